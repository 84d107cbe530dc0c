import * as z from "zod";
import type { Rewording } from "../../../../functions/findings/reliability/reword-prompt.ts";
import { blocksOf } from "../blocks.ts";
import type { Tool } from "../tool.ts";
import { choose, deskOf, fill } from "./language.ts";

const textSchema = z.object({ number: z.int(), text: z.string() });

/** Says each text again, with words before it that change nothing: it asks the same and holds all it held. */
export const reword: Tool = (request, language, seed): { rewordings: Rewording[] } => ({
  rewordings: blocksOf(request, "text").map((block) => {
    const { number, text } = textSchema.parse(JSON.parse(block));
    return { number, names: [], words: fill(choose(deskOf(language).reworded, "", text, seed), { text }) };
  }),
});
