import { randomFrom } from "../../../../functions/domain/statistics/random.ts";
import type { WrittenPersona } from "../../../../functions/prompts/persona/prompt.ts";
import { marketOf } from "../market/markets.ts";
import { brandsOf } from "./brands.ts";
import { nameFor } from "./names/name.ts";
import { occupationOf } from "./occupation/occupation.ts";
import { readPersonRequest } from "./request.ts";
import { takeUp } from "./signals/take-up.ts";
import { portrait } from "./story/portrait.ts";
import { traitsOf } from "./traits.ts";

/**
 * Writes the person that a request describes in facts; the same request always gives the same person.
 * @param request text of the persona prompt, with the blocks facts, segment and taken_names, and signals if there are any
 * @returns input of the tool write_persona
 */
export function writePerson(request: string): WrittenPersona {
  const { facts, segment, takenNames, signals } = readPersonRequest(request);
  const random = randomFrom(request);
  const market = marketOf(facts.market);
  const full_name = nameFor(facts, takenNames, random);
  const occupation = occupationOf(facts, random);
  const own = brandsOf(facts, market, random);
  // A generator apart, so that the rest of a person does not hang on how many signals were weighed.
  const { uses, told, brands } = takeUp(
    signals,
    { facts, segment, market, brands: own },
    randomFrom(JSON.stringify([full_name, facts, signals])),
  );
  const story = portrait({ facts, segment, market, fullName: full_name, ...brands, told }, random);
  return {
    full_name,
    occupation,
    personality_traits: traitsOf(facts.big_five, random),
    trusted_brands: brands.trusted,
    distrusted_brands: brands.distrusted,
    ...story,
    signals_used: uses,
  };
}
