import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReliabilityStudy } from "../../functions/domain/reliability/schemas.ts";
import { openAccountFile } from "./accounts.ts";
import { readAccount, readArguments, type StudyOptions } from "./arguments.ts";
import { readBriefing } from "./briefing.ts";
import type { Conduct, Polling } from "./conduct.ts";
import { FileTrouble } from "../cli/errors.ts";
import { HELP } from "./help.ts";
import { holdAgainstPeople, readHumans } from "./humans.ts";
import type { StudyOutcome } from "./outcome.ts";
import { readPlan, sourceOf } from "./plan.ts";
import { checkReliability } from "./reliability.ts";
import { readRespondents } from "./respondents.ts";
import { renderReliability } from "./report/reliability.ts";
import { pageWidth, renderReport } from "./report/report.ts";
import { reachService, startLocalStack, type StartService } from "./service.ts";
import { signIn, signInAs } from "./session.ts";
import { paintFor } from "../cli/paint.ts";
import type { ProgressDisplay } from "../cli/progress-display.ts";
import { runCommand, type ExitCode, type Terminal } from "../cli/run-command.ts";
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
    run: (options, display) => conduct(options, context, display),
  });

async function conduct(
  options: StudyOptions,
  { output, errors, input, environment, signal, polling, startService }: CommandContext,
  display: ProgressDisplay,
): Promise<void> {
  const file = options.file === null ? null : readBriefing(options.file);
  const plan = readPlan(options.study);
  const humans = options.humans && readHumans(options.humans);
  const respondents = options.respondents && readRespondents(options.respondents);
  const own = readAccount(environment);
  const accounts = openAccountFile(join(options.dataFolder, "study-account.json"));
  const service = await reachService(options, announced(startService ?? startLocalStack, display), signal);
  try {
    signal.throwIfAborted();
    // The port of a service started for one study is gone with it; `npm start` serves the same data at the usual one.
    const lastingUrl = service.own ? options.url : service.url;
    const session = own
      ? await signInAs({ url: service.url, signal }, own)
      : await signIn({ url: service.url, signal }, accounts, lastingUrl);
    const means: Conduct = { api: session.api, display, signal, input, polling };
    const found = await runStudy(
      {
        audience: respondents ?? options.audience ?? "",
        concept: options.concept,
        plan,
        file,
        directEstimate: options.directEstimate,
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
          accountFile: own ? null : accounts.path,
          email: session.email,
        },
        page,
      ),
    );
    if (options.json !== null) writeJson(options.json, outcome);
    if (options.reliability !== null) {
      separate();
      const { reliability: runs, vary, timeoutSeconds } = options;
      const reliability = await checkReliability(outcome.simulation, { runs, vary, timeoutSeconds }, means);
      output.write(renderReliability(reliability, outcome, page));
      if (options.json !== null) writeJson(options.json, outcome, reliability);
    }
    // The study stands all the same, and has been printed.
    if (held.refusal) throw held.refusal;
  } finally {
    await service.close();
  }
}

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

function writeJson(
  file: string,
  { project, personaGroup, personas, simulation, results, validity, seconds }: StudyOutcome,
  reliability?: ReliabilityStudy,
): void {
  const content = {
    project,
    persona_group: personaGroup,
    personas,
    simulation,
    results,
    // Absent where the study was not held against people.
    validity: validity ?? undefined,
    wall_seconds: seconds,
    // Absent unless it was asked for, and until it is complete.
    reliability,
  };
  try {
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  } catch (error) {
    throw new FileTrouble(`The results could not be written to ${file} (${(error as Error).message}).`);
  }
}
