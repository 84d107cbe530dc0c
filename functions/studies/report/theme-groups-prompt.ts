import * as z from "zod";
import { checkedBy } from "../../models/prompts/checked-output.ts";
import { FENCE_RULE, fence } from "../../models/prompts/fence.ts";
import { inOneLine } from "../../models/prompts/notes.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

/** More wordings are too many for one answer: the first ones are put together, the others stay as they are. */
export const MOST_WORDINGS = 120;

/** A larger group is not a theme any more. */
const MOST_IN_GROUP = 8;

// Maxima end the lists of a small model that repeats itself.
const groupsSchema = (themes: number) =>
  z.object({
    groups: z
      .array(z.array(z.int()).max(MOST_IN_GROUP))
      .max(Math.ceil(themes / 2))
      .describe("Numbers of themes that say the same, two or more each; a theme that stands alone is left out"),
  });

/**
 * Has a model put together the themes of a study that say the same in other words, where no embedding model can.
 * @param themes different wordings, untrusted
 * @param study the study that asks
 * @returns groups, each a list of positions in `themes`, from 0; each position is in one of them at most
 */
export const themeGroupsPrompt = (themes: readonly string[], study: string): Prompt<number[][]> => ({
  id: "theme-groups@1",
  role: "report",
  system: [
    "You sort what people named in their own words. Themes belong together only if they say the same: `too dear` and " +
      "`high price` do. `good taste` and `bad taste` do not, nor do `taste` and `mint taste`. In doubt they stand " +
      "alone.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: [
    fence("themes", themes.map((theme, index) => `${index + 1}. ${inOneLine(theme)}`).join("\n")),
    "Which of these say the same?",
  ].join("\n"),
  tool: { name: "group_themes", description: "Records which themes say the same." },
  output: checkedBy(groupsSchema(themes.length), ({ groups }) => {
    const taken = new Set<number>();
    const positions = groups.map((group) =>
      group.flatMap((number) => {
        if (number < 1 || number > themes.length || taken.has(number)) return [];
        taken.add(number);
        return [number - 1];
      }),
    );
    return positions.filter(({ length }) => length > 1);
  }),
  maxTokens: 200 + 2 * MOST_IN_GROUP * themes.length,
  temperature: 0,
  language: null,
  study,
});
