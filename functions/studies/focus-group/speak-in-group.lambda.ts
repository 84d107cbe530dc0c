import { parseEnvironment } from "../../platform/functions/environment.ts";
import { groupSpeakersInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { speak } from "./speak.ts";
import { createPersonaHandler } from "../simulation/open-batches.ts";

const name = "simulation-speak-in-group";
export const handler = createPersonaHandler(name, parseEnvironment(name), groupSpeakersInputSchema, speak);
