import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { ApiError } from "../../../clients/typescript/src/index.ts";
import { BASE_PATH } from "../../../functions/service/routes.ts";
import { OperatorError, UsageError } from "../../../lib/operator-error.ts";
import { runCommand, type CommandContext, type ExitCode } from "../run-command.ts";
import { cleanUp } from "./clean-up.ts";
import { Customer, type Traffic } from "./customer.ts";
import { enter } from "./entrance.ts";
import { beginProject, recruit } from "./recruiting.ts";
import { checkSafeguards, usageOf } from "./safeguards.ts";
import { StepFailed } from "./step-failed.ts";
import { checkReliability, holdSurvey, testConcept } from "./simulations.ts";
import { walkOn, type Walk } from "./walk.ts";

export const HELP = `Walks through a deployed service as a customer would, over HTTP, and removes what it made.

  npm run smoke -- <URL> [options]

  <URL>                 base address, https://api.example.com/api/v1; the deployment prints it
  --concept-only        no survey: the cheapest walk with a study
  --full                also a reliability check, two runs of the concept test
  --personas N          2 or 3 (default 2)
  --email-domain NAME   domain of the throw-away accounts (default example.com); no mail is sent to them
  --timeout SECONDS     how long one generation or study may take (default 600)
  --help                this text

It signs two companies up (a service lets one address do so ten times an hour) and deletes both at the end, also after
a failure or Ctrl-C. With two personas the models cost a few cents; the last line says how much.
Exit code 0: everything went as promised; 1: a step failed; 2: wrong arguments; 130: interrupted.`;

interface SmokeOptions {
  url: string;
  conceptOnly: boolean;
  full: boolean;
  personas: number;
  emailDomain: string;
  timeoutSeconds: number;
}

function numberWithin(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function readArguments(argv: readonly string[]): SmokeOptions {
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      "concept-only": flag,
      full: flag,
      personas: { type: "string", default: "2" },
      "email-domain": { type: "string", default: "example.com" },
      timeout: { type: "string", default: "600" },
    },
  });
  const url = URL.parse(positionals[0] ?? "");
  if (!url || !["http:", "https:"].includes(url.protocol) || url.search || url.hash || positionals.length > 1)
    throw new UsageError("Name one address of a service, such as https://api.example.com/api/v1.");
  if (values.full && values["concept-only"]) throw new UsageError("--full and --concept-only exclude each other.");
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(values["email-domain"]))
    throw new UsageError(`--email-domain must be a domain such as example.com, not "${values["email-domain"]}".`);
  return {
    url: url.origin + (url.pathname === "/" ? BASE_PATH : url.pathname.replace(/\/+$/, "")),
    conceptOnly: values["concept-only"],
    full: values.full,
    personas: numberWithin("personas", values.personas, [2, 3]),
    emailDomain: values["email-domain"],
    timeoutSeconds: numberWithin("timeout", values.timeout, [1, 7_200]),
  };
}

/** An account nobody else has; its password is kept nowhere. */
function throwAwayCustomer({ url, emailDomain }: SmokeOptions, traffic: Traffic): Customer {
  const id = randomBytes(6).toString("hex");
  const password = randomBytes(24).toString("base64url");
  return new Customer(url, { email: `smoke+${id}@${emailDomain}`, password, companyName: `Smoke test ${id}` }, traffic);
}

/** What a walk may end with: a step that failed, or an answer out of its contract. */
const isExpected = (error: Error): boolean => error instanceof StepFailed || error instanceof ApiError;

/** Runs `npm run smoke` with the arguments after the program's name. */
export const smoke = (argv: readonly string[], context: CommandContext): Promise<ExitCode> =>
  runCommand(argv, context, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async (options) => {
      const { output, errors, signal } = context;
      const start = performance.now();
      const traffic: Traffic = { requests: 0 };
      const { step, watcher } = walkOn(context);
      const walk: Walk = {
        customer: throwAwayCustomer(options, traffic),
        companies: [],
        traffic,
        personas: options.personas,
        signal,
        newCustomer: () => throwAwayCustomer(options, traffic),
        step,
        watch: watcher(signal, options.timeoutSeconds),
      };
      const state: { project?: string } = {};
      let failure: Error | undefined;
      let cost = "";
      try {
        cost = await conduct(options, walk, state);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        if (signal.aborted) errors.write("Interrupted: removing what was made; Ctrl-C again leaves it there.\n");
        else if (isExpected(failure)) errors.write(`${failure.message}\n`);
      }
      const left = await cleanUp(walk, state.project);
      for (const { company, reason } of left)
        errors.write(`Still there: ${company.companyName}, company ${company.companyId ?? "unknown"} (${reason})\n`);
      if (failure !== undefined && !signal.aborted && !isExpected(failure)) throw failure;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (failure !== undefined || left.length > 0) {
        throw new OperatorError(`The smoke test of ${options.url} failed after ${seconds} s.`);
      }
      output.write(`All went well in ${seconds} s, ${traffic.requests} requests, none refused as too many; ${cost}.\n`);
    },
  });

/** @returns what it cost, in words */
async function conduct(options: SmokeOptions, walk: Walk, state: { project?: string }): Promise<string> {
  await enter(walk);
  const project = await beginProject(walk);
  state.project = project;
  const panel = { project_id: project, ...(await recruit(walk, project)) };
  const conceptTest = await testConcept(walk, panel);
  if (!options.conceptOnly) await holdSurvey(walk, panel);
  if (options.full) await checkReliability(walk, conceptTest);
  await checkSafeguards(walk, project);
  const usage = await usageOf(walk);
  return (
    `models cost ${usage.estimated_cost_usd.toFixed(4)} USD (estimate at list price, ` +
    `${usage.input_tokens + usage.output_tokens} tokens)`
  );
}
