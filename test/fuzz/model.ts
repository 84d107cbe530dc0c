import { hashText } from "../../functions/statistics/random.ts";
import type { Fault, FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf } from "../support/asked.ts";
import { canned } from "../support/canned.ts";

/** Words in a concept, or in the occupation of a group, that say what becomes of the work. */
export const HELD = "zqheldxk";
export const FAILING = "zqfailingxk";

const refused: Fault = { status: 403, type: "AccessDeniedException", message: "The model may not be called." };

/** Short, because every refused request has the whole table read, and hundreds of vectors are in it. */
function shortVector(text: string): number[] {
  const vector = [1, 1, 1, 1, 1, 1, 1, 1];
  for (const word of text.toLowerCase().split(" ")) vector[hashText(word) % vector.length]! += 1;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** A model that answers at once, but for what is to stay unfinished or to fail. */
export function fuzzedModel(): { faults: FaultInjector; release: () => void } {
  const held = Promise.withResolvers<Fault>();
  return {
    faults: (call) => {
      if (call.kind === "embed") return { embedding: shortVector((call.body as { inputText: string }).inputText) };
      const { text, system } = askedOf(call);
      const said = `${system}\n${text}`;
      if (said.includes(HELD)) return held.promise;
      return said.includes(FAILING) ? refused : canned(call);
    },
    release: () => held.resolve(refused),
  };
}
