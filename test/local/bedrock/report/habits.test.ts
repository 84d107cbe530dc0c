import { describe, expect, it } from "vitest";
import { reportPrompt, type ReportSlots } from "../../../../functions/prompts/report/prompt.ts";
import { writeReport } from "../../../../local/bedrock/consumer/report/write-report.ts";

const names = ["Ann Ray", "Ben Noor", "Cleo Diaz", "Dev Rao", "Eve Hall"];
const said = {
  en: [
    "The packaging matters to me, there is far too much plastic around everything.",
    "The prices annoy me, everything has become too expensive.",
    "If there's something new on the shelf, I pick it up.",
    "I always compare the prices before I buy a drink.",
    "Coffee in the morning, then I can think.",
  ],
  de: [
    "Die Verpackung ist mir wichtig, überall ist viel zu viel Plastik.",
    "Die Preise ärgern mich, alles ist zu teuer geworden.",
    "Wenn es etwas Neues gibt, nehme ich es mit.",
    "Ich vergleiche immer die Preise, bevor ich etwas kaufe.",
    "Morgens Kaffee, dann kann ich denken.",
  ],
};
const themes = {
  en: ["origin and packaging", "too expensive", "coffee or tea"],
  de: ["Herkunft und Verpackung", "zu teuer", "Kaffee oder Tee"],
};
const stem = "Please say how much you agree with the following statements: ";
const scale = "1 to 5, not at all … fully";

const study = (size: number, language: "en" | "de", slots: Partial<ReportSlots> = {}): ReportSlots => ({
  studyType: "survey",
  stimulus: "",
  figures: {
    participants: size,
    sentiment_percent: null,
    themes: themes[language].map((theme) => ({ theme, participants: size })),
    questions: [
      { question: `${stem}I like to try new drinks.`, mean: 2.47, scale },
      { question: `${stem}I always compare the prices of drinks.`, mean: 4.13, scale },
      { question: "What do you drink in the morning?", themes: [{ theme: "coffee or tea", participants: size }] },
    ],
  },
  participants: names.slice(0, size).map((name, index) => ({
    participant: `P${index + 1}`,
    profile: `${name}: ${index === 0 ? "Positive (0.4)" : "Negative (-0.3)"}`,
    statements: said[language],
    themes: themes[language],
  })),
  ...slots,
});
const written = (slots: ReportSlots) => {
  const { output, question } = reportPrompt(slots);
  return output.parse(writeReport(question));
};
const textOf = ({ summary, recommendations }: ReturnType<typeof written>) =>
  [summary, ...recommendations.flatMap(({ title, rationale }) => [title, rationale])].join("\n");

describe("a report on what people do", () => {
  it.each(["survey", "idi_ai", "idi_manual", "focus_group"] as const)(
    "speaks of no concept and no offer: %s",
    (studyType) => {
      for (const language of ["en", "de"] as const)
        for (const size of [1, 2, 5])
          expect(textOf(written(study(size, language, { studyType })))).not.toMatch(
            /\bconcept|\boffer|konzept|angebot|\blead with|in favour|dafür spricht/i,
          );
    },
  );

  it("recommends looking into what people mind", () => {
    const minded = written(study(5, "en")).recommendations.find(({ title }) => title.includes("“too expensive”"));
    expect(minded?.title).toBe("Look into what people mind: “too expensive”");
    expect(minded?.evidence.every(({ quote }) => /prices|expensive/.test(quote))).toBe(true);
  });

  it("quotes under a theme only what is about it", () => {
    const packaging = written(study(5, "en")).recommendations.find(({ title }) => title.includes("packaging"));
    expect(packaging?.evidence.map(({ quote }) => quote)).toEqual([said.en[0]]);
  });

  it("leaves out advice that nothing said bears on, but never all of it", () => {
    const slots = study(2, "en");
    const participants = slots.participants.map((one) => ({
      ...one,
      statements: ["My sister lives in Leeds, I like that."],
    }));
    const { recommendations } = written({ ...slots, participants });
    expect(recommendations).toHaveLength(1);
  });
});

describe("a report's wording", () => {
  it("counts one and two people in words", () => {
    const both = study(2, "en").participants.map((one) => ({ ...one, profile: "Ann Ray: Positive (0.4)" }));
    expect(written(study(1, "en")).summary).toMatch(/^The one participant, Ann Ray, /);
    expect(written(study(2, "en")).summary).toMatch(/^One of the two participants .* positively, the other negatively/);
    expect(written(study(2, "en", { participants: both })).summary).toMatch(/^Both participants /);
    expect(written(study(2, "de")).summary).toMatch(
      /^Eine der beiden befragten Personen .* positiv .*, die andere negativ/,
    );
    expect(textOf(written(study(2, "en")))).not.toMatch(/all [12] participants/i);
  });

  it("names the rows of a matrix without what they share, and prints means as given", () => {
    const { summary } = written(study(5, "en"));
    expect(summary).toContain("“I always compare the prices of drinks” comes out highest (mean 4.13 on");
    expect(summary).toContain("“I like to try new drinks” lowest (mean 2.47)");
    expect(summary).not.toContain("Please say");
  });

  it("cuts long questions between words", () => {
    const question = `How often ${"do you really want something warm ".repeat(5)}?`;
    const { summary } = written(study(5, "en", { figures: { questions: [{ question, mean: 3.1, scale }] } }));
    const shown = /“(How often[^”]*)…”/.exec(summary)?.[1] ?? "";
    expect(shown.length).toBeGreaterThan(40);
    expect(question.startsWith(`${shown} `)).toBe(true);
  });

  it("says what people spoke of when asked an open question", () => {
    expect(written(study(5, "en")).summary).toContain(
      "All 5 participants spoke of “coffee or tea” when asked “What do you drink in the morning”.",
    );
  });
});

describe("a recommendation about a change", () => {
  it("quotes nobody who does not speak of one", () => {
    const offered = study(5, "en", {
      stimulus: "An oat drink without added sugar, at 1.99 EUR per litre.",
      figures: { participants: 5, themes: [{ theme: "a welcome change", participants: 5 }] },
    });
    const participants = offered.participants.map((one) => ({
      ...one,
      profile: "Ann Ray: Positive (0.5)",
      statements: [
        "I already have a good oat drink, I love that one.",
        "I would like to try something different for once.",
      ],
      themes: ["a welcome change"],
    }));
    const lead = written({ ...offered, participants }).recommendations.find(({ title }) => title.includes("change"));
    expect(lead?.evidence.map(({ quote }) => quote)).toEqual(["I would like to try something different for once."]);
  });
});
