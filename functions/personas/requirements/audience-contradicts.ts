import * as z from "zod";
import { jsonText } from "../../platform/text/json-text.ts";
import type { Requirement } from "./schemas.ts";

/** No person of the population can meet all of a group's fields and its description. The message is for its owner. */
export class AudienceContradicts extends Error {
  override readonly name = "AudienceContradicts";
  /** @param requirements those that cannot hold together, or not together with the fields */
  constructor(requirements: readonly Requirement[]) {
    const said = requirements.map(({ words }) => `“${words}”`).join(" and ");
    super(
      `Nobody of the population can be what the description says (${said}) and also have the ages, gender, income ` +
        "and occupation of the group; change one of them and generate again",
    );
  }
}

const causeSchema = jsonText.pipe(z.object({ errorType: z.literal("AudienceContradicts"), errorMessage: z.string() }));

/** The sentence for a group's owner out of what a state machine caught; null of any other failure. */
export const contradictionReason = (cause: string): string | null =>
  causeSchema.safeParse(cause).data?.errorMessage ?? null;
