import * as z from "zod";
import { checkedBy } from "../checked-output.ts";
import { fenceJson } from "../fence.ts";
import { numbered } from "../numbered.ts";
import { ASKED_OFTEN, askRespondent, type Respondent } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";
import { shownBlock, type ShownAbove } from "../shown-above.ts";

/** What is shared out: its total and unit, and what an option gets at least and at most. */
interface Shared {
  total: number;
  unit: string | null;
  min: number | null;
  max: number | null;
}

/** Sums of decimals are off by less than this share of their total. */
const ROUNDING = 1e-9;

const allocationReplySchema = (options: number, { total, min, max }: Shared) =>
  checkedBy(
    z.object({
      reason: z.string().min(1).max(500).describe("Why so, 1 or 2 sentences"),
      amounts: z
        .array(
          z.object({
            option: z.int().min(1).max(options),
            amount: z
              .number()
              .min(min ?? 0)
              .max(max ?? total),
          }),
        )
        .length(options)
        .describe(`What each option gets; all of it sums to ${total}`),
    }),
    ({ reason, amounts }) => {
      const given = new Map(amounts.map(({ option, amount }) => [option, amount]));
      if (given.size < options) throw new Error("Each option has to stand there once, with 0 where it gets nothing");
      const sum = amounts.reduce((whole, { amount }) => whole + amount, 0);
      if (Math.abs(sum - total) > ROUNDING * total)
        throw new Error(`The amounts sum to ${Number(sum.toFixed(6))}; they have to sum to ${total}`);
      return { reason, amounts: Array.from({ length: options }, (_, index) => given.get(index + 1)!) };
    },
  );
/** What every option is given, in the order on the screen. */
export type AllocationReply = z.infer<ReturnType<typeof allocationReplySchema>>;

/** Asks one question of a survey that is answered by sharing out a total among its options. */
export const surveyAllocationPrompt = (
  respondent: Respondent,
  {
    text,
    options,
    total,
    unit,
    min,
    max,
    ...above
  }: { text: string; options: readonly string[] } & Shared & ShownAbove,
): Prompt<AllocationReply> => ({
  ...askRespondent(
    respondent,
    [
      "You answer one question of a questionnaire by sharing out a total among options. Give each what is true of " +
        "you; 0 is a good answer.",
    ],
    [
      ...shownBlock(above),
      fenceJson("question", { text, options: numbered(options), share_out: { total, unit, least: min, most: max } }),
      "Answer the question.",
    ],
    ASKED_OFTEN,
  ),
  id: "survey-allocation@1",
  tool: { name: "allocate", description: "Records what you give to each option." },
  output: allocationReplySchema(options.length, { total, unit, min, max }),
  maxTokens: 400 + 30 * options.length,
});
