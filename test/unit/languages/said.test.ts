import { describe, expect, it } from "vitest";
import { interpret } from "../../../functions/findings/convergence/interpretation.ts";
import { measureConvergence } from "../../../functions/findings/convergence/measure-convergence.ts";
import { wordingOf } from "../../../functions/languages/wording.ts";
import { presentPersonaGroup } from "../../../functions/personas/groups/present-persona-group.ts";
import type { PersonaGroupRecord } from "../../../functions/personas/groups/record.ts";
import { interpretReliability } from "../../../functions/findings/reliability/interpretation.ts";
import { conceptBattery, conceptItemOf } from "../../../functions/studies/concept-test/battery.ts";
import { qualityNotes } from "../../../functions/studies/report/quality-notes.ts";
import { receptionNote } from "../../../functions/studies/simulation/reception.ts";
import type { SimulationRecord } from "../../../functions/studies/simulation/record.ts";
import { qualityFlagSchema } from "../../../functions/studies/simulation/results.ts";
import { stageMessage } from "../../../functions/studies/simulation/stage-message.ts";
import { decidePromotion } from "../../../functions/findings/promotion/score.ts";
import { englishWordsIn, foreign } from "../../support/english-words.ts";
import { rakedTo } from "../../support/raked.ts";
import { answersOf, choice, scale, sentiment, study } from "../findings/convergence/simulations.ts";

const notes = (language: string) =>
  qualityNotes({
    flags: qualityFlagSchema.options,
    weighting: {
      strata: (["sceptic", "pragmatist", "enthusiast"] as const).map((attitude, index) => ({
        attitude,
        personas: index,
        population_percent: [16, 68, 16][index]!,
        weight: 1,
      })),
      personas: [
        { persona_id: "a", weight: 0.5 },
        { persona_id: "b", weight: 1.5 },
      ],
      effective_n: 2.5,
      design_effect: 1.25,
      margins: rakedTo([0.5, 1.5]).study.margins,
    },
    reception: receptionNote(
      {
        sentiment_distribution: { positive: 50, neutral: 0, negative: 50 },
        sentiment_intervals: { positive: [9.5, 90.5], neutral: [0, 65.8], negative: [9.5, 90.5] },
      },
      wordingOf(language),
      40,
    ),
    removedVerdicts: 1,
    withoutInterval: true,
    straightLiners: 2,
    nonAnswers: { said: 2, of: 30 },
    otherLanguage: { said: 2, of: 9 },
    mixedMethods: ["q1", "q2"],
    notEstimated: ["q3", "q4"],
    cutShort: { through: 2, begun: 1, personas: 4 },
    lost: { participants: [{ persona_id: "p", persona_name: "", reason: "" }], of: 4 },
    themesBy: "words",
    ungrounded: 1,
    personas: 3,
    language,
  });

const reliability = (language: string) =>
  interpretReliability(
    {
      confidence_score: 82.84,
      confidence_interval: [40, 99.9],
      verdict: "unstable",
      components: {
        runs: 3,
        personas: 3,
        questions_without_variance: 1,
        random_baseline: { expected: 11.5, upper: 62.6 },
        questions: [
          { question_id: "a", question: "A?", kind: "scale", alpha: 0.5, reason: null },
          { question_id: "themes", question: "…", kind: "themes", alpha: 0.25, reason: null },
        ],
      } as never,
    },
    language,
  );

const convergence = (language: string) =>
  interpret(
    {
      simulation_count: 6,
      available: 9,
      questions: 8,
      score: 60.5,
      confidence_interval: [58.6, 93.6],
      worst_question: {
        question_id: "themes",
        question: "…",
        kind: "themes",
        similarity: 0.25,
        expected_similarity: 0.5,
      },
      same_population_baseline: { expected: 88.4, lower: 80.2, p_value: 0.27 },
      detectableShift: 1,
      leastP: 0.001,
      fewestPersonas: 5,
      sameStimulus: false,
    },
    language,
  );

const findings = (language: string) => {
  const asked = [
    {
      ...scale("liking", []),
      id: "liking",
      question: conceptBattery(language)[5]!.question,
      answers: answersOf([5, 5, 4]),
    },
    choice("…", ["1", "2"], ["1", "1", "2"]),
    sentiment([0.5, 0.5, -0.5]),
  ];
  const both = ["a", "b"].map((id) => study(id, asked, { personas: 3, language, themes: [["1"], ["1"], ["1"]] }));
  return measureConvergence(both, { seed: 1, replicates: 100, permutations: 20 }).findings.map(
    ({ finding }) => finding,
  );
};

const promotion = (language: string) =>
  decidePromotion(
    {
      alpha: 0.5,
      lowerBound: 0.25,
      degreesOfFreedom: 14,
      itemsWithoutVariance: 0,
      acrossItemVariance: 0,
      straightLining: 0.9,
      conjoint: { rlh: 0.4, randomRlh95: 0.41 },
    },
    { language },
  ).reason;

const stage = (language: string, fields: object) =>
  stageMessage({ simulation_type: "survey", language, participants: {}, ...fields } as SimulationRecord, undefined)(
    1,
    3,
  );
const stages = (language: string) => [
  ...["survey", "idi_ai", "conjoint", "idi_manual", "concept_test"].map((simulation_type) =>
    stage(language, { status: "pending", simulation_type, ordered_at: null }),
  ),
  ...["survey", "idi_ai", "conjoint", "focus_group"].flatMap((simulation_type) =>
    ["running", "complete"].map((status) => stage(language, { status, simulation_type })),
  ),
  stage(language, { status: "active", chat: { messages: 2 } }),
  ...["generating_report", "failed", "aborted"].map((status) => stage(language, { status })),
];

const generating = (language: string) =>
  presentPersonaGroup({
    status: "complete",
    language,
    location: null,
    generating_count: 2,
    generating: {
      a: { name: "A", status: "complete", reused: true },
      b: { name: "B", status: "complete", reused: false },
    },
  } as unknown as PersonaGroupRecord).generation_progress ?? "";

describe.each(foreign)("what the service says in %s", (language) => {
  it("has no English word in it", () => {
    const said = [notes, findings, stages].flatMap((make) => make(language));
    const more = [reliability, convergence, promotion, generating].map((make) => make(language));
    const asked = conceptBattery(language).map(({ question }) => question);
    const all = [...said, ...more, ...asked].join("\n");
    expect(englishWordsIn(all, language)).toEqual([]);
    expect(all).not.toMatch(/[{}]|undefined|NaN/);
  });
});

describe("what the service says", () => {
  it("are notes of a report", () => {
    expect(notes("de").join(" ")).toContain(
      "Anteile und Mittelwerte sind gewichtet, was so viel aussagt wie 2,5 ungewichtete Personas. " +
        "Raking gewichtet auf Randverteilungen: Gewichte 0,5 bis 1,5, Designeffekt 1,25.",
    );
    expect(notes("fr").join(" ")).toContain("ici 50\u202F% (9,5 à 90,5) et 50\u202F% (9,5 à 90,5)");
    expect(notes("ja").join("")).toContain("ペルソナ3人中2人が");
  });

  it("is English in other languages, which is said", () => {
    expect(notes("nl").slice(0, -1)).toEqual(notes("en"));
    expect(notes("nl").at(-1)).toContain("in this study (Dutch) they are English");
  });

  it("are interpretations with the language's figures", () => {
    expect(reliability("de")).toContain("zu 82,8 von 100 (95-%-Intervall 40,0 bis 99,9)");
    expect(reliability("de")).toContain("Am wenigsten stabil ist das, was ungefragt zur Sprache kommt (α 0,25).");
    expect(reliability("es")).toContain("2 repeticiones");
    expect(convergence("pt")).toContain("As 6 mais recentes de 9 simulações concluídas concordam em 60,5 de 100");
    expect(convergence("ja")).toContain("（並べ替え検定、p = 0.27）");
  });

  it("are findings and reasons of promotions", () => {
    expect(findings("de")).toContain("Gesamteindruck: über der Mitte der Skala (Mittelwert 4,7)");
    expect(findings("fr")).toContain("La plupart réagissent de façon positive (67\u202F% en poids)");
    expect(promotion("es")).toContain("No admitida: se pueden comparar 14 respuestas repetidas, hacen falta 28; ");
    expect(promotion("ja")).toMatch(/^不採用：比較できる反復回答は14件で、28件必要；.*。$/);
  });

  it("are stages of a study and of a generation", () => {
    expect(stage("fr", { status: "running" })).toBe("Personas ayant répondu\u00A0: 1 sur 3");
    expect(stage("de", { status: "complete" })).toBe("Fertig: 3 Personas haben geantwortet");
    expect(generating("pt")).toBe("2 de 2 personas geradas, 1 delas da biblioteca");
    expect(generating("ja")).toBe("ペルソナ2人中2人を生成しました（うち1人はライブラリから）");
  });

  it("are questions of the battery, known again in every language", () => {
    for (const { id, question } of [...conceptBattery("ja"), ...conceptBattery("fr")])
      expect(conceptItemOf({ id, question })).toBe(id);
    expect(conceptItemOf({ id: "liking", question: "Do you like tea?" })).toBeUndefined();
  });
});
