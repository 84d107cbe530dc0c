import { plain } from "../../../../functions/studies/rating/read-scale.ts";
import type { Speaking } from "../../phrases/speaking.ts";
import { matches } from "./survey.ts";

const literally = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * The option that a question tells everybody to choose, as checks of attention do, or by which somebody takes part in
 * the study; null where the choice is free.
 */
export function optionTold(question: string, options: readonly string[], speaking: Speaking): string | null {
  const { choose, takesPart, declines } = speaking.instructions;
  const told = options
    .toSorted((a, b) => b.length - a.length)
    .find((option) =>
      matches(
        choose.replace("<option>", () => literally(plain(option))),
        question,
      ),
    );
  if (told !== undefined) return told;
  if (!matches(takesPart, question) || !options.some((option) => matches(declines, option))) return null;
  return options.find((option) => !matches(declines, option)) ?? null;
}

/** The words that a question tells everybody to write; null where it asks for their own. */
export const wordsTold = (question: string, { instructions }: Speaking): string | null =>
  new RegExp(instructions.write, "iu").exec(question.normalize("NFKC"))?.[1]?.trim() ?? null;
