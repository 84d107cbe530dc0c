import type { Study } from "./study-kinds.ts";

/** A guide as the plain format writes it (docs/questionnaires.md). */
export function guideText({ sections }: NonNullable<Study["script"]>): string {
  const lines: string[] = [];
  let shown: string | null = null;
  let number = 0;
  for (const { title, questions } of sections) {
    lines.push(`# ${title}`, "");
    shown = null;
    for (const { context, text, probes } of questions) {
      if (context !== shown)
        lines.push(...(context === null ? [">"] : context.split(/\n+/u).map((line) => `> ${line}`)), "");
      shown = context;
      lines.push(`${(number += 1)}. ${text}`, ...probes.map((probe) => `   - ${probe}`));
    }
    lines.push("");
  }
  return lines.join("\n").trim();
}
