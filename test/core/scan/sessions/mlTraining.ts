import { conversation, edit, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const mlTraining = labelled(
	"training run over night, result not known yet",
	conversation(
		turn(
			'val loss of the segmentation model goes NaN around epoch 12. ideas? logs below\n\nepoch 11 train 0.213 val 0.240\nepoch 12 train nan val nan\nWARNING: non-finite gradient, step skipped\nTraceback (most recent call last):\n  File "train.py", line 88, in step\nFloatingPointError: underflow encountered in log',
			run("rg -n 'log\\(' seg/losses.py", 0, "41:    return -(t * p.log() + (1 - t) * (1 - p).log()).mean()"),
			say(
				"`dice_bce` takes the log of probabilities that are exactly 0 in fp16. Options:\n\n1. clamp p to [1e-6, 1-1e-6]\n2. switch to `binary_cross_entropy_with_logits` and pass logits\n3. turn off mixed precision\n\n2 is numerically the right thing; 1 is a band-aid. Which one do you prefer?",
			),
		),
		turn(
			"2",
			edit("/work/seg/losses.py", "F.binary_cross_entropy_with_logits(logits, t)"),
			edit("/work/seg/model.py", "return logits", "return torch.sigmoid(logits)"),
			run("pytest tests/test_losses.py -q", 0, "8 passed in 3.10s"),
			say(
				"The loss works on logits now, and the model returns logits. Note that `predict.py` still thresholds the model output at 0.5; with logits that has to become 0.0, otherwise predictions shrink.",
			),
		),
		turn(
			"fix predict and start the training over night please",
			edit("/work/seg/predict.py", "mask = logits > 0.0", "mask = probs > 0.5"),
			run("nohup python train.py --config big.yaml > run42.log 2>&1 &", 0, "[1] 48213"),
			say(
				"predict.py is fixed. Training is running as PID 48213, log in run42.log, about 9 hours. First thing tomorrow: check that epoch 12 passes without NaN, and compare val dice with run 37 (0.871).",
			),
		),
	),
	{
		unfinished: [
			[
				"First thing tomorrow: check that epoch 12 passes without NaN, and compare val dice with run 37 (0.871).",
				"Training is running as PID 48213, log in run42.log, about 9 hours.",
			],
		],
		decisions: ["switch to `binary_cross_entropy_with_logits` and pass logits"],
		lessons: ["`dice_bce` takes the log of probabilities that are exactly 0 in fp16."],
		traps: [
			"`predict.py` still thresholds the model output at 0.5; with logits that has to become 0.0, otherwise predictions shrink.",
			"turn off mixed precision",
			"Which one do you prefer?",
		],
	},
);
