import * as z from "zod";

/** Characters of a text as JSON Schema counts them: code points, some of which need two UTF-16 units. */
export const lengthOf = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

const tooShort = (minimum: number) =>
  minimum === 1 ? "must not be empty" : `must have at least ${minimum} characters`;

interface Bounds {
  minimum?: number;
  /**
   * A pattern that must match somewhere in the text, with the flag `u`, as in JSON Schema; and the message if it does
   * not.
   */
  pattern?: { expression: RegExp; otherwise: string | ((issue: { input?: unknown }) => string) };
}

/**
 * A text of `minimum` (by default 0) to `maximum` characters, validated exactly as the OpenAPI document describes: by
 * `minLength`, `maxLength` and `pattern` of JSON Schema. The pattern is not applied to a text that is too long, so it
 * cannot take too much time.
 */
export function boundedText(maximum: number, { minimum = 0, pattern }: Bounds = {}) {
  const text = z.string().check(({ value: input, issues }) => {
    const issue = { origin: "string", inclusive: true, input, continue: false } as const;
    // The first comparison avoids counting the characters of a text that is megabytes too long.
    if (input.length > 2 * maximum || lengthOf(input) > maximum)
      issues.push({ ...issue, code: "too_big", maximum, message: `must be at most ${maximum} characters` });
    else if (lengthOf(input) < minimum)
      issues.push({ ...issue, code: "too_small", minimum, message: tooShort(minimum) });
  });
  const matching = pattern ? text.regex(pattern.expression, { error: pattern.otherwise }) : text;
  return matching.meta({ ...(minimum > 0 ? { minLength: minimum } : {}), maxLength: maximum });
}
