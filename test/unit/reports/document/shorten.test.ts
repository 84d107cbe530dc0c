import { describe, expect, it } from "vitest";
import type { Block, Utterance } from "../../../../functions/reports/content/report.ts";
import { shortened } from "../../../../functions/reports/document/shorten.ts";
import { message, quote, reportOf, wholeReport } from "./whole-report.ts";

const said = (id: string, letters: number): Utterance => ({ ...message, id, text: "x".repeat(letters), prompt: null });
const spoken = (...messages: Utterance[]): Block => ({ kind: "messages", messages });
const heading = (text: string): Block => ({ kind: "subheading", text });

describe("shortening a report for a document", () => {
  it("leaves a report as it is whose transcripts have room", () => {
    expect(shortened(wholeReport())).toEqual(wholeReport());
  });

  it("leaves out what has no room, with headings above nothing, and says how much", () => {
    const report = reportOf([
      [heading("Anna"), spoken(said("a", 1_900_000)), heading("Ben"), spoken(said("b", 99_600), said("c", 99))],
      [heading("Carla"), spoken(said("d", 1), said("e", 1))],
    ]);
    const [first, second] = shortened(report).sections.map(({ blocks }) => blocks);
    expect(first).toEqual([
      heading("Anna"),
      spoken(said("a", 1_900_000)),
      heading("Ben"),
      spoken(said("b", 99_600)),
      expect.objectContaining({ tone: "note", text: expect.stringMatching(/^1 more statement is left out/) as string }),
    ]);
    expect(second).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^2 more statements are left out/) as string }),
    ]);
  });

  it("keeps what is quoted", () => {
    const report = reportOf([
      [{ kind: "quotes", quotes: [{ ...quote, utterance: "quoted" }] }],
      [heading("Anna"), spoken(said("long", 2_000_000), said("quoted", 50), said("other", 50))],
    ]);
    expect(shortened(report).sections[1]?.blocks.slice(0, 2)).toEqual([heading("Anna"), spoken(said("quoted", 50))]);
  });
});
