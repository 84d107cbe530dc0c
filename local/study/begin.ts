import * as z from "zod";
import { idSchema } from "../../functions/domain/ids.ts";
import type { Persona } from "../../functions/domain/persona/schemas.ts";
import { simulationSchema } from "../../functions/domain/simulation/schemas.ts";
import { surveySchema, type QuestionKind } from "../../functions/domain/survey/schemas.ts";
import type { Conduct } from "./conduct.ts";
import { formOf } from "./input-file.ts";
import { holdInterview } from "./live-interview.ts";
import type { StudyPlan } from "./plan.ts";
import { counted } from "./report/figures.ts";

const kinds: Record<QuestionKind, string> = { likert: "rating", multiple_choice: "choice", open_ended: "open" };

/** Takes a new study to where it runs by itself, and says what the service has read. @throws StudyError */
export async function begin(
  plan: StudyPlan,
  simulationPath: string,
  personas: readonly Persona[],
  conduct: Conduct,
): Promise<void> {
  const { post, display } = conduct;
  switch (plan.type) {
    case "survey": {
      const answer = z.object({ simulation_id: idSchema, survey_schema: surveySchema });
      const { survey_schema } = await post(`${simulationPath}/survey`, formOf(plan.file), answer);
      const { questions } = survey_schema;
      const each = Object.entries(kinds).flatMap(([kind, name]) => {
        const number = questions.filter((question) => question.kind === kind).length;
        return number > 0 ? [`${number} ${name}`] : [];
      });
      display.say(`Survey read: ${counted(questions.length, "question")} (${each.join(", ")})`);
      await post(`${simulationPath}/run`, undefined, simulationSchema);
      return;
    }
    case "idi_ai": {
      const { script } = await post(`${simulationPath}/script`, formOf(plan.file), simulationSchema);
      const sections = script?.sections ?? [];
      const questions = sections.flatMap((section) => section.questions).length;
      display.say(`Guide read: ${counted(questions, "question")} in ${counted(sections.length, "section")}`);
      return;
    }
    case "conjoint": {
      const { conjoint_design } = await post(`${simulationPath}/conjoint-design`, plan.body, simulationSchema);
      if (!conjoint_design) return;
      const { tasks_per_persona, alternatives_per_task, include_none, holdouts, diagnostics } = conjoint_design;
      display.say(
        `Design made: ${counted(tasks_per_persona, "task")} and ${counted(holdouts.length, "holdout")} per persona, ${counted(alternatives_per_task, "offer")} each${include_none ? " or none" : ""}; D-efficiency ${diagnostics.d_efficiency.toFixed(0)} %`,
      );
      return;
    }
    case "idi_manual":
      await holdInterview(simulationPath, personas, conduct);
      await post(`${simulationPath}/end`, undefined, simulationSchema);
      return;
    default:
      return;
  }
}
