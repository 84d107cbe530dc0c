import { writeFileSync } from "node:fs";
import { openModel } from "../../functions/models/port/model.ts";
import type { Budget } from "../../functions/platform/costs/budget.ts";
import type { ModelRole } from "../../functions/models/prompts/prompt.ts";
import { mapConcurrent } from "../../functions/platform/map-concurrent.ts";
import { CommandError } from "../cli/errors.ts";
import type { ProgressDisplay } from "../cli/progress-display.ts";
import { runCommand, type ExitCode, type Terminal } from "../cli/run-command.ts";
import { HELP, readArguments, type ConformanceOptions } from "./arguments.ts";
import { studyMaterial } from "./material.ts";
import { openModels, type TriedModels } from "./models.ts";
import { isAskedIn, servicePrompts } from "./prompts.ts";
import { testRatings, type ScaleReadings } from "./rating-test.ts";
import { saveRatings } from "./save-ratings.ts";
import { renderConformance } from "./table.ts";
import { recordAnswers, runTrial, type TrialPlan } from "./trial.ts";
import { missed, neverUsable, sharesOf } from "./verdict.ts";

/** Nobody pays here but whoever runs the command, who is told what it has cost. */
const ownPurse: Budget = { requireBudget: async () => {}, recordCost: async () => {} };

/** Runs `npm run conformance` with the arguments after the program's name. Expected failures are printed. */
export const runConformanceCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) => measure(options, terminal, display),
  });

function plansOf({ languages, prompts, times }: ConformanceOptions, models: TriedModels): TrialPlan[] {
  const modelOf = (role: ModelRole, turn: number) => {
    const ids = role === "persona" ? models.ids.persona : [models.ids[role]];
    return ids[turn % ids.length] as string;
  };
  return languages.flatMap((language) =>
    prompts
      .filter((name) => isAskedIn(name, language))
      .flatMap((name) =>
        Array.from({ length: times }, (_, turn): TrialPlan => {
          const material = studyMaterial(language);
          const withOrders = turn % 2 === 1;
          const prompt = servicePrompts[name]!(material, withOrders ? material.orders : null);
          return {
            id: `${language} ${name} ${turn}`,
            name,
            language,
            withOrders,
            prompt,
            modelId: modelOf(prompt.role, turn),
          };
        }),
      ),
  );
}

/** Failures that every further call would meet as well. */
const NOT_TO_BE_HAD = /^Model(Unreachable|KeyRejected|NotFound|QuotaExhausted|Throttled|Misconfigured): /;

/** Asks every model once, so that one which is not to be had costs one wait. @throws CommandError */
async function requireModels(plans: readonly TrialPlan[], by: Parameters<typeof runTrial>[0]): Promise<void> {
  const first = new Map(plans.toReversed().map((plan) => [plan.modelId, plan]));
  const trials = await Promise.all(
    [...first.values()].map((plan) => runTrial(by, { ...plan, id: `first ${plan.id}` })),
  );
  for (const { problem } of trials)
    if (problem !== null && NOT_TO_BE_HAD.test(problem)) throw new CommandError(problem.replace(/^\w+: /, ""));
}

async function measure(
  options: ConformanceOptions,
  { output, errors, environment, signal }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  // Metrics of every call would drown the table.
  process.env.LOG_LEVEL = "silent";
  const models = await openModels(options, environment);
  try {
    const recorder = recordAnswers(models.client);
    const model = openModel({ budget: ownPurse, fallbacks: {}, client: models.client });
    const plans = plansOf(options, models);
    await requireModels(plans, { model, recorder });
    let completed = 0;
    const total = plans.length;
    const trials = await mapConcurrent(plans, options.atOnce, async (plan) => {
      signal.throwIfAborted();
      const trial = await runTrial({ model, recorder }, plan);
      completed += 1;
      const message = `${completed} of ${total} answers, now in ${plan.language}`;
      // A line each only for a tenth of them, where no bar can be drawn.
      if (completed % Math.ceil(total / 10) === 0 || errors.isTTY)
        display.update("Asking", { completed, total, percent: (100 * completed) / total, message, personas: [] });
      return trial;
    });
    display.end();
    const ratings: ScaleReadings[] = [];
    const { client, ids } = models;
    for (const language of options.languages)
      ratings.push(
        ...(await testRatings(language, { client, ids, model, budget: ownPurse, withChat: options.withChat })),
      );
    output.write(`${renderConformance(models.name, trials, ratings)}\n`);
    if (options.savesRatings) saveRatings(ids.persona[0]!, ratings);
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ trials, ratings }, null, 2)}\n`);
    const [never, short] = [neverUsable(trials), missed(sharesOf(trials))];
    if (never.length > 0 || short.length > 0) throw new CommandError("The model does not meet the bar.");
  } finally {
    await models.close();
  }
}
