// `npm run lab -- COMMAND …`: measurements that nobody needs to run, deploy or use the service.
import { fork } from "node:child_process";

/** What each command does, and what has to be loaded before everything else, also in threads. */
const commands: Readonly<Record<string, { does: string; preload?: string }>> = {
  evaluate: { does: "what personas add over random answers; how often intervals hold the truth (--coverage)" },
  costs: { does: "what each kind of study consumes and costs, and an idle month", preload: "costs/meter.ts" },
  dataset: { does: "a study as participants × variables, from a service" },
  "cold-starts": { does: "size and start of every function" },
  bench: { does: "speed and cost as ratios, in one table" },
  ablation: { does: "ways of asking compared with people: which persona, which rating" },
  ledger: { does: "every public question that people answered against every run of a real model at hand" },
  megastudy: { does: "published studies from their questionnaire's file to people's answers beside ours" },
  spread: { does: "how far shares of models are from people's, as they are and widened by the shipped prior" },
  "ask-first": { does: "how much of what people's answers can bring is got by asking the questions ranked first" },
  examples: { does: "holds the recorded example studies with a model, or renews them with the code of today" },
  soak: { does: "memory, sockets and health of a stack under half an hour of load" },
};

const [name = "", ...rest] = process.argv.slice(2);
const command = commands[name];
if (command) {
  const preload = command.preload ? ["--import", new URL(command.preload, import.meta.url).href] : [];
  const child = fork(new URL(`${name}.ts`, import.meta.url), rest, {
    execArgv: [...process.execArgv, ...preload],
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (code) => {
    process.exitCode = code ?? 1;
    if (process.connected) process.disconnect();
  });
} else if (name === "" || name === "--help") {
  const list = Object.entries(commands).map(([one, { does }]) => `  npm run lab -- ${one.padEnd(12)} ${does}\n`);
  process.stdout.write(`Measurements of the service; each takes --help.\n\n${list.join("")}`);
} else {
  process.stderr.write(`There is no command "${name}"; npm run lab lists what there is.\n`);
  process.exitCode = 2;
}
