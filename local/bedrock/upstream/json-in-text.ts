/**
 * The JSON object in a model's text: bare, in a code fence, or with prose around it.
 * @returns undefined when there is none
 */
export function jsonIn(text: string): unknown {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/.exec(text)?.[1];
  const braces = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  for (const candidate of [text, fenced, braces]) {
    if (!candidate?.trim().startsWith("{")) continue;
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      continue;
    }
  }
  return undefined;
}
