import { conversation, cutOff, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const embeddedFirmware = labelled(
	"firmware of a sensor, chatty user, cut off while flashing",
	conversation(
		turn(
			"Hi! So I've got this humidity sensor board (STM32L0, bare metal, no RTOS) and it draws 1.2 mA in sleep where the datasheet promises something like 2 µA. I measured with the Otii. Could you go through the low power code with me? Please don't change the clock tree, the radio certification depends on it.",
			read("/home/jo/hum/src/power.c"),
			read("/home/jo/hum/src/adc.c"),
			say(
				"Two suspects:\n\n1. `power_enter_stop()` leaves the ADC regulator on: `ADVREGEN` is never cleared after a conversion.\n2. GPIOs of the unused SPI header are floating inputs.\n\nThe first one alone explains about 1 mA. Shall I start with it?",
			),
		),
		turn(
			"yes go",
			edit("/home/jo/hum/src/adc.c", "ADC1->CR &= ~ADC_CR_ADVREGEN;"),
			run("make -j4", 0, "   text\t   data\t    bss\n  18244\t    120\t   1956\nbuild/hum.elf"),
			say("Done: the regulator is now switched off after each conversion. Please flash and measure again."),
		),
		turn(
			"Measured: 310 µA now. Better, but I tried disabling the brown-out reset in the option bytes as well and that bricked one board until I did a mass erase, so let's not go there again.",
			say("Good to know. Then the floating pins are next. I'll set the SPI header to analog mode."),
			edit("/home/jo/hum/src/board.c", "GPIOB->MODER |= 0xFF000000; // SPI header to analog"),
			run("make -j4", 0, "build/hum.elf"),
			cutOff({
				name: "Bash",
				kind: "shell",
				command: "openocd -f board/hum.cfg -c 'program build/hum.elf verify reset exit'",
			}),
		),
	),
	{
		unfinished: [["openocd -f board/hum.cfg -c 'program build/hum.elf verify reset exit'"]],
		constraints: ["Please don't change the clock tree, the radio certification depends on it."],
		attempts: [
			"I tried disabling the brown-out reset in the option bytes as well and that bricked one board until I did a mass erase",
		],
		lessons: ["`power_enter_stop()` leaves the ADC regulator on: `ADVREGEN` is never cleared after a conversion."],
		decisions: [
			[
				"that bricked one board until I did a mass erase, so let's not go there again.",
				"I'll set the SPI header to analog mode.",
			],
		],
		traps: ["Please flash and measure again.", "Shall I start with it?"],
	},
);
