import { plainLine } from "../../core/render/inline";

/** Foreign words in a notification: VS Code makes a link of `[text](target)` there, one that runs a command included. */
export function plainMessage(text: string): string {
	return plainLine(text).replaceAll("](", "] (");
}
