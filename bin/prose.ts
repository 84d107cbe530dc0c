// `npm run prose`: counts sentences that readers stop at, and fails if there are more than the budget allows.
// With names of files, folders or groups it lists them. `--check` leaves the budget as it is.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../lib/project-root.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { hitsIn } from "./prose/lint.ts";
import { proseSources } from "./prose/sources.ts";
import { wordCount } from "./prose/sentences.ts";
import budget from "./prose/budget.json" with { type: "json" };

// A pipe to a program that has seen enough is not a failure.
interruptionOf(process);
/** Hits that a group of texts may have. It only falls: a lower count replaces it. */
const budgets: Record<string, number> = budget;
const keepsBudget = process.argv.includes("--check");
const wanted = process.argv.slice(2).filter((name) => name !== "--check");

const sources = proseSources().filter(({ file, group }) =>
  wanted.length === 0 ? true : wanted.some((name) => name === group || file.startsWith(name)),
);
if (sources.length === 0) {
  const known = Object.keys(budgets).join(", ");
  process.stderr.write(`No text is called ${wanted.join(" ")}. Give files, folders, or one of ${known}.\n`);
  process.exit(2);
}

const groups = Object.groupBy(sources, ({ group }) => group);
const found: Record<string, number> = {};
for (const [group, members = []] of Object.entries(groups)) {
  const listed = members.flatMap(({ file, sentences }) => hitsIn(sentences).map((hit) => ({ file, ...hit })));
  const words = members.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + wordCount(text), 0);
  found[group] = listed.length;
  const allowed = budgets[group] ?? 0;
  if (wanted.length > 0) {
    for (const { file, line, rule, instead, text } of listed) {
      process.stdout.write(`${file}:${line} ${rule}: write ${instead}\n    ${text.slice(0, 200)}\n`);
    }
  }
  const each = ((1_000 * listed.length) / words).toFixed(1);
  const more = wanted.length === 0 && listed.length > allowed ? `; npm run prose -- ${group} lists them` : "";
  process.stdout.write(`${group}: ${listed.length} (${each} per 1,000 words), at most ${allowed}${more}\n`);
}

if (wanted.length === 0) {
  const entries = Object.entries(found);
  process.exitCode = entries.some(([group, hits]) => hits > (budgets[group] ?? 0)) ? 1 : 0;
  if (!keepsBudget) {
    const lower = Object.fromEntries(entries.map(([group, hits]) => [group, Math.min(hits, budgets[group] ?? 0)]));
    writeFileSync(join(projectRoot, "bin/prose/budget.json"), `${JSON.stringify(lower, null, 2)}\n`);
  }
}
