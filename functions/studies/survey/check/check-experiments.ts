import { questionsIn, testsIn } from "../condition.ts";
import { ARMS, MOST_EXPERIMENTS, MOST_VARIABLES, type Experiment } from "../experiment-schema.ts";
import { pipedIn } from "../piping.ts";
import type { Survey } from "../schemas.ts";
import { checkAnswerTest, checkArmOrVariable } from "./check-condition.ts";
import { ID_RULE, isId } from "./check-question.ts";
import { checkSize } from "./check-routes.ts";
import { checkEach, fail, quoted } from "./unusable-survey.ts";

/** Shares such as 33.3 are rounded. */
const ROUNDED = 0.5;

function checkExperiment({ id, arms, within }: Experiment, before: readonly Experiment[]): void {
  const refuse = (problem: string): never => fail(null, `The experiment ${quoted(id)} ${problem}`);
  if (!isId(id)) refuse(`has an id that cannot be used; ${ID_RULE}`);
  if (before.some((other) => other.id.toLowerCase() === id.toLowerCase())) refuse("is there twice; ids are unique.");
  if (arms.length < ARMS.fewest || arms.length > ARMS.most)
    refuse(`has ${arms.length === 1 ? "one arm" : `${arms.length} arms`}; give it ${ARMS.fewest} to ${ARMS.most}.`);
  for (const [index, arm] of arms.entries()) {
    if (!isId(arm.id)) refuse(`has the arm ${quoted(arm.id)}, an id that cannot be used; ${ID_RULE}`);
    if (arms.findIndex((other) => other.id === arm.id) < index) refuse(`has the arm ${quoted(arm.id)} twice.`);
  }
  const sum = arms.reduce((total, { share }) => total + share, 0);
  if (Math.abs(sum - 100) > ROUNDED) refuse(`has arms whose shares sum to ${Number(sum.toFixed(2))}, not to 100.`);
  if (within === null) return;
  const outer = before.find((other) => other.id === within.experiment_id);
  if (!outer) refuse(`is within ${quoted(within.experiment_id)}, which is not an earlier experiment.`);
  if (outer && !outer.arms.some((arm) => arm.id === within.arm_id))
    refuse(`is within the arm ${quoted(within.arm_id)}, which the experiment ${outer.id} does not have.`);
}

/** A variable may show and ask for only what stands before it in the list, so that no variable waits for itself. */
function checkVariable(survey: Survey, index: number): void {
  const { questions, variables } = survey;
  const { name, value, when } = variables[index]!;
  const refuse = (problem: string): never => fail(null, `The variable ${quoted(name)} ${problem}`);
  if (!isId(name)) refuse(`has a name that cannot be used; ${ID_RULE.replace("ids are", "names are")}`);
  if (questions.some(({ id }) => id.toLowerCase() === name.toLowerCase())) refuse("is called like a question.");
  const isThere = (other: string) => questions.some(({ id }) => id === other);
  const isBefore = (other: string) => variables.slice(0, index).some((variable) => variable.name === other);
  for (const shown of pipedIn(value))
    if (!isThere(shown) && !isBefore(shown))
      refuse(`shows ${quoted(shown)}, which is neither a question nor a variable before it.`);
  if (when === null) return;
  checkSize(when, "when", refuse);
  for (const test of testsIn(when)) {
    if ("variable" in test && !isBefore(test.variable))
      refuse(`has when on ${quoted(test.variable)}, which is not an earlier variable.`);
    if (!("question_id" in test)) checkArmOrVariable(survey, refuse, "when", test);
    else {
      const asked = questions.find(({ id }) => id === test.question_id);
      if (!asked) refuse(`has when on ${quoted(test.question_id)}, which is not a question of this survey.`);
      else checkAnswerTest(refuse, "when", test, asked);
    }
  }
  const own = questionsIn(when).find((id) =>
    questions.find(
      (question) => question.id === id && pipedIn(`${question.context ?? ""} ${question.text}`).includes(name),
    ),
  );
  if (own !== undefined) refuse(`depends on ${own}, which shows it: neither could ever be asked.`);
}

/**
 * Checks that experiments and variables are complete, and depend on nothing that comes later.
 * @throws UnusableSurvey
 */
export function checkExperiments(survey: Survey): void {
  const { experiments, variables } = survey;
  if (experiments.length > MOST_EXPERIMENTS)
    fail(null, `There are ${experiments.length} experiments; a survey has ${MOST_EXPERIMENTS} at most.`);
  if (variables.length > MOST_VARIABLES)
    fail(null, `There are ${variables.length} values of variables; a survey has ${MOST_VARIABLES} at most.`);
  checkEach(experiments.entries(), ([index, experiment]) => checkExperiment(experiment, experiments.slice(0, index)));
  checkEach(variables.keys(), (index) => checkVariable(survey, index));
}
