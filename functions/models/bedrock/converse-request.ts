import * as z from "zod";
import { BedrockError } from "./bedrock-error.ts";

const cachePoint = z.looseObject({ cachePoint: z.unknown() }).refine((block) => block.cachePoint !== undefined);
const text = z.looseObject({ text: z.string() });
const toolUse = z.looseObject({
  toolUse: z.looseObject({ toolUseId: z.string(), name: z.string(), input: z.unknown() }),
});
const toolResult = z.looseObject({
  toolResult: z.looseObject({
    toolUseId: z.string(),
    content: z.array(z.looseObject({ text: z.string().optional() })),
  }),
});
const image = z.looseObject({
  image: z.looseObject({
    format: z.enum(["png", "jpeg", "gif", "webp"]),
    // Base64 on the wire, bytes where the wire is not used.
    source: z.looseObject({ bytes: z.union([z.base64().min(1), z.instanceof(Uint8Array)]) }),
  }),
});
const block = z.union([image, text, toolUse, toolResult, cachePoint, z.looseObject({})]);
export type ContentBlock = z.infer<typeof block>;

const requestSchema = z.looseObject({
  system: z.array(block).default([]),
  messages: z.array(z.looseObject({ role: z.enum(["user", "assistant"]), content: z.array(block).min(1) })).min(1),
  inferenceConfig: z
    .looseObject({ maxTokens: z.int().positive().optional(), temperature: z.number().min(0).optional() })
    .default({}),
  /** Marks of the caller for its invocation log. */
  requestMetadata: z
    .looseObject({ study: z.string().default(""), prompt: z.string().default("") })
    .default({ study: "", prompt: "" }),
  toolConfig: z
    .looseObject({
      tools: z.array(
        z.looseObject({
          toolSpec: z
            .looseObject({
              name: z.string(),
              description: z.string().optional(),
              inputSchema: z.looseObject({ json: z.record(z.string(), z.unknown()) }),
            })
            .optional(),
        }),
      ),
      toolChoice: z.looseObject({ tool: z.looseObject({ name: z.string() }).optional() }).optional(),
    })
    .optional(),
});
export type ConverseRequest = z.infer<typeof requestSchema>;

/** Parses the body of a Converse call. @throws BedrockError ValidationException as AWS would */
export function parseConverse(body: unknown): ConverseRequest {
  const parsed = requestSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new BedrockError("ValidationException", `The request is not a Converse call: ${z.prettifyError(parsed.error)}`);
}

export interface ForcedTool {
  name: string;
  description: string;
  schema: Readonly<Record<string, unknown>>;
}

/** The tool that the caller forces the model to use; null when it forces none. */
export function forcedTool(request: ConverseRequest): ForcedTool | null {
  const name = request.toolConfig?.toolChoice?.tool?.name;
  if (name === undefined) return null;
  const spec = request.toolConfig?.tools.find((tool) => tool.toolSpec?.name === name)?.toolSpec;
  if (!spec) throw new BedrockError("ValidationException", `The tool ${name} is chosen but not among the tools.`);
  return { name, description: spec.description ?? "", schema: spec.inputSchema.json };
}

/** Text of one block, of a tool result too; empty for blocks without text. */
export function textOf(content: ContentBlock): string {
  if ("text" in content && typeof content.text === "string") return content.text;
  const result = toolResult.safeParse(content);
  return result.success
    ? result.data.toolResult.content.map((part) => part.text ?? JSON.stringify(part)).join("\n")
    : "";
}

/** An image as a data URL. */
export function imageOf(content: ContentBlock): string | null {
  const found = image.safeParse(content);
  if (!found.success) return null;
  const { format, source } = found.data.image;
  const bytes = typeof source.bytes === "string" ? source.bytes : Buffer.from(source.bytes).toString("base64");
  return `data:image/${format};base64,${bytes}`;
}

export const isCachePoint = (content: ContentBlock): boolean => "cachePoint" in content;
export const toolUseOf = (content: ContentBlock) => {
  const use = toolUse.safeParse(content);
  return use.success ? use.data.toolUse : null;
};
export const toolResultIdOf = (content: ContentBlock): string | null => {
  const result = toolResult.safeParse(content);
  return result.success ? result.data.toolResult.toolUseId : null;
};
