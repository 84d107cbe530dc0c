import { describe, expect, it } from "vitest";
import { languages } from "../../../../functions/languages/registry.ts";
import { summariseCalls } from "../../../../functions/models/call-log/summarise.ts";
import { simulationTypes } from "../../../../functions/platform/log/study-types.ts";
import { contextOf } from "../../../../functions/reports/content/context.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { disclosedItems, type ChecklistName } from "../../../../functions/reports/disclosure/items.ts";
import type { SimulationType } from "../../../../functions/studies/simulation/schemas.ts";
import { sampleKinds, sourceOf, type SampleKind } from "../content/sample-sources.ts";

/** A study of each of the six kinds; a live interview is an interview that a person held. */
const studyOf = (type: SimulationType, change?: (source: ReportSource) => void): ReportSource => {
  const kind = (sampleKinds as readonly string[]).includes(type) ? (type as SampleKind) : "idi_ai";
  return sourceOf(kind, (source) => {
    source.simulation.simulation_type = type;
    change?.(source);
  });
};
const disclosed = (source: ReportSource, language?: string) => disclosedItems(contextOf(source, { language }));
const textsOf = (source: ReportSource, list: ChecklistName, language?: string) =>
  Object.fromEntries(disclosed(source, language)[list].items.map(({ id, text }) => [id, text]));
const everyText = (source: ReportSource, language?: string) =>
  Object.values(disclosed(source, language)).flatMap(({ items }) => items);

describe.each(simulationTypes)("the disclosure of a %s", (type) => {
  it.each(languages)("answers every item of every checklist in %s", (language) => {
    const lists = disclosed(studyOf(type), language);
    expect([lists.guide_llm.items.length, lists.aapor.items.length, lists.method_card.items.length]).toEqual([
      14, 11, 4,
    ]);
    for (const { id, name, label, text } of everyText(studyOf(type), language)) {
      expect(name.trim(), id).not.toBe("");
      expect(label.trim(), id).not.toBe("");
      expect(text.trim().length, `${id} ${text}`).toBeGreaterThan(10);
      expect(text, id).not.toMatch(/[{}]|undefined|null|NaN/);
    }
  });

  it("has no empty item where nothing was recorded", () => {
    const source = studyOf(type, ({ record, simulation }) => {
      record.calls = summariseCalls([]);
      simulation.model_ids = [];
    });
    for (const { id, text } of everyText(source)) expect(text.trim().length, id).toBeGreaterThan(10);
    expect(textsOf(source, "guide_llm")["B.3"]).toBe("The calls of this study were not recorded.");
  });
});

describe("an item", () => {
  it("says who asked: a model, or a person", () => {
    expect(textsOf(studyOf("idi_ai"), "guide_llm")["A.2"]).toContain("Fully automated");
    expect(textsOf(studyOf("idi_manual"), "guide_llm")["A.2"]).toContain("A person asked the questions");
    expect(textsOf(studyOf("idi_manual"), "aapor")["1"]).toContain("no person answered");
  });

  it("names models, settings and the hash of what was sent", () => {
    const { record } = studyOf("survey");
    const {
      "B.1": models,
      "B.3": settings,
      "C.1": prompts,
      "E.2": processing,
    } = textsOf(studyOf("survey"), "guide_llm");
    expect(models).toContain("offline-consumer-v1 (answers: 3, 2026-11-20 20:51 to 2026-11-20 20:51 UTC)");
    expect(settings).toContain("survey-scale@7: temperature 1, at most 400 tokens");
    expect(prompts).toContain(record.calls.sha256?.slice(0, 16));
    expect(prompts).toContain("2 prompts: report@5 and survey-scale@7. SHA-256 over their 3 recorded requests");
    expect(processing).toContain("corrected by the model on request: 1;");
  });

  it("says what was compared with people, and that nothing was", () => {
    const compared = studyOf("survey", (source) => {
      source.validity = {
        people: { name: "Pantry 2025", source: "own", fielded_on: null, n: 212 },
        sentence: "The personas are nearer.",
      } as never;
    });
    expect(textsOf(studyOf("survey"), "guide_llm")["E.1"]).toContain("No answer was compared with what people say.");
    expect(textsOf(compared, "guide_llm")["E.1"]).toContain("212 people of “Pantry 2025”: The personas are nearer.");
    expect(textsOf(compared, "method_card").validation).toContain("212 people");
  });

  it("says of participants made from real respondents where they come from", () => {
    const real = studyOf("concept_test", ({ record }) => {
      record.hasRespondents = true;
    });
    expect(textsOf(real, "guide_llm")["D.1"]).toContain("stored encrypted");
    expect(textsOf(real, "aapor")["5"]).toContain("rows about real respondents");
    expect(textsOf(studyOf("concept_test"), "aapor")["5"]).toContain("public population tables");
  });

  it("names the seed of a choice design", () => {
    const study = studyOf("conjoint", ({ record }) => {
      record.designSeed = "019a9f63";
    });
    expect(textsOf(study, "method_card").provenance).toContain("The seed of the choice design is 019a9f63.");
  });
});
