import { expect, it } from "vitest";
import { askQuestion } from "../../../../functions/studies/survey/ask-survey-questions.ts";
import { replyFromProfile } from "../../../../functions/studies/survey/profile-reply.ts";
import type { ParticipantProfile } from "../../../../functions/personas/people/participant.ts";
import { plainQuestion, type SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { persona } from "../../../local/bedrock/people.ts";
import { offlineReader } from "../../../support/offline-reader.ts";

const age: SurveyQuestion = {
  ...plainQuestion,
  id: "q1",
  kind: "open_ended",
  text: "How old are you?",
  fact: "age",
};
const choice = (own: Partial<SurveyQuestion>): SurveyQuestion => ({ ...age, kind: "multiple_choice", ...own });

async function reply(profile: ParticipantProfile, question: SurveyQuestion) {
  const { parser, asked } = offlineReader();
  const askedPersona = { persona: profile, context: null, briefings: [], language: "en" };
  const known = replyFromProfile(profile, "en", question);
  const { said, modelId, usage } =
    known ??
    (await askQuestion(parser.model, "m", askedPersona, question, { position: 0, isTurned: false, before: [] }));
  return { said, modelId, calls: asked.length, cost: usage.cost_microusd };
}

it("a fact costs no model call", async () => {
  const known = { modelId: null, calls: 0, cost: 0 };
  const brackets = choice({ options: ["Under 30", "30 or over"] });
  expect(await reply(persona({ age: 34 }), age)).toEqual({ ...known, said: { text: "34" } });
  expect(await reply(persona({ age: 34 }), brackets)).toEqual({
    ...known,
    said: { text: "34", selected_options: ["30 or over"] },
  });
  expect(await reply(persona({ age: 34 }), { ...age, kind: "numeric", max: 30 })).toEqual({
    ...known,
    said: { text: "34", value: 34 },
  });
});

it("the model is asked for a fact that the profile cannot tell", async () => {
  const income = choice({ fact: "income_level", text: "What is your income?", options: ["Under $50,000", "$50,000+"] });
  expect(await reply(persona(), income)).toMatchObject({ modelId: "m", calls: 1 });
  // In words of a language that none is known of.
  expect(await reply(persona(), { ...age, fact: "gender", text: "Mi az Ön neme?" })).toMatchObject({ modelId: "m" });
});

it("respondents without a persona know no facts", async () => {
  const nobody = { anonymous: true, full_name: "Respondent-1", market: "GB" } as const;
  expect(await reply(nobody, age)).toMatchObject({ modelId: "m", calls: 1 });
});

it("what is not marked as a fact is asked, whatever it sounds like", async () => {
  expect(await reply(persona({ age: 34 }), { ...age, fact: null })).toMatchObject({ modelId: "m", calls: 1 });
});
