import * as z from "zod";

/** Characters of a text as JSON Schema counts them: code points, of which UTF-16 needs two units for some. */
export const lengthOf = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

const tooShort = (minimum: number) =>
  minimum === 1 ? "must not be empty" : `must have at least ${minimum} characters`;

interface Bounds {
  minimum?: number;
  /** What the text must match somewhere, with the flag `u`, as in JSON Schema; and what to say of one that does not. */
  pattern?: { expression: RegExp; otherwise: string | ((issue: { input?: unknown }) => string) };
}

/**
 * A text of `minimum` (by default 0) to `maximum` characters, judged exactly as the document says: by `minLength`,
 * `maxLength` and `pattern` of JSON Schema. One that is too long is looked at no further, so no pattern need fear it.
 */
export function boundedText(maximum: number, { minimum = 0, pattern }: Bounds = {}) {
  const text = z.string().check(({ value: input, issues }) => {
    const issue = { origin: "string", inclusive: true, input, continue: false } as const;
    // The first comparison spares counting what is megabytes too long.
    if (input.length > 2 * maximum || lengthOf(input) > maximum)
      issues.push({ ...issue, code: "too_big", maximum, message: `must be at most ${maximum} characters` });
    else if (lengthOf(input) < minimum)
      issues.push({ ...issue, code: "too_small", minimum, message: tooShort(minimum) });
  });
  const matching = pattern ? text.regex(pattern.expression, { error: pattern.otherwise }) : text;
  return matching.meta({ ...(minimum > 0 ? { minLength: minimum } : {}), maxLength: maximum });
}
