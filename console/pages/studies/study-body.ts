import type { Answer, Call } from "../../../clients/typescript/src/index.ts";
import { numberIn } from "../../components/numbers.ts";
import { conceptsIn, conceptValues } from "./concept-fields.tsx";
import { sampleIn, sampleValues } from "./sample-fields.tsx";
import { studyKinds, type Study } from "./study-kinds.ts";
import { atMargins, weightsIn, weightValues } from "./weight-fields.tsx";

type Body = Call<"createSimulation">["body"];

/** The values of a new study's fields. @param from a study with the initial settings */
export const studyValues = (from: Study | undefined, groupId: string) => ({
  /** The study whose questionnaire, guide or attributes are copied; none: the empty text. */
  like: from?.id ?? "",
  simulation_type: from?.simulation_type ?? "concept_test",
  persona_group_id: from?.persona_group_id ?? groupId,
  prompt_question: from?.prompt_question ?? "",
  briefing_ids: from?.briefing_ids ?? [],
  name: from?.name ?? "",
  direct_estimate: from?.direct_estimate ?? false,
  max_cost_usd: String(from?.max_cost_usd ?? ""),
  questions: "",
  ...conceptValues(from),
  ...weightValues(from),
  ...sampleValues(from),
});
export type StudyValues = ReturnType<typeof studyValues>;

/** The study in the form of the service. @param briefings existing ones; a draft may name deleted ones */
export function studyBody(values: StudyValues, briefings: Answer<"listBriefings">): Body {
  const { simulation_type, prompt_question, name, briefing_ids, persona_group_id, direct_estimate } = values;
  const { counted, sampled, several, unpriced } = studyKinds[simulation_type];
  return {
    simulation_type,
    persona_group_id,
    prompt_question: prompt_question.trim() || null,
    name: name.trim() || null,
    briefing_ids: briefing_ids.filter((chosen) => briefings.some((briefing) => briefing.id === chosen)),
    ...(counted ? { direct_estimate } : {}),
    ...(several ? conceptsIn(values) : {}),
    ...weightsIn(values),
    ...(sampled ? sampleIn(values) : {}),
    ...(unpriced ? {} : numberIn("max_cost_usd", values.max_cost_usd)),
  };
}

/** Does work with the study; the service's errors about margins are shown at their fields. */
export const atFields = async <T>(values: StudyValues, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw atMargins(error, values);
  }
};
