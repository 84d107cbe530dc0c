import type { Persona } from "../../functions/personas/people/schemas.ts";
import type { Conduct, SimulationParams } from "./conduct.ts";
import { holdInterview } from "./live-interview.ts";
import type { StudyPlan } from "./plan.ts";
import { surveyLines } from "./survey-lines.ts";
import { counted } from "../cli/figures.ts";
import { oneLine } from "../cli/printable.ts";

/** Takes a new study to where it runs by itself, and says what the service has read. @throws CommandError */
export async function begin(
  plan: StudyPlan,
  params: SimulationParams,
  personas: readonly Persona[],
  conduct: Conduct,
): Promise<void> {
  const { api, display } = conduct;
  switch (plan.type) {
    case "survey": {
      const { survey_schema, not_imported } = await api.uploadSurvey(
        "file" in plan ? { params, file: plan.file } : { params, body: plan.body },
      );
      for (const line of surveyLines(survey_schema)) display.say(line);
      for (const { where, what } of not_imported) display.say(`Not taken over (${oneLine(where)}): ${oneLine(what)}`);
      await api.runSurvey({ params });
      return;
    }
    case "idi_ai": {
      const { script } = await api.uploadScript({ params, file: plan.file });
      const sections = script?.sections ?? [];
      const questions = sections.flatMap((section) => section.questions).length;
      display.say(`Guide read: ${counted(questions, "question")} in ${counted(sections.length, "section")}`);
      return;
    }
    case "conjoint": {
      const { conjoint_design } = await api.sendConjointDesign({ params, body: plan.body });
      if (!conjoint_design) return;
      const { tasks_per_persona, alternatives_per_task, include_none, holdouts, diagnostics } = conjoint_design;
      display.say(
        `Design made: ${counted(tasks_per_persona, "task")} and ${counted(holdouts.length, "holdout")} per ` +
          `persona, ${counted(alternatives_per_task, "offer")} each${include_none ? " or none" : ""}; D-efficiency ` +
          `${diagnostics.d_efficiency.toFixed(0)} %`,
      );
      return;
    }
    case "idi_manual":
      await holdInterview(params, personas, conduct);
      await api.endInterview({ params });
      return;
    default:
      return;
  }
}
