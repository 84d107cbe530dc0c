// `npm run lab -- dataset ID`: a study as the table that all its figures, tests and files are made from.
import { parseArgs } from "node:util";
import { readCredentials } from "../bin/study/credentials.ts";
import { openAccountFile } from "../bin/study/accounts.ts";
import { signIn, signInAs, sessionWithKey } from "../bin/study/session.ts";
import { ApiError, type Client } from "../clients/typescript/src/index.ts";
import { askedQuestions } from "../functions/dataset/asked-questions.ts";
import { datasetRow, makeDataset, missingReasons, type Dataset } from "../functions/dataset/dataset.ts";

const HELP = `Prints the dataset of a complete study: a line per variable, or with --csv a row per participant.

  npm run lab -- dataset ID [--url URL] [--csv]

  ID         of the simulation
  --url URL  of the API, http://127.0.0.1:3000/api/v1 by default
  --csv      the numbers themselves, empty where there is none

Sign in as npm run study does: STUDY_API_KEY, or STUDY_EMAIL and STUDY_PASSWORD; without them its own account is taken.
`;

/** Where `npm run study` keeps its account. */
const ACCOUNTS = ".data/study-account.json";

async function apiAt(url: string): Promise<Client> {
  const options = { url, signal: AbortSignal.timeout(120_000) };
  const given = readCredentials(process.env);
  if (given === null) return (await signIn(options, openAccountFile(ACCOUNTS))).api;
  return "apiKey" in given ? sessionWithKey(options, given.apiKey).api : (await signInAs(options, given)).api;
}

/** The project that a simulation is in. */
async function projectOf(api: Client, simulation_id: string): Promise<string> {
  for (const { id } of await api.listProjects({}))
    try {
      await api.getSimulation({ params: { project_id: id, simulation_id } });
      return id;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  throw new Error(`No project of this account has a simulation ${simulation_id}.`);
}

async function datasetOf(api: Client, simulationId: string): Promise<Dataset> {
  const params = { project_id: await projectOf(api, simulationId), simulation_id: simulationId };
  const [simulation, results] = [await api.getSimulation({ params }), await api.getSimulationResults({ params })];
  const weights = new Map(results.aggregate.weighting?.personas.map((one) => [one.persona_id, one.weight]));
  return makeDataset(askedQuestions(simulation), results.persona_results.map(datasetRow), {
    language: simulation.language,
    weightOf: (id) => weights.get(id) ?? 1,
  });
}

const shown = (value: number): string => (Number.isNaN(value) ? "" : String(Number(value.toFixed(4))));

function* variableLines({ questions, participants, weights }: Dataset): Generator<string> {
  const [least, most] = [Math.min(...weights), Math.max(...weights)].map(shown);
  yield `${participants.length} participants, weights from ${least} to ${most}`;
  for (const { asked, form, variables, missing, method } of questions) {
    const reasons = missingReasons.map((reason, number) => [reason, missing.filter((one) => one === number).length]);
    const counts = reasons.filter(([, count]) => count !== 0).map(([reason, count]) => `${reason} ${count}`);
    yield `\n${asked.id}  ${asked.text}\n  ${form}${method ? `, rated by ${method}` : ""}; ${counts.join(", ")}`;
    for (const { name, label, level, labels, column } of variables) {
      const there = column.filter((value) => !Number.isNaN(value));
      const mean = shown(there.reduce((sum, value) => sum + value, 0) / there.length);
      const words = labels.map(([value, word]) => `${value} = ${word}`).join(" | ");
      yield `  ${name}  ${level}, n ${there.length}, mean ${mean}  ${label}${words ? `  [${words}]` : ""}`;
    }
  }
}

function* csvLines({ participants, weights, questions, sentiment }: Dataset): Generator<string> {
  const variables = questions.flatMap((question) => question.variables);
  yield ["participant", "weight", "sentiment", ...variables.map(({ name }) => name)].join(",");
  for (const [row, id] of participants.entries())
    yield [
      id,
      ...[weights, sentiment.column, ...variables.map(({ column }) => column)].map((one) => shown(one[row]!)),
    ].join(",");
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string", default: "http://127.0.0.1:3000/api/v1" },
    csv: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
const [simulationId] = positionals;
if (values.help || simulationId === undefined) {
  process.stdout.write(HELP);
  process.exitCode = values.help ? 0 : 2;
} else
  try {
    const dataset = await datasetOf(await apiAt(values.url), simulationId);
    for (const line of values.csv ? csvLines(dataset) : variableLines(dataset)) process.stdout.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
