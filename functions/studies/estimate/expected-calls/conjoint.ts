import { presentTasks } from "../../conjoint/presentation.ts";
import { conjointChoicesPrompt } from "../../conjoint/prompt.ts";
import { isRatedApart, ratingCalls, sentimentSaid } from "./closing-question.ts";
import { plannedPersona, personaMultiple, type ExpectedCall, type ExpectedWork, type PlannedStudy } from "./study.ts";

/** Every persona chooses in all its tasks in one call. */
export function conjointCalls(study: PlannedStudy): ExpectedWork {
  const { design, sample, language } = study;
  if (!design) return { calls: [], sequence: 0 };
  const calls = sample.flatMap((persona, position): ExpectedCall[] => {
    const at = { times: personaMultiple(study), position };
    const tasks = presentTasks(design, position, `${position}`);
    return [
      { prompt: conjointChoicesPrompt(plannedPersona(study, persona), tasks), items: tasks.length, ...at },
      ...ratingCalls(study, [sentimentSaid(language)], at),
    ];
  });
  return { calls, sequence: isRatedApart(study) ? 2 : 1 };
}
