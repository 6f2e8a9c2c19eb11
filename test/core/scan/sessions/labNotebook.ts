import { conversation, edit, read, run, say, turn } from "../support/conversation";
import { labelled } from "./labelledSession";

export const labNotebook = labelled(
	"statistics for a paper, results in tables, open points among remarks",
	conversation(
		turn(
			"Please redo the mixed model in analysis.R with site as random effect and update table 2. Do not overwrite results/2025, reviewers refer to it.",
			read("/home/mia/paper/analysis.R"),
			edit(
				"/home/mia/paper/analysis.R",
				"lmer(yield ~ treatment + (1 | site), data = d)",
				"lm(yield ~ treatment, data = d)",
			),
			run("Rscript analysis.R", 0, "boundary (singular) fit: see help('isSingular')"),
			say(
				"The model runs, but the fit is singular: with only three sites the variance of the random effect is estimated as zero. It would be more honest to use site as a fixed effect.",
			),
		),
		turn(
			"reviewer 2 explicitly asked for random. what about a bayesian fit with a weak prior",
			edit(
				"/home/mia/paper/analysis.R",
				"brm(yield ~ treatment + (1 | site), prior = prior(student_t(3, 0, 2), class = sd))",
			),
			run("Rscript analysis.R", 0, "Warning: 14 divergent transitions"),
			edit("/home/mia/paper/analysis.R", "control = list(adapt_delta = 0.99)"),
			run("Rscript analysis.R", 0, "All chains converged, Rhat <= 1.01"),
			say(
				"That works. With `adapt_delta = 0.99` the divergences are gone.\n\n| term | estimate | 95 % CrI |\n| --- | --- | --- |\n| treatment B | 0.42 | 0.11 to 0.74 |\n| treatment C | 0.08 | -0.23 to 0.40 |\n\nTable 2 is regenerated in results/2026. Points you may want to check:\n- The text in section 3.2 still cites p-values, which no longer exist with the Bayesian model.\n- Figure 4 was drawn from the old model and I left it as it is.",
			),
		),
		turn(
			"section 3.2 I rewrite myself. figure 4: please redraw",
			edit("/home/mia/paper/fig4.R", "plot(posterior)"),
			run("Rscript fig4.R", 0, "saved results/2026/fig4.pdf"),
			say("Figure 4 is redrawn from the posterior."),
		),
		turn("looks good. the cover letter tomorrow."),
	),
	{
		unfinished: [
			[
				"The text in section 3.2 still cites p-values, which no longer exist with the Bayesian model.",
				"section 3.2 I rewrite myself.",
			],
			"the cover letter tomorrow.",
		],
		decisions: [["what about a bayesian fit with a weak prior"]],
		corrections: [["reviewer 2 explicitly asked for random."]],
		constraints: ["Do not overwrite results/2025, reviewers refer to it."],
		attempts: [["the fit is singular: with only three sites the variance of the random effect is estimated as zero."]],
		lessons: [
			["with only three sites the variance of the random effect is estimated as zero."],
			["With `adapt_delta = 0.99` the divergences are gone."],
		],
		traps: ["Figure 4 was drawn from the old model and I left it as it is."],
	},
);
