// `npm run fuzz`: requests that the route table and the document yield, good and bad, to every route of a stack of its
// own; each answer has to be one that the document says. `npm test` runs it with a fixed seed.
import { parseArgs } from "node:util";
import { startChild } from "./child.ts";
import { interruptionOf } from "./cli/interruption.ts";

const HELP = `Sends generated requests to every route and holds each answer against docs/openapi.json.

  npm run fuzz -- [--seed S] [--cases N] [--route NAME]

  --seed S      a whole number; the same seed sends the same requests (default a new one, which is printed)
  --cases N     requests to each route (default 50)
  --route NAME  one operation alone, such as createSimulation

A route that fails is printed with the smallest request that was found. Exit code 0: no answer was outside of the
document; 1: some were; 2: wrong arguments; 130: interrupted.`;

const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}; npm run fuzz -- --help shows what there is.\n`);
  process.exit(2);
};

function readArguments() {
  const options = {
    seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
    cases: { type: "string", default: "50" },
    route: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    const { values } = parseArgs({ options });
    for (const name of ["seed", "cases"] as const)
      if (!/^\d{1,9}$/.test(values[name])) refuse(`--${name} must be a whole number, not "${values[name]}"`);
    return values;
  } catch (error) {
    return refuse((error as Error).message.split(". ")[0] ?? "");
  }
}

const { seed, cases, route, help } = readArguments();
if (help) {
  process.stdout.write(`${HELP}\n`);
} else {
  process.stdout.write(`Seed ${seed}, ${cases} requests to each route.\n`);
  const chosen = route === undefined ? [] : ["-t", `${route} answers`];
  const signal = interruptionOf(process);
  const child = startChild(
    ["node_modules/vitest/vitest.mjs", "run", "test/fuzz", "--reporter=verbose", "--testTimeout=86400000", ...chosen],
    { readsOutput: false, variables: { FUZZ_SEED: seed, FUZZ_CASES: cases }, signal },
  );
  child.on("close", (code) => (process.exitCode = signal.aborted ? 130 : (code ?? 1)));
}
