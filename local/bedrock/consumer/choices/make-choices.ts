import type { ConjointReply } from "../../../../functions/prompts/conjoint-choices/prompt.ts";
import { readConsumer } from "../appraisal/consumer.ts";
import { chooseIn } from "./choose.ts";
import { lookBackOnChoices } from "./look-back.ts";
import { attributesOf, languageOfTasks, readTasks } from "./tasks.ts";
import { utilitiesOf } from "./utilities.ts";

/** Answers all choice tasks of a conjoint study as the persona of the request would. */
export function makeChoices(request: string): ConjointReply {
  const tasks = readTasks(request);
  const consumer = readConsumer(request);
  const attributes = attributesOf(tasks);
  const utilities = utilitiesOf(consumer, attributes);
  const choices = tasks.map((task) => chooseIn(task, consumer, utilities));
  const language = languageOfTasks(tasks, request);
  return { choices, ...lookBackOnChoices({ consumer, attributes, utilities, choices, language }) };
}
