import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createClient } from "../../../clients/typescript/src/index.ts";
import { WorkFailed } from "../../../bin/cli/errors.ts";
import type { ProgressDisplay } from "../../../bin/cli/progress-display.ts";
import { runCommand, type ExitCode, type Terminal } from "../../../bin/cli/run-command.ts";
import { newAccount } from "../../../bin/study/accounts.ts";
import { startEndingTogether, type Children } from "../http/children.ts";
import { HELP, readArguments, type SoakOptions } from "./arguments.ts";
import { p99, startLoad, type Mixed } from "./load.ts";
import type { Usage } from "./stack-process.ts";
import { keepStudying, prepareGroup } from "./studies.ts";
import { isFlat, trendOf } from "./trend.ts";

const PROGRAM = fileURLToPath(new URL("./stack-process.ts", import.meta.url));
/** So that a study of 300 takes longer than a moment, as with a real model. */
const LATENCY_MS = "500";
const LOOKS_A_MINUTE = 12;
const MEGABYTE = 1_048_576;

/** Runs `npm run lab -- soak` with the arguments after the program's name. It prints failures. */
export const runSoakCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async (options, display) => {
      const folder = mkdtempSync(join(tmpdir(), "soak-"));
      const children = startEndingTogether(folder);
      try {
        await soak(options, children, folder, terminal, display);
      } finally {
        await children.end();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  });

/** What a minute came to. */
interface Minute extends Usage {
  worstHealth: number;
}

/** Starts the stack. @returns its address, and what asks it for what it uses */
async function startMeasuredStack(children: Children, folder: string) {
  const name = "stack";
  const child = children.start({
    name,
    program: PROGRAM,
    args: [join(folder, "data")],
    env: { LOCAL_LLM_LATENCY_MS: LATENCY_MS },
    ownSession: true,
  });
  const ended = once(child, "exit").then(() => {
    throw new WorkFailed(`The stack ended: ${children.whyItFailed(name)}`);
  });
  ended.catch(() => undefined);
  const heard = async () => ((await Promise.race([once(child, "message"), ended])) as [unknown])[0];
  const { url } = (await heard()) as { url: string };
  const usage = async (): Promise<Usage> => {
    const answer = heard();
    child.send("usage");
    return (await answer) as Usage;
  };
  return { url, usage };
}

/** Reads of all sizes, and some writes; of the project that the studies are in, and of one beside it. */
function mixOf(projectId: string, groupId: string, other: string): Mixed[] {
  const project = `/projects/${projectId}`;
  const get = (path: string, share: number): Mixed => ({ method: "GET", path, share });
  return [
    get("/projects?limit=20", 4),
    get(project, 4),
    get(`${project}/simulations`, 4),
    get(`${project}/persona-groups/${groupId}`, 4),
    get(`${project}/persona-groups/${groupId}/personas?limit=20`, 3),
    get("/company/usage", 2),
    get("/library/personas", 2),
    get("/openapi.json", 1),
    { method: "PATCH", path: `/projects/${other}`, body: { description: "Soaked" }, share: 2 },
    { method: "POST", path: `${project}/simulations/estimate`, body: estimateOf(groupId), share: 1 },
  ];
}
const estimateOf = (groupId: string) => ({
  persona_group_id: groupId,
  simulation_type: "concept_test",
  prompt_question: "An oat drink at 1.99 EUR per litre.",
});

async function soak(
  { minutes, ...offered }: SoakOptions,
  children: Children,
  folder: string,
  { output, signal }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  const { url, usage } = await startMeasuredStack(children, folder);
  const body = { ...newAccount(), company_name: "Soak", full_name: "Owner" };
  const { access_token: token } = await createClient({ url, signal }).signUp({ body });
  // A token lives 15 minutes, a key longer than any soak.
  const created = await createClient({ url, signal, key: token }).createApiKey({
    body: { name: "Soak", role: "owner" },
  });
  const api = createClient({ url, signal, key: created.key as string });
  const [{ id: projectId }, { id: other }] = [
    await api.createProject({ body: { name: "Studies" } }),
    await api.createProject({ body: { name: "Beside" } }),
  ];
  const groupId = await prepareGroup(api, projectId, signal, (line) => display.say(line));
  const studies = keepStudying(api, projectId, groupId, signal);
  const load = startLoad(url, created.key as string, mixOf(projectId, groupId, other), offered);
  output.write("minute   rss MB  heap MB  sockets  handles  requests  errors  studies  health p99 ms  worst ms\n");
  const lived: Minute[] = [];
  const failures = new Map<string, number>();
  let requests = 0;
  try {
    for (let minute = 1; minute <= minutes; minute += 1) {
      const looks: Usage[] = [];
      for (let look = 0; look < LOOKS_A_MINUTE; look += 1) {
        await sleep(60_000 / LOOKS_A_MINUTE, undefined, { signal });
        looks.push(await usage());
      }
      const { health, ...answered } = load.take();
      const used = averageOf(looks);
      const worstHealth = health.at(-1) ?? Number.NaN;
      lived.push({ ...used, worstHealth });
      requests += answered.requests;
      for (const [reason, times] of answered.failures) failures.set(reason, (failures.get(reason) ?? 0) + times);
      const failed = [...answered.failures.values()].reduce((sum, times) => sum + times, 0);
      const figures = [minute, megabytes(used.rss), megabytes(used.heap), used.sockets ?? "-", used.handles];
      const sent = [answered.requests, failed, studies.ended.complete, ms(p99(health)), ms(worstHealth)];
      const widths = [6, 9, 9, 9, 9, 10, 8, 9, 15, 10];
      output.write(`${[...figures, ...sent].map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join("")}\n`);
    }
  } finally {
    // Also of a stack that has ended, which nobody would stop asking.
    studies.stop();
    await load.stop();
  }
  output.write(`${summaryOf(lived, requests, studies.ended.complete).join("\n")}\n`);
  const failed = [...failures].map(([reason, times]) => `${times} × ${reason}`).concat(studies.ended.failures);
  if (failed.length > 0) throw new WorkFailed(`Failed: ${failed.slice(0, 20).join("; ")}.`);
}

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);
const ms = (seconds: number): string => (seconds * 1_000).toFixed(0);

/** The mean of a minute's looks; of sockets and handles the most. */
function averageOf(looks: readonly Usage[]): Usage {
  const mean = (of: (look: Usage) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const most = (of: (look: Usage) => number) => Math.max(...looks.map(of));
  return {
    rss: mean(({ rss }) => rss),
    heap: mean(({ heap }) => heap),
    sockets: looks.some(({ sockets }) => sockets === null) ? null : most(({ sockets }) => sockets ?? 0),
    handles: most(({ handles }) => handles),
  };
}

/** Whether memory and sockets stayed where they were after the first third, and how late health was at worst. */
function summaryOf(lived: readonly Minute[], requests: number, complete: number): string[] {
  const later = lived.slice(Math.floor(lived.length / 3));
  const line = (what: string, unit: string, values: readonly number[], digits: number) => {
    const trend = trendOf(values);
    const margin = Number.isFinite(trend.margin) ? trend.margin.toFixed(digits) : "unknown";
    const verdict = !Number.isFinite(trend.margin) ? "too short to say" : isFlat(trend) ? "flat" : "grows";
    const slope = `${trend.slope.toFixed(digits)} ± ${margin} ${unit} a minute`;
    return `${what}: ${verdict}, ${slope} (95 %, of ${trend.minutes} minutes after the first third)`;
  };
  const sockets = later.flatMap(({ sockets: open }) => open ?? []);
  return [
    line(
      "rss",
      "MB",
      later.map(({ rss }) => rss / MEGABYTE),
      2,
    ),
    line(
      "heap",
      "MB",
      later.map(({ heap }) => heap / MEGABYTE),
      2,
    ),
    ...(sockets.length > 0 ? [line("sockets", "sockets", sockets, 2)] : []),
    line(
      "handles",
      "handles",
      later.map(({ handles }) => handles),
      2,
    ),
    `worst answer of /health: ${ms(Math.max(...lived.map(({ worstHealth }) => worstHealth)))} ms`,
    `${requests} requests, ${complete} studies of 300 personas complete`,
  ];
}
