import { describe, expect, it } from "vitest";
import {
  interpretReliability,
  type InterpretedFigures,
} from "../../../../functions/findings/reliability/interpretation.ts";
import type { ReliabilityStudy } from "../../../../functions/findings/reliability/schemas.ts";
import { contextOf } from "../../../../functions/reports/content/context.ts";
import { reliability } from "../../../../functions/reports/content/reliability.ts";
import { ratedQuestion, sampleReliability } from "../../../bin/study/sample-reliability.ts";
import { englishWordsIn, foreign } from "../../../support/english-words.ts";
import { chartsOfKind, partOf } from "./parts.ts";
import { blocksOf, notesOf, sectionOf, sourceOf } from "./sample-sources.ts";

const section = (change: Partial<ReliabilityStudy> = {}) =>
  sectionOf(
    {
      sections: partOf(reliability, "concept_test", (source) => {
        source.reliability = structuredClone({ ...sampleReliability, ...change });
      }),
    },
    "reliability",
  );
const withQuestions = (questions: NonNullable<ReliabilityStudy["components"]>["questions"]) => ({
  components: { ...sampleReliability.components!, questions },
});

describe("what a report says of stability", () => {
  it("is that nobody has checked, and how to", () => {
    const texts = notesOf(sectionOf({ sections: partOf(reliability, "concept_test") }, "reliability"));
    expect(texts[0]).toBe("Whether the same personas would give the same answers again has not been checked.");
    expect(texts[1]).toMatch(/^Start a reliability check of this study\. /);
  });

  it("is of a live interview that it cannot be run again", () => {
    const live = partOf(reliability, "idi_ai", ({ simulation }) => {
      simulation.simulation_type = "idi_manual";
    });
    expect(notesOf(sectionOf({ sections: live }, "reliability"))).toEqual([
      expect.stringMatching(/^A live interview cannot be run again/),
    ]);
  });

  it("draws the score with its interval beside chance", () => {
    const [chart] = chartsOfKind(section(), "points");
    expect(chart).toMatchObject({
      domain: [0, 100],
      reference: { value: 20, label: "by chance" },
      rows: [{ value: 75, interval: [50, 90], note: "by chance 20.0, in 95 of 100 cases at most 41.5" }],
      note: "n = 2 personas over 4 runs; the line is the 95 % interval.",
      alternative:
        "The personas repeat themselves to 75.0 (95 % interval 50.0–90.0) of 100; " +
        "answers assigned at random would reach 20.0.",
    });
  });

  it("says the verdict with the interval it rests on, and never without one", () => {
    expect(blocksOf(section(), "facts")[0]?.rows).toEqual([
      { label: "Verdict", text: "unstable, going by the lower end of the interval 50.0–90.0 of 100" },
    ]);
    const without = section({ confidence_interval: null, interpretation: null });
    expect(JSON.stringify(without)).not.toMatch(/Verdict|unstable/);
    expect(chartsOfKind(without, "points")[0]?.note).toContain("no interval can be given");
  });

  it("draws agreement by question, the least stable first, and gives reasons where there is none", () => {
    const [, chart] = chartsOfKind(section(), "points");
    expect(chart?.note).toMatch(/^n = \d+\. Agreement over the runs/);
    expect(chart?.rows).toMatchObject([
      { label: "Themes brought up", value: 0.25, note: "70 % of repeated answers were identical" },
      { label: "Purchase intent", value: 0.9 },
    ]);
    expect(chart?.alternative).toBe("Highest is Purchase intent with α 0.90, lowest Themes brought up with α 0.25.");
    expect(blocksOf(section(), "facts")[1]?.rows).toEqual([
      { label: "Liking", text: "no α: everybody gave the same answer every time" },
    ]);
  });

  it("has Gwet's AC2 beside both, where the section is read by itself", () => {
    const questions = [
      { ...ratedQuestion("q1", "Fair?", 0.5), ac2: 0.71 },
      { ...ratedQuestion("q2", "Good?", 0), alpha: null, reason: "no_variance" as const, ac2: 1 },
    ];
    const source = sourceOf("concept_test", (one) => {
      one.reliability = structuredClone({ ...sampleReliability, ...withQuestions(questions) });
    });
    const [alone] = reliability(contextOf(source, { inFull: true }));
    expect(chartsOfKind(alone!, "points")[1]!.rows[0]!.note).toMatch(/identical · Gwet AC2 0\.71$/);
    expect(blocksOf(alone!, "facts")[1]!.rows[0]!.text).toMatch(/^no α: everybody .* · Gwet AC2 1\.00$/);
    expect(JSON.stringify(section(withQuestions(questions)))).not.toContain("AC2");
  });

  it("has room below zero for agreement that is worse than chance", () => {
    const worse = section(withQuestions([ratedQuestion("q1", "Fair?", -0.25), ratedQuestion("q2", "Good?", 0.5)]));
    expect(chartsOfKind(worse, "points")[1]?.domain).toEqual([-0.3, 1]);
    expect(chartsOfKind(section(), "points")[1]?.domain).toEqual([0, 1]);
  });

  it("says of every persona how consistent it is and whether it entered the library", () => {
    expect(blocksOf(section(), "table")[0]?.table.rows).toEqual([
      ["Änne Größmann", "90.0", "80.0", "30", expect.stringMatching(/^Promoted: consistency 0\.900/)],
      ["佐藤 美咲", "no score", "", "6", expect.stringMatching(/^Not promoted: 6 repeated answers/)],
    ]);
  });

  it("says flags in words first, but those that stand at the beginning of the report", () => {
    expect(section({ flags: ["few_personas", "no_variance"] }).blocks[0]).toMatchObject({
      kind: "notices",
      notices: [expect.stringContaining("answered identically by all personas")],
    });
    expect(blocksOf(section({ flags: ["few_personas"] }), "notices")).toEqual([]);
  });

  it("explains a missing score instead of drawing one", () => {
    const interpretation = "There is no score: one persona alone answered more than once.";
    const { blocks } = section({
      confidence_score: null,
      confidence_interval: null,
      verdict: null,
      interpretation,
      flags: [],
      personas: [],
      components: null,
    });
    expect(blocks).toEqual([{ kind: "paragraph", text: interpretation, tone: "plain" }]);
  });
});

it("says what the figures mean to readers of another language, if they still say what is stored", () => {
  const meaning = (language: string) => interpretReliability(sampleReliability as InterpretedFigures, language);
  const shown = (interpretation: string) => {
    const source = sourceOf("concept_test", (one) => void (one.reliability = { ...sampleReliability, interpretation }));
    return notesOf(reliability(contextOf(source, { language: "de" }))[0]!);
  };
  expect(shown(meaning("en"))).toContain(meaning("de"));
  expect(shown("Figures of another time.")).toContain("Figures of another time.");
});

const CODES = new Set(["question_id", "kind", "level", "reason", "verdict", "status"]);
/** The sample without a word of its own. */
const mute = (value: unknown, key = ""): unknown => {
  if (typeof value === "string") return CODES.has(key) ? value : "…";
  if (Array.isArray(value)) return value.map((part) => mute(part, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mute(part, name)]));
};

it.each(foreign)("says nothing of stability in English where the study speaks %s", (language) => {
  const { components, ...rest } = sampleReliability;
  const muted = {
    ...(mute({ ...rest, flags: [], personas: [] }) as ReliabilityStudy),
    components: mute(components) as typeof components,
    personas: sampleReliability.personas.map((persona) => ({ ...persona, persona_name: "…", reason: "…" })),
    flags: sampleReliability.flags,
  };
  for (const reliabilityStudy of [muted, null]) {
    const [section] = partOf(reliability, "concept_test", (source) => {
      source.simulation.language = language;
      source.reliability = reliabilityStudy;
    });
    const words = [
      section!.heading,
      ...notesOf(section!),
      ...blocksOf(section!, "facts").flatMap(({ rows }) => rows.flatMap(({ label, text }) => [label, text])),
      ...blocksOf(section!, "table").flatMap(({ table }) => [table.title, ...table.columns.map(({ label }) => label)]),
      ...chartsOfKind(section!, "points").flatMap(({ title, alternative, note, rows, reference }) => [
        ...[title, alternative, note ?? "", reference?.label ?? ""],
        ...rows.flatMap((row) => [row.label, row.note ?? ""]),
      ]),
    ].join("\n");
    expect(englishWordsIn(words, language)).toEqual([]);
  }
});
