import type { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { openModel } from "../../functions/models/port/model.ts";
import { countryOf } from "../../functions/personas/market/countries.ts";
import type { Portrait } from "../../functions/personas/people/similarity.ts";
import { personaPrompt } from "../../functions/personas/people/prompt.ts";
import { unpaid } from "./unpaid.ts";
import type { PanelMember } from "./panel.ts";

/**
 * As many personas as a panel has, all written around the facts of its first one: what a group would be if nobody
 * planned who is in it. They are written one after the other, since each is told the names that are taken.
 */
export async function samePointPersonas(
  client: BedrockRuntimeClient,
  modelId: string,
  members: readonly Pick<PanelMember, "facts">[],
  segment: string,
): Promise<Portrait[]> {
  const [first] = members;
  if (!first) return [];
  const model = openModel({ budget: unpaid, fallbacks: {}, client });
  const written: Portrait[] = [];
  while (written.length < members.length) {
    const prompt = personaPrompt({
      facts: first.facts,
      segment: { name: segment, occupation: null },
      takenNames: written.map(({ full_name }) => full_name),
      signals: [],
      language: countryOf(first.facts.market)?.languages[0] ?? "en",
    });
    const { value } = await model.ask(prompt, modelId);
    written.push(value);
  }
  return written;
}
