import * as z from "zod";

/** Texts of the fenced blocks `<tag>…</tag>` of a request, in order. */
export const blocksOf = (text: string, tag: string): string[] =>
  [...text.matchAll(new RegExp(`<${tag}>\\n?([\\s\\S]*?)\\n?</${tag}>`, "g"))].map(([, inside]) => inside!.trim());

/** Text of the first block with a tag; empty without one. */
export const blockOf = (text: string, tag: string): string => blocksOf(text, tag)[0] ?? "";

/** What blocks say: names of notes and keys of JSON are English in all languages; line breaks of JSON hold a letter. */
export const proseOf = (text: string, tag: string): string =>
  blocksOf(text, tag)
    .join("\n")
    .replaceAll(/^[a-z_]+: |"[a-z_]+":|\\[nrt]/gm, " ");

const readJson = (block: string): unknown => {
  try {
    return JSON.parse(block) as unknown;
  } catch {
    return undefined;
  }
};

/** What the blocks with a tag hold that hold JSON, in order. */
export const jsonBlocksOf = (text: string, tag: string): unknown[] =>
  blocksOf(text, tag)
    .map(readJson)
    .filter((value) => value !== undefined);

/** A block that holds JSON; undefined when it is missing or is not JSON. */
export const jsonBlockOf = (text: string, tag: string): unknown => readJson(blockOf(text, tag));

/** Something that was said; see functions/personas/people/asked-persona.ts. */
export interface Said {
  speaker: string;
  text: string;
}

const said = z.object({ speaker: z.string(), text: z.string() });

const recalled = z.object({ you_said: z.string() });

/** What a person said of concepts that it saw before; see functions/studies/concept-test/prompt.ts. */
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
  jsonBlocksOf(request, "said").flatMap((block) => {
    const read = said.safeParse(block);
    return read.success ? [read.data] : [];
  });
