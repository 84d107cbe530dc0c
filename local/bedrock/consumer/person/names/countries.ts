import { pick, type RandomGenerator } from "../../../../../functions/domain/statistics/random.ts";
import type { NameCulture } from "./culture.ts";
import * as europe from "./europe.ts";
import * as world from "./world.ts";

const countries: readonly (readonly [names: readonly NameCulture[], codes: string])[] = [
  [[europe.german], "DE AT LI"],
  [[europe.swiss, europe.swiss, europe.french], "CH"],
  [[europe.french], "FR LU MC SN CI"],
  [[europe.italian], "IT SM"],
  [[europe.spanish], "ES"],
  [[europe.portuguese], "PT AO MZ"],
  [[europe.polish], "PL"],
  [[europe.dutch], "NL SR"],
  [[europe.dutch, europe.french], "BE"],
  [[europe.nordic], "SE NO DK FI IS"],
  [[europe.turkish], "TR"],
  [[europe.slavic], "RU UA BY KZ BG RS"],
  [[world.american], "US"],
  [[world.british, world.american, europe.french], "CA"],
  [[world.british], "GB UK IE AU NZ"],
  [[world.latinAmerican], "MX AR CO CL PE VE UY PY BO EC GT CR PA DO CU HN NI SV PH"],
  [[world.brazilian], "BR"],
  [[world.japanese], "JP"],
  [[world.korean], "KR"],
  [[world.chinese], "CN TW HK SG"],
  [[world.indian], "IN NP LK BD"],
  [[world.arabic], "EG MA DZ TN SA AE QA KW BH OM JO LB IQ SY PK"],
  [[world.nigerian], "NG GH"],
  [[world.southAfrican], "ZA NA BW ZW"],
];

const byCode = new Map(countries.flatMap(([names, codes]) => codes.split(" ").map((code) => [code, names] as const)));

/** Names of a country, one of its languages for this person; English ones where the country is not described. */
export const countryNames = (code: string, random: RandomGenerator): NameCulture =>
  pick(random, byCode.get(code) ?? [world.british, world.american]);
