import * as z from "zod";

/** Text that is to be JSON, as the value it stands for: `jsonText.pipe(schema)` checks text that somebody else wrote. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});
