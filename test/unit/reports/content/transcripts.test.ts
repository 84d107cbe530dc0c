import { describe, expect, it } from "vitest";
import { transcripts } from "../../../../functions/reports/content/transcripts.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { partOf } from "./parts.ts";
import { blocksOf, notesOf, sectionOf, type SampleKind } from "./sample-sources.ts";

const section = (kind: SampleKind, change?: (source: ReportSource) => void) =>
  sectionOf({ sections: partOf(transcripts, kind, change) }, "transcript");
const said = (kind: SampleKind, change?: (source: ReportSource) => void) =>
  blocksOf(section(kind, change), "messages").map(({ messages }) => messages.map(({ id }) => id));
const silence = ({ results }: ReportSource) => {
  for (const result of results.persona_results) result.transcript = [];
};

describe("the transcripts of a report", () => {
  it("are none where nobody talks, or nothing was kept", () => {
    expect(partOf(transcripts, "conjoint")).toEqual([]);
    expect(partOf(transcripts, "focus_group", silence)).toEqual([]);
    expect(partOf(transcripts, "idi_ai", silence)).toEqual([]);
  });

  it("give a discussion round by round, each message once, private views first and last", () => {
    const after = (source: ReportSource) => {
      const own = source.results.persona_results[1]!.transcript!;
      own.push({ ...own[0]!, id: "10", sequence: 10, round: 2, content: "In the end, no." });
    };
    const { blocks } = section("focus_group", after);
    expect(blocks.map((block) => (block.kind === "subheading" ? block.text : block.kind))).toEqual([
      "Private views before",
      "messages",
      "Round 1 of 1",
      "messages",
      "Private views after",
      "messages",
    ]);
    expect(said("focus_group", after)).toEqual([
      ["message-0", "message-9"],
      ["message-1", "message-2", "message-3", "message-4"],
      ["message-10"],
    ]);
  });

  it("name who speaks, a moderator by the role", () => {
    const [, round] = blocksOf(section("focus_group"), "messages");
    expect(round?.messages.slice(0, 2)).toEqual([
      { id: "message-1", speaker: "Moderator", personaId: null, text: "What came to your mind?", prompt: null },
      { id: "message-2", speaker: "Änne Größmann", personaId: "persona-1", text: "Das ist fair.", prompt: null },
    ]);
  });

  it("give interviews person by person", () => {
    const { blocks } = section("idi_ai");
    expect(blocks).toMatchObject([
      { kind: "subheading", text: "Änne Größmann" },
      { messages: [{ speaker: "Interviewer", personaId: null }, { text: "Brot, sagt persona-1." }] },
      { kind: "subheading", text: "佐藤 美咲" },
      { messages: [{ speaker: "Interviewer" }, { text: "Brot, sagt persona-2." }] },
    ]);
  });

  it("are only what is quoted, with its neighbours, where there is more talk than a page can hold", () => {
    const talkative = ({ results }: ReportSource) => {
      const [first, second] = results.persona_results;
      first!.transcript = Array.from({ length: 1_100 }, (_, index) => ({
        ...first!.transcript![1]!,
        id: String(index),
        sequence: index,
        content: `${"word ".repeat(200)}${index}.`,
      }));
      first!.transcript[500]!.content = "This is the one.";
      first!.notable_quote = "This is the one.";
      first!.reaction = "";
      second!.transcript = [{ ...second!.transcript![1]!, id: "alone", content: "Nothing that is quoted." }];
      second!.notable_quote = "";
      second!.reaction = "";
    };
    expect(said("idi_ai", talkative)).toEqual([["message-499", "message-500", "message-501"]]);
    const [note, left] = notesOf(section("idi_ai", talkative));
    expect(note).toMatch(
      /^In all, 1,10\d,\d{3} characters were said\. This part shows the words that this report quotes/,
    );
    expect(left).toBe("… 1,097 more messages");
  });
});
