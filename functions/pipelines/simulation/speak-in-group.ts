import { parseEnvironment } from "../../contracts/environment.ts";
import { groupSpeakersInputSchema } from "../../contracts/pipelines/inputs.ts";
import { speak } from "./focus-group/speak.ts";
import { createPersonaHandler } from "./shared/open-batches.ts";

const name = "simulation-speak-in-group";
export const handler = createPersonaHandler(name, parseEnvironment(name), groupSpeakersInputSchema, speak);
