import { readStances } from "../../embedder/stance.ts";
import { readConsumer } from "../appraisal/consumer.ts";
import { categoryOf } from "../stimulus/categories.ts";
import { readStimulus } from "../stimulus/stimulus.ts";
import { remembering } from "./remembering.ts";

const MOST_PEOPLE = 500;
const MOST_MATERIALS = 200;

export const categoryIn = remembering(categoryOf);
export const stancesIn = remembering(readStances);
export const stimulusIn = remembering((text) => readStimulus(text));
/** The person of a block `persona`. */
export const consumerIn = remembering((block) => readConsumer(`<persona>\n${block}\n</persona>`), MOST_PEOPLE);

const materials = remembering((json) => {
  const [stimulus = "", ...briefings] = JSON.parse(json) as string[];
  return readStimulus(stimulus, briefings);
}, MOST_MATERIALS);
/** What is shown, with the briefings beside it. */
export const materialIn = (stimulus: string, briefings: readonly string[]) =>
  materials(JSON.stringify([stimulus, ...briefings]));
