import * as z from "zod";
import { memoize } from "../../../../functions/languages/memoize.ts";
import { planPersonas } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";
import { groupGenderSchema, incomeLevelSchema } from "../../../../functions/personas/groups/schemas.ts";
import { readScale } from "../../../../functions/studies/rating/read-scale.ts";
import { conceptItemOf, conceptItems } from "../../../../functions/studies/concept-test/battery.ts";
import { blockOf, jsonBlockOf } from "../blocks.ts";
import type { Tool } from "../tool.ts";
import { appraise } from "./appraise.ts";
import { readOffer } from "./offer.ts";
import { decide } from "./options.ts";
import { readConsumer, type Consumer } from "./person.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { positionOn } from "./view.ts";

/** People who are thought of, in plans of ten: what takes more changes a share by less than its last digit says. */
const CROWD = { plans: 5, perPlan: 10 } as const;
const SIZE = CROWD.plans * CROWD.perPlan;

const age = z.int().nullable().catch(null);
const audienceSchema = z.object({
  ages: z.tuple([age, age]).catch([null, null]),
  gender: groupGenderSchema.catch("All"),
  location: z.string().nullable().catch(null),
  income_level: incomeLevelSchema.nullable().catch(null),
  occupation: z.string().nullable().catch(null),
  description: z.string().nullable().catch(null),
});
const questionSchema = z.object({
  text: z.string(),
  form: z.enum(["rating scale", "options"]),
  answers: z.array(z.object({ field: z.string(), says: z.string().nullable() })).min(1),
  choose: z.string(),
});
type Question = z.infer<typeof questionSchema>;

/** People of an audience, drawn from the population as those of a group are; what they buy and like nobody knows. */
const crowdOf = memoize((audience: string): Consumer[] => {
  const { ages, description, ...fields } = audienceSchema.parse(JSON.parse(audience));
  const definition = { ...fields, age_min: ages[0], age_max: ages[1] };
  return Array.from({ length: CROWD.plans }, (_, plan) =>
    planPersonas({ definition, count: CROWD.perPlan, startIndex: CROWD.perPlan * plan, seed: audience }),
  )
    .flat()
    .map((facts, index) => {
      const person = {
        ...facts,
        full_name: `${facts.name_initials} ${index}`,
        occupation: facts.occupation_family,
        location: facts.region,
        price_sensitivity_percentile: facts.price_sensitivity,
        price_sensitivity: "",
        psychographic_notes: description ?? "",
      };
      return readConsumer(`<persona>${JSON.stringify(person)}</persona>`);
    });
});

/** Where everybody of a crowd stands on a scale: one place among its points, from 0. */
function placesOn({ text, answers }: Question, crowd: readonly Scene[]): number[] {
  const labels = answers.map(({ says }) => says ?? "");
  const { family, downward } = readScale({
    text,
    scale: {
      points: answers.length,
      first_value: Number(answers[0]!.field.replace("answer_", "")),
      low_label: labels[0] || null,
      high_label: labels.at(-1) || null,
      labels: labels.every(Boolean) ? labels : null,
    },
  });
  const item = conceptItems.find((id) => conceptItemOf({ id, question: text }) === id);
  return crowd.map((scene) => {
    const position = item && scene.appraisal ? scene.appraisal.items[item] : positionOn(scene, text, family);
    const height = Math.max(0, Math.min(1, (1 + (downward && !item ? -position : position)) / 2));
    return Math.round(height * (answers.length - 1));
  });
}

/** What everybody of a crowd chooses of a list: places among its options, from 0. */
function placesAmong({ text, answers, choose }: Question, crowd: readonly Scene[]): number[] {
  const options = answers.map(({ says }) => says ?? "");
  const multiple = choose.startsWith("all");
  return crowd.flatMap((scene) =>
    decide({ text, options, multiple }, scene).chosen.map(({ option }) => options.indexOf(option)),
  );
}

/**
 * Estimates how an audience answers: by thinking of fifty people of it, who answer as respondents of this model do. It
 * knows no survey of real people, and so nothing that its respondents do not know as well.
 */
export const estimateAnswers: Tool = (request, language) => {
  const question = questionSchema.parse(jsonBlockOf(request, "question"));
  // Nobody is asked on any particular day.
  const seed = "";
  const scene = sceneOf(request, language, seed);
  const offer = scene.offer ?? readOffer(blockOf(request, "stimulus"), scene.shownIn);
  const crowd = crowdOf(blockOf(request, "audience")).map((consumer) => ({
    ...scene,
    consumer,
    offer,
    appraisal: offer && appraise(offer, consumer, seed),
  }));
  const places = question.form === "options" ? placesAmong(question, crowd) : placesOn(question, crowd);
  const counts = Map.groupBy(places, (place) => place);
  return Object.fromEntries(
    question.answers.map(({ field }, place) => [field, (100 / SIZE) * (counts.get(place)?.length ?? 0)]),
  );
};
