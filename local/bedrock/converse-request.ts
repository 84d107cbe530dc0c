import { forcedTool, textOf, type ConverseRequest } from "../../functions/models/bedrock/converse-request.ts";
import { answeredInWords, type Written } from "../../functions/studies/survey/questions/answered-in-words.ts";

export {
  forcedTool,
  isCachePoint,
  parseConverse,
  textOf,
  toolUseOf,
  type ContentBlock,
  type ConverseRequest,
} from "../../functions/models/bedrock/converse-request.ts";

/** How a call that forces no tool is answered in words, by the prompt that its metadata names; null where it is not. */
export const askedInWords = (request: ConverseRequest): Written | null =>
  forcedTool(request) ? null : (answeredInWords(request.requestMetadata.prompt) ?? null);

/** The tool by whose input a call is answered here, forced or written in words; null where there is none. */
export const answeringTool = (request: ConverseRequest): string | null =>
  forcedTool(request)?.name ?? askedInWords(request)?.tool ?? null;

export const systemText = ({ system }: ConverseRequest): string => system.map(textOf).join("\n");

/** What people and documents said to the model, without the system prompt. */
export const userText = (request: ConverseRequest): string =>
  request.messages
    .filter((message) => message.role === "user")
    .flatMap((message) => message.content.map(textOf))
    .filter(Boolean)
    .join("\n");

/** The language that a system prompt orders the answer in (BCP 47); null where it orders none. */
export const orderedLanguage = (system: string): string | null =>
  /^Answer in .+? \(([a-z0-9-]+)\)/imu.exec(system)?.[1] ?? null;
