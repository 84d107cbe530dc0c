import { describe, expect, it } from "vitest";
import type { Participant, ParticipantProfile } from "../../../functions/domain/simulation/participant.ts";
import { withoutPersona } from "../../../functions/domain/simulation/participant.ts";
import { conceptTestPrompt, type ConceptReaction } from "../../../functions/prompts/concept-test/prompt.ts";
import { conjointChoicesPrompt } from "../../../functions/prompts/conjoint-choices/prompt.ts";
import { groupTurnPrompt } from "../../../functions/prompts/group-turn/prompt.ts";
import { interviewAnswerPrompt } from "../../../functions/prompts/interview-answer/prompt.ts";
import { lookingBackPrompt } from "../../../functions/prompts/looking-back/prompt.ts";
import type { Utterance } from "../../../functions/prompts/persona/respondent.ts";
import { privateViewPrompt } from "../../../functions/prompts/private-view/prompt.ts";
import { promptText, type Prompt } from "../../../functions/prompts/prompt.ts";
import { surveyChoicePrompt } from "../../../functions/prompts/survey-choice/prompt.ts";
import { surveyOpenPrompt } from "../../../functions/prompts/survey-open/prompt.ts";
import { surveyScalePrompt } from "../../../functions/prompts/survey-scale/prompt.ts";
import { answerOffline } from "../../../local/bedrock/consumer/answer.ts";
import { group, meanOf, rate } from "./people.ts";

const CONCEPT = "Oat drink with extra protein, made in Bavaria, 1 litre for 1.99 EUR.";

const participant = (profile: ParticipantProfile, index: number): Participant => ({
  persona_id: `${index}a7f-0000`,
  persona_name: profile.full_name,
  library_persona_id: null,
  grounded: true,
  signals_stale: false,
  collides_with: null,
  profile,
});
/** The ten as consumers of one market: elsewhere the same price is another one. */
const germans = group.map((profile) => ({ ...profile, market: "DE", location: "Leipzig, Germany" }));
const nobodies = germans.map((profile, index) => withoutPersona(participant(profile, index)).profile);
const nobody = nobodies[0]!;

const respondent = { persona: nobody, context: CONCEPT, briefings: [] };
const scale = { points: 5, first_value: 1, low_label: "not at all", high_label: "very much", labels: null };
const features = (price: string) => [
  { attribute: "Brand", level: price === "1.99 EUR" ? "Oatly" : "Vly" },
  { attribute: "Price", level: price },
];
const talk = (name: string): Utterance[] => [
  { speaker: "moderator", text: "What do you think of it?" },
  { speaker: name, text: "It is a bit dear for what it is, and I would want to taste it first." },
  { speaker: "Respondent-9a7f", text: "I like that it is from here, the price is all right." },
];

const prompts: readonly Prompt<unknown>[] = [
  conceptTestPrompt({ persona: nobody, stimulus: CONCEPT, briefings: [] }),
  surveyScalePrompt(respondent, { text: "How much do you like this?", scale }),
  surveyChoicePrompt(respondent, { text: "Where do you live?", options: ["In a city", "In a village", "None"], multiple: false }),
  surveyChoicePrompt({ ...respondent, context: null }, { text: "How old are you?", options: ["18-29", "30-49", "50+"], multiple: false }),
  surveyOpenPrompt(respondent, { text: "What do you do for a living, and how do you usually buy milk?" }),
  privateViewPrompt(respondent),
  groupTurnPrompt(respondent, { privateView: "Rather dear.", discussion: talk(nobody.full_name) }),
  interviewAnswerPrompt(respondent, { talk: [], question: "Please introduce yourself: who are you, and where do you live?" }),
  interviewAnswerPrompt(respondent, { talk: talk(nobody.full_name), question: "What did you just say about the price?" }),
  conjointChoicesPrompt(respondent, [
    { task_id: "1", holdout: false, offers: [{ offer: 0, features: features("1.99 EUR") }, { offer: 1, features: features("2.99 EUR") }], include_none: true },
  ]),
  ...(["survey", "interview", "focus_group"] as const).map((situation) =>
    lookingBackPrompt(respondent, { situation, talk: talk(nobody.full_name) }),
  ),
]; // prettier-ignore

describe("a respondent without persona", () => {
  it.each(prompts.map((prompt) => [prompt.tool.name, prompt] as const))("answers %s", (tool, prompt) => {
    const answer = answerOffline(tool, promptText(prompt));
    expect(() => prompt.output.parse(answer)).not.toThrow();
    expect(JSON.stringify(answer)).not.toMatch(/undefined|NaN|\[object/);
  });

  it("is told its market and nothing else", () => {
    const { system, question } = prompts[0]!;
    expect(question).toContain("nothing else is known about you");
    expect(question).toContain('"market":"DE"');
    expect(question).not.toContain("Katrin");
    expect(question).not.toMatch(/"(?:age|big_five|attitude|trusted_brands)"/);
    expect(system).not.toContain("block `persona`");
  });

  it("stands near the middle of the personas, who differ far more", () => {
    const intents = (people: readonly ParticipantProfile[]) =>
      people.map((persona) => {
        const prompt = conceptTestPrompt({ persona, stimulus: CONCEPT, briefings: [] });
        const { answers } = answerOffline(prompt.tool.name, promptText(prompt)) as ConceptReaction;
        return rate("purchase_intent", answers.purchase_intent);
      });
    const [personas, unknown] = [intents(germans), intents(nobodies)];
    const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(range(unknown)).toBeLessThan(0.6 * range(personas));
    expect(meanOf(unknown)).toBeGreaterThan(Math.min(...personas));
    expect(meanOf(unknown)).toBeLessThan(Math.max(...personas));
  });
});
