import { describe, expect, it } from "vitest";
import { variations } from "../../../../functions/studies/sensitivity/schemas.ts";
import { textsOf, withTexts } from "../../../../functions/findings/sensitivity/study-texts.ts";
import {
  answeringModel,
  batteryAsked,
  turnedScale,
  variationOf,
  variedRun,
  whyNotVaried,
} from "../../../../functions/studies/sensitivity/vary.ts";
import { whatWasVaried } from "../../../../functions/findings/sensitivity/what-was-varied.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { conceptItems } from "../../../../functions/studies/concept-test/battery.ts";
import { wordedLanguages } from "../../../../functions/languages/wording.ts";
import { isUnvaried, parseRerunId, rerunId } from "../../../../functions/platform/rerun.ts";
import { optionOrder } from "../../../../functions/studies/survey/option-order.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";

const [simulationId, studyId] = [newId(), newId()];
const idOf = (number: number) => rerunId({ simulationId, studyId, number });

describe("what a run varies", () => {
  it("is in its number, and no run that varies something counts as one that changes nothing", () => {
    expect(variations.map(variedRun)).toEqual([6, 7, 8, 9]);
    for (const variation of variations) {
      const id = idOf(variedRun(variation));
      expect(parseRerunId(id)).toBeDefined();
      expect(variationOf(id)).toBe(variation);
      expect(isUnvaried(id)).toBe(false);
    }
    for (const id of [simulationId, ...[1, 2, 3, 4, 5].map(idOf)]) {
      expect(variationOf(id)).toBeNull();
      expect(isUnvaried(id)).toBe(true);
    }
    expect([variationOf(idOf(0)), isUnvaried(idOf(0))]).toEqual([null, false]);
  });

  it("is refused in a sentence that names study and variation where there is none of it", () => {
    const two = ["a", "b"];
    expect(whyNotVaried("survey", variations, two)).toBeNull();
    expect(whyNotVaried("concept_test", variations, two)).toBeNull();
    expect(whyNotVaried("conjoint", ["scale", "wording"], two)).toMatch(/^A conjoint study .*`wording` out of `vary`$/);
    expect(whyNotVaried("idi_ai", ["scale"], two)).toMatch(/^An interview .*`scale`/);
    expect(whyNotVaried("focus_group", ["scale"], two)).toMatch(/^A focus group .*`scale`/);
    expect(whyNotVaried("survey", ["model"], ["a", "a"])).toMatch(/^Only one model .*`model`/);
  });

  it("has the next other model answer, whatever the list", () => {
    expect([0, 1, 2].map((position) => answeringModel(["a", "b"], position, "model"))).toEqual(["b", "a", "b"]);
    expect([0, 1, 2].map((position) => answeringModel(["a", "a", "b"], position, "model"))).toEqual(["b", "b", "a"]);
    expect([0, 1].map((position) => answeringModel(["a", "b"], position, "wording"))).toEqual(["a", "b"]);
  });

  it.each(wordedLanguages)("asks the battery in %s in other words, or in reverse order", (language) => {
    const usual = batteryAsked(language, null);
    const reworded = batteryAsked(language, "wording");
    expect(reworded.map(({ id }) => id)).toEqual([...conceptItems]);
    for (const [index, { question }] of reworded.entries()) expect(question).not.toBe(usual[index]!.question);
    expect(batteryAsked(language, "scale")).toEqual(usual.toReversed());
  });

  it("turns a scale and the order of options that the original had, with what stands last where it is", () => {
    const scale = { points: 3, first_value: 1, low_label: "bad", high_label: "good", labels: ["bad", "so", "good"] };
    expect(turnedScale(scale)).toEqual({
      ...scale,
      low_label: "good",
      high_label: "bad",
      labels: ["good", "so", "bad"],
    });
    expect(turnedScale(turnedScale(scale))).toEqual(scale);
    const options = ["Aldi", "Rewe", "Edeka", "Other", "None of these"];
    const asked = { ...plainQuestion, id: "q1", options };
    for (const position of [0, 1, 2]) {
      const order = optionOrder(asked, position);
      const turned = optionOrder(asked, position, true);
      expect(turned.slice(0, 3)).toEqual(order.slice(0, 3).toReversed());
      expect(turned.slice(3)).toEqual([3, 4]);
    }
  });
});

const question = (id: string, text: string, more: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  ...plainQuestion,
  ...{ id, text, kind: "open_ended", ...more },
});
const survey = (...questions: SurveyQuestion[]) => ({
  simulation: {
    simulation_type: "survey" as const,
    prompt_question: "Oat drinks",
    language: "en",
    model_ids: new Set(["m2", "m1"]),
  },
  input: { survey_schema: plainSurvey(questions), script: null, conjoint_design: null },
});

describe("the texts of a study", () => {
  const asked = survey(
    question("q1", "Why do you drink it?"),
    question("q2", "How old are you?", { fact: "age" }),
    question("q3", "How good is it?", {
      kind: "likert",
      scale: { points: 5, first_value: 1, low_label: "bad", high_label: "good", labels: null },
    }),
  );

  it("are its questions, but for those that ask for a fact", () => {
    expect(textsOf(asked)).toEqual(["Why do you drink it?", "How good is it?"]);
    const { input, prompt_question } = withTexts(asked, (text) => `Say: ${text}`);
    expect(input?.survey_schema?.questions.map(({ text }) => text)).toEqual([
      "Say: Why do you drink it?",
      "How old are you?",
      "Say: How good is it?",
    ]);
    expect(prompt_question).toBe("Oat drinks");
    const concept = { ...asked, simulation: { ...asked.simulation, simulation_type: "concept_test" as const } };
    expect(textsOf({ ...concept, input: undefined })).toEqual(["Oat drinks"]);
  });

  it("are said to be changed as far as they are", () => {
    const half = { ...asked, ...withTexts(asked, (text) => (text.startsWith("Why") ? "For what reason?" : text)) };
    expect(whatWasVaried("wording", asked, half)).toBe(
      "Put in other words: 1 of 2 texts. The others keep their words, because no other wording kept their numbers, " +
        "names and negations.",
    );
    expect(whatWasVaried("scale", asked, asked)).toBe("Shown from the other end: 1 of 2 questions.");
    expect(whatWasVaried("model", asked, asked)).toBe("Answered by m1 and m2.");
  });
});
