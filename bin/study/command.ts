import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Norms } from "../../functions/findings/comparisons/norms-schema.ts";
import type { Codebook } from "../../functions/findings/codebook/schemas.ts";
import type { Crosstab } from "../../functions/findings/comparisons/schemas.ts";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import type { ApiClient } from "../api-client/client.ts";
import { openAccountFile } from "./accounts.ts";
import {
  readCredentials,
  readArguments,
  type ComparisonOptions,
  type ServiceOptions,
  type StudyOptions,
} from "./arguments.ts";
import { readBriefing } from "./briefing.ts";
import { codeAnswers, renderCodebooks } from "./codebook.ts";
import { compareStudies } from "./compare.ts";
import type { Conduct, Polling } from "./conduct.ts";
import { estimateLines, estimateStudy } from "./estimate.ts";
import { FileTrouble } from "../cli/errors.ts";
import { HELP } from "./help.ts";
import { holdAgainstPeople, readHumans } from "./humans.ts";
import type { StudyOutcome } from "./outcome.ts";
import { readPlan, sourceOf } from "./plan.ts";
import { checkReliability } from "./reliability.ts";
import { readRespondents } from "./respondents.ts";
import { renderReliability } from "./report/reliability.ts";
import { pageWidth, renderReport } from "./report/report.ts";
import { comparisonLines, crosstabLines } from "./report/figure-tables.ts";
import { normsLines } from "./report/norms.ts";
import { pageIn } from "./report/page.ts";
import { reachService, startLocalStack, type Service, type StartService } from "./service.ts";
import { sessionWithKey, signIn, signInAs, type Session } from "./session.ts";
import { paintFor } from "../cli/paint.ts";
import { printableCopy } from "../cli/printable.ts";
import type { ProgressDisplay } from "../cli/progress-display.ts";
import { runCommand, type ExitCode, type Terminal } from "../cli/run-command.ts";
import { readWeights } from "./weights.ts";
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

/** A service that somebody is signed in at. */
interface SignedIn {
  session: Session;
  service: Service;
  /** Where the data can be read from now on: the port of a service started for one command is gone with it. */
  lastingUrl: string;
  /** Where the account is kept; null for the person's own, and for a key. */
  accountFile: string | null;
}

async function withService(
  options: ServiceOptions,
  { environment, signal, startService }: CommandContext,
  display: ProgressDisplay,
  use: (signedIn: SignedIn) => Promise<void>,
): Promise<void> {
  const own = readCredentials(environment);
  const accounts = openAccountFile(join(options.dataFolder, "study-account.json"));
  const service = await reachService(options, announced(startService ?? startLocalStack, display), signal);
  try {
    signal.throwIfAborted();
    const lastingUrl = service.own ? options.url : service.url;
    const at = { url: service.url, signal };
    const session =
      own === null
        ? await signIn(at, accounts, lastingUrl)
        : "apiKey" in own
          ? sessionWithKey(at, own.apiKey)
          : await signInAs(at, own);
    await use({ session, service, lastingUrl, accountFile: own ? null : accounts.path });
  } finally {
    await service.close();
  }
}

/** Prints finished studies beside each other. */
const compare = (options: ComparisonOptions, context: CommandContext, display: ProgressDisplay): Promise<void> =>
  withService(options, context, display, async ({ session }) => {
    const { output, environment } = context;
    const { comparison, language } = await compareStudies(options.compare, session.api);
    const page = pageIn(language, { width: pageWidth(output.columns), paint: paintFor(output, environment) });
    output.write(`${comparisonLines(page, printableCopy(comparison)).join("\n")}\n`);
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
  const { output, errors, input, environment, signal, polling } = context;
  const file = options.file === null ? null : readBriefing(options.file);
  const plan = readPlan(options.study);
  const weights = options.weights === null ? null : readWeights(options.weights);
  const humans = options.humans && readHumans(options.humans);
  const respondents = options.respondents && readRespondents(options.respondents);
  return withService(options, context, display, async ({ session, service, lastingUrl, accountFile }) => {
    const means: Conduct = { api: session.api, display, signal, input, polling };
    const found = await runStudy(
      {
        audience: respondents ?? (options.group === null ? (options.audience ?? "") : { group: options.group }),
        concept: options.concept,
        plan,
        file,
        directEstimate: options.directEstimate,
        weights,
        sample: options.sample,
        maxCostUsd: options.maxCostUsd,
        goOn: options.goOn,
        personas: options.personas,
        timeoutSeconds: options.timeoutSeconds,
      },
      means,
    );
    const held = await holdAgainstPeople(found.simulation, { humans, respondents }, means);
    const outcome = { ...atLastingAddress(found, service.url, lastingUrl), validity: held.validity };
    const page = { width: pageWidth(output.columns), paint: paintFor(output, environment) };
    const separate = () => errors.isTTY && output.isTTY && errors.write("\n");
    separate();
    output.write(
      renderReport(
        {
          audience: options.audience,
          concept: options.concept,
          briefing: file?.name ?? null,
          source: sourceOf(plan),
          transcript: options.transcript,
        },
        outcome,
        {
          url: lastingUrl,
          stopped: service.own,
          dataFolder: options.dataFolder,
          accountFile,
          caller: session.caller,
        },
        page,
      ),
    );
    // What was paid for is kept, whatever becomes of what is computed of it.
    if (options.json !== null) writeJson(options.json, contentOf(outcome, [], []));
    const codebooks: Codebook[] = [];
    for (const questionId of options.codebook)
      codebooks.push(await codeAnswers(outcome.simulation, { ...options, questionId }, means));
    if (codebooks.length > 0) output.write(renderCodebooks(codebooks, outcome, page));
    const crosstabs = await crossed(options.by, outcome.simulation, session.api);
    for (const crosstab of crosstabs) {
      const lines = crosstabLines(pageIn(outcome.simulation.language, page), printableCopy(crosstab));
      output.write(`${lines.join("\n")}\n`);
    }
    const norms = options.norms ? await placed(outcome.simulation, session.api) : undefined;
    if (norms) {
      const { language } = outcome.simulation;
      output.write(`${normsLines(pageIn(language, page), printableCopy(norms), language).join("\n")}\n`);
    }
    const content = { ...contentOf(outcome, codebooks, crosstabs), norms };
    if (options.json !== null) writeJson(options.json, content);
    if (options.reliability !== null) {
      separate();
      const { reliability: runs, vary, timeoutSeconds } = options;
      const reliability = await checkReliability(outcome.simulation, { runs, vary, timeoutSeconds }, means);
      output.write(renderReliability(reliability, outcome, page));
      if (options.json !== null) writeJson(options.json, { ...content, reliability });
    }
    // The study stands all the same, and has been printed.
    if (held.refusal) throw held.refusal;
  });
}

/** The questions of a study crossed with facts or questions of its personas, a table for each. */
const crossed = (by: readonly string[], { id, project_id }: Simulation, api: ApiClient): Promise<Crosstab[]> =>
  Promise.all(by.map((one) => api.getCrosstab({ params: { project_id, simulation_id: id }, query: { by: one } })));

/** Where its concept stands among all that the account has tested. */
const placed = ({ id, project_id }: Simulation, api: ApiClient): Promise<Norms> =>
  api.getNorms({ params: { project_id, simulation_id: id } });

const announced =
  (start: StartService, display: { say(line: string): void }): StartService =>
  async (dataFolder) => {
    display.say(`No service is running; starting one on the data in ${dataFolder} ...`);
    return start(dataFolder);
  };

const atLastingAddress = (outcome: StudyOutcome, from: string, to: string): StudyOutcome => ({
  ...outcome,
  personas: outcome.personas.map((persona) =>
    persona.avatar_url.startsWith(`${from}/`)
      ? { ...persona, avatar_url: to + persona.avatar_url.slice(from.length) }
      : persona,
  ),
});

/** Everything that the service answered of a study. */
const contentOf = (
  { project, personaGroup, personas, simulation, results, validity, seconds }: StudyOutcome,
  codebooks: readonly Codebook[],
  crosstabs: readonly Crosstab[],
) => ({
  project,
  persona_group: personaGroup,
  personas,
  simulation,
  results,
  // Absent where the study was not held against people, coded or crossed with anything.
  validity: validity ?? undefined,
  codebooks: codebooks.length > 0 ? codebooks : undefined,
  crosstabs: crosstabs.length > 0 ? crosstabs : undefined,
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
