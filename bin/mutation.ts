// `npm run mutation`: makes faults in the code that carries guarantees, one at a time, and looks if a test notices.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { startChild } from "./child.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { LEAST_SCORE, REPORTS, areaNames, type AreaName } from "../test/mutation/areas.ts";

const FOLDER = "test/mutation";
const STAMP = `${FOLDER}/node_modules/.installed-from`;
const STRYKER = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;

const refuse = (sentence: string, code: number): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !areaNames.some((area) => area === name));
if (unknown !== undefined)
  refuse(`There is no area "${unknown}"; npm run mutation -- [${areaNames.join("] [")}] is what there is.`, 2);

/** Installs Stryker into a folder of its own, unless what its lockfile names is there. */
async function install(): Promise<void> {
  const lockfile = createHash("sha256")
    .update(readFileSync(`${FOLDER}/package-lock.json`))
    .digest("hex");
  if (existsSync(STRYKER) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockfile) return;
  process.stderr.write("Installing Stryker (once; some 60 MB) ...\n");
  const npm = process.env.npm_execpath;
  const [program, args] = npm ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  const child = spawn(program, args, { cwd: FOLDER, stdio: ["ignore", 2, 2] });
  const code = await new Promise((resolve) => child.on("error", () => resolve(1)).on("exit", resolve));
  if (code !== 0) refuse(`Installing Stryker failed; run \`npm ci\` in ${FOLDER} to see why.`, 1);
  writeFileSync(STAMP, lockfile);
}

const signal = interruptionOf(process);

/** Runs one area. @returns whether enough was noticed */
const run = (area: AreaName): Promise<boolean> =>
  new Promise((resolve) => {
    const variables = { MUTATION_AREA: area };
    const command = [STRYKER, "run", `${FOLDER}/stryker.config.mjs`] as const;
    startChild(command, { readsOutput: false, variables, signal }).on("close", (code) => resolve(code === 0));
  });

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** A row of the table in docs/reference/tests.md. */
function rowOf(area: AreaName): string {
  const { files } = JSON.parse(readFileSync(`${REPORTS}/${area}.json`, "utf8")) as Report;
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, missed] = [count("Killed", "Timeout"), count("Survived", "NoCoverage")];
  const score = ((100 * noticed) / Math.max(1, noticed + missed)).toFixed(1);
  return `| ${area} | ${Object.keys(files).length} | ${noticed + missed} | ${noticed} | ${score} % |`;
}

await install();
const tried = areaNames.filter((area) => chosen.length === 0 || chosen.includes(area));
let isEnough = true;
for (const area of tried) {
  if (!(await run(area))) isEnough = false;
  if (signal.aborted) process.exit(130);
}
const rows = tried.filter((area) => existsSync(`${REPORTS}/${area}.json`)).map(rowOf);
const head = "| Area | Files | Faults | Noticed | Share |\n| :--- | ---: | ---: | ---: | ---: |";
process.stdout.write(`\n${head}\n${rows.join("\n")}\n`);
if (!isEnough) refuse(`Below ${LEAST_SCORE} % in an area, or one could not be run; see what survived above.`, 1);
