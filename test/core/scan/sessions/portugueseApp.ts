import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const portugueseApp = labelled(
	"aplicativo Flutter, em português",
	conversation(
		turn(
			"o app trava quando abro a lista de pedidos sem internet. dá pra resolver? não quero nenhuma dependência nova",
			edit("/home/rui/pedidos/lib/lista.dart", "try { await api.buscar(); } on SocketException { usarCache(); }"),
			run("flutter test", 0, "All tests passed!"),
			say(
				"O travamento vinha de um `SocketException` não tratado em `ListaPedidos.carregar()`. Agora a lista usa o cache local quando não há conexão. Os testes passam.",
			),
		),
		turn(
			"beleza, mas quando volta a internet ele não atualiza sozinho",
			say(
				"Verdade, falta escutar a mudança de conexão. Vou usar o stream que já existe em `RedeService` em vez de fazer polling.",
			),
			edit("/home/rui/pedidos/lib/lista.dart", "rede.mudancas.listen((_) => carregar());"),
			run("flutter test", 0, "All tests passed!"),
			say(
				"Pronto: a lista recarrega quando a conexão volta.\n\n**Pendências:**\n- A tela de detalhes ainda não usa o cache; sem internet ela fica em branco.\n- Publicar a versão 2.3.1 na loja (precisa da sua conta).",
			),
		),
		turn("a tela de detalhes deixa pra semana que vem. valeu!", say("Combinado!")),
	),
	{
		unfinished: [
			[
				"A tela de detalhes ainda não usa o cache; sem internet ela fica em branco.",
				"a tela de detalhes deixa pra semana que vem.",
			],
			"Publicar a versão 2.3.1 na loja (precisa da sua conta).",
		],
		decisions: ["Vou usar o stream que já existe em `RedeService` em vez de fazer polling."],
		corrections: ["beleza, mas quando volta a internet ele não atualiza sozinho"],
		constraints: ["não quero nenhuma dependência nova"],
		lessons: ["O travamento vinha de um `SocketException` não tratado em `ListaPedidos.carregar()`."],
		traps: ["falta escutar a mudança de conexão."],
	},
);
