import {
  forcedTool,
  imageOf,
  textOf,
  toolResultIdOf,
  toolUseOf,
  type ContentBlock,
  type ConverseRequest,
} from "../bedrock/converse-request.ts";

const joined = (blocks: readonly ContentBlock[]) => blocks.map(textOf).filter(Boolean).join("\n\n");

/** Without tools what was called is said: servers that know no tools know no messages of tools either. */
function ofAssistant(content: readonly ContentBlock[], withTools: boolean): object[] {
  if (!withTools) {
    const inputs = content.flatMap((block) => toolUseOf(block) ?? []).map(({ input }) => JSON.stringify(input));
    return [{ role: "assistant", content: [joined(content), ...inputs].filter(Boolean).join("\n\n") }];
  }
  const calls = content.flatMap((block) => {
    const use = toolUseOf(block);
    const called = { name: use?.name, arguments: JSON.stringify(use?.input ?? {}) };
    return use ? [{ id: use.toolUseId, type: "function", function: called }] : [];
  });
  const text = joined(content);
  return [{ role: "assistant", content: text || null, ...(calls.length > 0 ? { tool_calls: calls } : {}) }];
}

function ofUser(content: readonly ContentBlock[], withTools: boolean): object[] {
  const results = content.flatMap((block) => {
    const id = withTools ? toolResultIdOf(block) : null;
    return id === null ? [] : [{ role: "tool", tool_call_id: id, content: textOf(block) }];
  });
  const own = content.filter((block) => !withTools || toolResultIdOf(block) === null);
  const text = joined(own);
  if (!own.some((block) => imageOf(block))) return text ? [...results, { role: "user", content: text }] : results;
  const parts = own.flatMap((block): object[] => {
    const image = imageOf(block);
    if (image) return [{ type: "image_url", image_url: { url: image } }];
    return textOf(block) ? [{ type: "text", text: textOf(block) }] : [];
  });
  return [...results, { role: "user", content: parts }];
}

/**
 * A Converse conversation as chat messages. The schema of an answer is sent once: in the tool, or in the system's rules
 * if there is no tool. Most servers that keep a model to a schema do not show it to the model.
 * @param withTools whether calls of tools are messages of their own kind
 */
export function chatMessages(request: ConverseRequest, withTools = true): object[] {
  const tool = forcedTool(request);
  const bySchema = `Answer with nothing but one JSON object of this schema: ${JSON.stringify(tool?.schema)}`;
  const rule = tool ? (withTools ? `Answer by calling the tool \`${tool.name}\`.` : bySchema) : "";
  const system = [joined(request.system), rule].filter(Boolean).join("\n\n");
  return [
    ...(system ? [{ role: "system", content: system }] : []),
    ...request.messages.flatMap((message) =>
      message.role === "assistant" ? ofAssistant(message.content, withTools) : ofUser(message.content, withTools),
    ),
  ];
}
