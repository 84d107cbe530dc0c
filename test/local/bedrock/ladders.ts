import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { z } from "zod";
import { packLanguages as languages } from "../../../local/bedrock/phrases/languages.ts";
import { scaleFamilies } from "../../../functions/studies/rating/scale-families.ts";

const ladderSchema = z.array(z.string()).length(5);
const fileSchema = z.partialRecord(
  z.enum(scaleFamilies),
  z.partialRecord(z.enum(languages), z.array(ladderSchema).min(1)),
);

/** Rows of a YAML file beside this one: what is rated, the language, and ladders of five answers, lowest first. */
export const laddersIn = (name: string) => {
  const families = fileSchema.parse(load(readFileSync(new URL(name, import.meta.url), "utf8")));
  return scaleFamilies.flatMap((family) =>
    languages.flatMap((language) => {
      const ladders = families[family]?.[language];
      return ladders ? [[family, language, ladders] as const] : [];
    }),
  );
};
