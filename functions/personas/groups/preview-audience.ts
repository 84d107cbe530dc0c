import type * as z from "zod";
import { countryOf } from "../market/countries.ts";
import { placeOfGroup } from "../market/detect-market.ts";
import { populationCoverage } from "../market/population/coverage.ts";
import { groupLanguage } from "../market/study-language.ts";
import { populationShares } from "../sampling-plan/population-shares.ts";
import { newDefinition, type AudiencePreview, type previewPersonaGroupSchema } from "./schemas.ts";

/** What a definition will mean for its personas: market, language, and the people they are drawn from. */
export function previewAudience(body: z.output<typeof previewPersonaGroupSchema>): AudiencePreview {
  const definition = newDefinition({ ...body, name: body.name ?? "" });
  const { market } = placeOfGroup(definition.location);
  const country = countryOf(market);
  return {
    country: country?.name ?? null,
    language: groupLanguage(definition),
    languages: [...(country?.languages ?? [])],
    population: populationCoverage(market),
    people: populationShares(definition),
  };
}
