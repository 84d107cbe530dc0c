import { writeFileSync } from "node:fs";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import type { Client } from "../../clients/typescript/src/index.ts";
import { readArguments, type ComparisonOptions, type StudyOptions } from "./arguments.ts";
import { readBriefing } from "./briefing.ts";
import { compareStudies } from "./compare.ts";
import type { Conduct, Polling } from "./conduct.ts";
import { estimateLines, estimateStudy } from "./estimate.ts";
import { FileTrouble } from "../cli/errors.ts";
import { comparisonMarkdown, crosstabMarkdown, normsMarkdown } from "./figure-tables.ts";
import { findOut, type Findings } from "./findings.ts";
import { HELP } from "./help.ts";
import { readHumans } from "./humans.ts";
import type { StudyOutcome } from "./outcome.ts";
import { readPlan } from "./plan.ts";
import { readRespondents } from "./respondents.ts";
import type { StartService } from "./service.ts";
import { printable } from "../cli/printable.ts";
import type { ProgressDisplay } from "../cli/progress-display.ts";
import { runCommand, type ExitCode, type Terminal } from "../cli/run-command.ts";
import { readTranscript } from "./transcript.ts";
import { readWeights } from "./weights.ts";
import { whereaboutsOf } from "./whereabouts.ts";
import { withService } from "./with-service.ts";
import { runStudy } from "./workflow.ts";

/** What the command works with; a test gives its own. */
export interface CommandContext extends Terminal {
  /** Where the questions of a live interview come from. */
  input?: NodeJS.ReadableStream & { isTTY?: boolean };
  startService?: StartService;
  polling?: Polling;
}

/** Runs `npm run study` with the arguments after the program's name. Expected failures are printed, never thrown. */
export const runStudyCommand = (argv: readonly string[], context: CommandContext): Promise<ExitCode> =>
  runCommand(context, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) =>
      "compare" in options
        ? compare(options, context, display)
        : options.estimate
          ? estimate(options, context, display)
          : conduct(options, context, display),
  });

/** Prints finished studies beside each other. */
const compare = (options: ComparisonOptions, context: CommandContext, display: ProgressDisplay): Promise<void> =>
  withService(options, context, display, async ({ session }) => {
    const comparison = await compareStudies(options.compare, session.api);
    context.output.write(printable(comparisonMarkdown(comparison)));
    if (options.json !== null) writeJson(options.json, comparison);
  });

/** Prints what a study would come to. */
function estimate(options: StudyOptions, context: CommandContext, display: ProgressDisplay): Promise<void> {
  const request = { ...options, plan: readPlan(options.study) };
  return withService(options, context, display, async ({ session }) => {
    const estimated = await estimateStudy(request, session.api);
    context.output.write(`${estimateLines(estimated).join("\n")}\n`);
    if (options.json !== null) writeJson(options.json, estimated);
  });
}

function conduct(options: StudyOptions, context: CommandContext, display: ProgressDisplay): Promise<void> {
  const { output, errors, input, signal, polling } = context;
  const file = options.file === null ? null : readBriefing(options.file);
  const plan = readPlan(options.study);
  const weights = options.weights === null ? null : readWeights(options.weights);
  const humans = options.humans && readHumans(options.humans);
  const respondents = options.respondents && readRespondents(options.respondents);
  return withService(options, context, display, async (signedIn) => {
    const { session, service, lastingUrl } = signedIn;
    const means: Conduct = { api: session.api, display, signal, input, polling };
    const group = options.group === null ? null : { group: options.group };
    const audience = respondents ?? group ?? options.audience ?? "";
    const held = await runStudy({ ...options, audience, plan, file, weights }, means);
    const outcome = atLastingAddress(held, service.url, lastingUrl);
    const { simulation } = outcome;
    // What was paid for is kept, whatever becomes of what is computed of it.
    if (options.json !== null) writeJson(options.json, contentOf(outcome, {}));
    const { found, failure } = await findOut(simulation, { ...options, humans, respondents }, means);
    if (options.json !== null) writeJson(options.json, contentOf(outcome, found));
    const report = await readReport(simulation, session.api, options.language);
    const transcript = options.transcript ? await readTranscript(simulation, session.api) : "";
    const tables = [
      ...(found.crosstabs ?? []).map(crosstabMarkdown),
      ...(found.norms ? [normsMarkdown(found.norms)] : []),
    ];
    if (errors.isTTY && output.isTTY) errors.write("\n");
    output.write(printable(report + transcript + tables.join("")));
    if (errors.isTTY && output.isTTY) errors.write("\n");
    for (const line of whereaboutsOf(outcome, { ...signedIn, dataFolder: options.dataFolder })) display.say(line);
    if (failure) throw failure;
  });
}

/** The report in the words of the service, as Markdown. */
async function readReport(
  { id, project_id }: Simulation,
  api: Client,
  language: StudyOptions["language"],
): Promise<string> {
  const params = { project_id, simulation_id: id };
  const query = { format: "md", ...(language && { language }) } as const;
  const text = new TextDecoder().decode(await api.exportResults({ params, query }));
  // The line that tells machines that it was generated.
  return text.replace(/^<!--.*-->\n\n/, "");
}

const atLastingAddress = (outcome: StudyOutcome, from: string, to: string): StudyOutcome => ({
  ...outcome,
  personas: outcome.personas.map((persona) =>
    persona.avatar_url.startsWith(`${from}/`)
      ? { ...persona, avatar_url: to + persona.avatar_url.slice(from.length) }
      : persona,
  ),
});

/** Everything that the service answered of a study. */
const contentOf = ({ personaGroup, seconds, ...outcome }: StudyOutcome, found: Findings) => ({
  ...outcome,
  persona_group: personaGroup,
  ...found,
  wall_seconds: seconds,
});

/** @throws FileTrouble */
function writeJson(file: string, content: object): void {
  try {
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  } catch (error) {
    throw new FileTrouble(`The results could not be written to ${file} (${(error as Error).message}).`);
  }
}
