import * as z from "zod";

/** Texts of the fenced blocks `<tag>…</tag>` of a request, in order. */
export const blocksOf = (text: string, tag: string): string[] =>
  [...text.matchAll(new RegExp(`<${tag}>\\n?([\\s\\S]*?)\\n?</${tag}>`, "g"))].map(([, inside]) => inside!.trim());

/** Text of the first block with a tag; empty without one. */
export const blockOf = (text: string, tag: string): string => blocksOf(text, tag)[0] ?? "";

/** What blocks say: keys of JSON are English words in every language, and its line breaks hold a letter. */
export const proseOf = (text: string, tag: string): string =>
  blocksOf(text, tag)
    .join("\n")
    .replaceAll(/"[a-z_]+":|\\[nrt]/g, " ");

/** A block that holds JSON; undefined when it is missing or is not JSON. */
export function jsonBlockOf(text: string, tag: string): unknown {
  try {
    return JSON.parse(blockOf(text, tag)) as unknown;
  } catch {
    return undefined;
  }
}

/** Something that was said; see functions/prompts/persona/respondent.ts. */
export interface Said {
  speaker: string;
  text: string;
}

const said = z.object({ speaker: z.string(), text: z.string() });

const recalled = z.object({ you_said: z.string() });

/** What a person said of concepts that it saw before; see functions/prompts/concept-test. */
export const recalledOf = (request: string): string[] =>
  blocksOf(request, "seen").flatMap((block) => {
    try {
      return [recalled.parse(JSON.parse(block)).you_said];
    } catch {
      return [];
    }
  });

/** The blocks `said` of a request, oldest first; what cannot be read was not said. */
export const talkOf = (request: string): Said[] =>
  blocksOf(request, "said").flatMap((block) => {
    try {
      return [said.parse(JSON.parse(block))];
    } catch {
      return [];
    }
  });
