import { describe, expect, it } from "vitest";
import { hitsIn } from "../../bin/prose/lint.ts";
import { MOST_WORDS } from "../../bin/prose/rules.ts";
import { sentencesOfMarkdown } from "../../bin/prose/sentences.ts";

const rulesIn = (text: string) => hitsIn(sentencesOfMarkdown(text)).map(({ rule }) => rule);

describe("the check of plain English", () => {
  it.each([
    ["Who has waited less asks more often.", "free relative"],
    ["It is read by whoever asks, and paid for by who is asked.", "free relative"],
    ["Of an audience that was understood in part it asks first.", "“Of …” in front"],
    ["The simulation is no AI interview.", "“is no …”"],
    ["Personas are held against people.", "“hold against”"],
    ["They are always printed beside the mean.", "“beside”"],
    ["A mistake is mended by the next run.", "“mend”"],
    ["Uploads work alike, with an hour.", "“alike”"],
    ["Two people of one name are told apart.", "“told apart”"],
  ])("finds a habit in: %s", (text, rule) => expect(rulesIn(text)).toEqual([rule]));

  it.each([
    "Who is this for?",
    "There is no study of this id.",
    "A token that has expired is no longer valid.",
    "People who asked get an answer.",
    "Of course it works.",
    "`beside` is a name in code.",
    "```sh\nOf all files, who asks is no one\n```",
  ])("leaves alone: %s", (text) => expect(rulesIn(text)).toEqual([]));

  it(`finds sentences of more than ${MOST_WORDS} words, also in lists and cells, and names their line`, () => {
    const long = `${"word ".repeat(MOST_WORDS)}end.`;
    const hits = hitsIn(sentencesOfMarkdown(`# Title\n\n- ${long}\n\n| a | b |\n| --- | --- |\n| ${long} | short |\n`));
    expect(hits.map(({ line, rule }) => [line, rule])).toEqual([
      [3, `over ${MOST_WORDS} words`],
      [7, `over ${MOST_WORDS} words`],
    ]);
  });
});
