import type { Call } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { keepDraft } from "../../session/drafts.ts";
import { guideText } from "./guide-text.ts";
import type { Study } from "./study-kinds.ts";

const attributesIn = ({ attributes, ...design }: NonNullable<Study["conjoint_design"]>) => ({
  ...Object.fromEntries(
    attributes.flatMap(({ name, levels }, at) => [
      [`attributes.${at}.name`, name],
      [`attributes.${at}.levels`, levels.join("\n")],
    ]),
  ),
  attributes: attributes.length,
  tasks_per_persona: String(design.tasks_per_persona),
  alternatives_per_task: String(design.alternatives_per_task),
  include_none: design.include_none,
  ...(design.price_attribute
    ? {
        "price_attribute.attribute": String(design.price_attribute.attribute),
        "price_attribute.currency": design.price_attribute.currency,
      }
    : {}),
});

/**
 * Copies the questions of a study to a new one. The questionnaire is uploaded at once. A guide or attributes would
 * start the study, so they become a draft on its page.
 */
export async function carryOver(from: Study, params: Call<"uploadSurvey">["params"]): Promise<void> {
  const { simulation_id: id } = params;
  if (from.script) keepDraft(`guide-${id}`, { text: guideText(from.script) });
  if (from.conjoint_design) keepDraft(`conjoint-${id}`, attributesIn(from.conjoint_design));
  if (from.survey_schema) await callApi("uploadSurvey", { params, body: from.survey_schema });
}
