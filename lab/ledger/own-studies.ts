import { readFileSync } from "node:fs";
import * as z from "zod";
import { validitySchema, type Fidelity } from "../../functions/findings/validity/schemas.ts";
import { FileTrouble } from "../../bin/cli/errors.ts";
import { averaged, type Averaged } from "./opinions.ts";

/** A question of a published study, as our personas answered it, beside answers at random. */
export interface OwnLine {
  study: string;
  question: string;
  people: number;
  personas: number;
  /** Total variation of options, the largest difference of cumulative shares of scales; 0 to 1. */
  distance: number;
  random: number;
  /** Of scales: earth mover's distance over the range. */
  wasserstein: number | null;
  spread_ratio: number | null;
  /** Of options: whether the personas name people's most frequent answer. */
  mode_right: boolean | null;
}

/** The studies that our own pipeline held with one model. */
export interface OwnRun {
  models: string[];
  studies: { study: string; questions: number; personas: number; distance: Averaged; random: Averaged }[];
  all: { distance: Averaged; random: Averaged };
  lines: OwnLine[];
}

const outcomes = z.array(
  z.object({
    study: z.string(),
    models: z.array(z.string()),
    offline: z.boolean(),
    validity: validitySchema.pick({ questions: true }).nullable(),
  }),
);

const distanceOf = ({ total_variation, ks_similarity }: Fidelity): number | null =>
  total_variation ?? (ks_similarity === null ? null : 1 - ks_similarity);

function modeRight({ shares }: Fidelity): boolean | null {
  if (shares.length === 0) return null;
  const most = (key: "share" | "people") => shares.toSorted((a, b) => b[key] - a[key])[0]!.answer;
  return most("share") === most("people");
}

function read(file: string): z.infer<typeof outcomes> {
  try {
    return outcomes.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new FileTrouble(`${file} is no megastudy.json of npm run lab -- megastudy (${(error as Error).message}).`);
  }
}

/**
 * What `npm run lab -- megastudy --out FOLDER` wrote of studies with a real model, the furthest from people first.
 * @param file megastudy.json
 * @throws FileTrouble if it cannot be read, or if the offline model answered
 */
export function readOwnStudies(file: string): OwnRun {
  const found = read(file);
  const offline = found.find((one) => one.offline);
  if (offline)
    throw new FileTrouble(
      `${offline.study} of ${file} was answered by the offline model; run it with a real one for the ledger.`,
    );
  const lines = found.flatMap(({ study, validity }) =>
    (validity?.questions ?? []).flatMap(({ question_id, people, personas, random }): OwnLine[] => {
      const [distance, chance] = [distanceOf(personas), distanceOf(random)];
      if (distance === null || chance === null) return [];
      return [
        {
          ...{ study, question: question_id, people: people.n, personas: personas.n ?? 0, distance, random: chance },
          wasserstein: personas.wasserstein_over_range,
          spread_ratio: personas.sd_ratio,
          mode_right: modeRight(personas),
        },
      ];
    }),
  );
  const over = (name: string, own: readonly OwnLine[]) => ({
    distance: averaged(
      `${name} distance`,
      own.map(({ distance }) => distance),
    ),
    random: averaged(
      `${name} random`,
      own.map(({ random }) => random),
    ),
  });
  return {
    models: [...new Set(found.flatMap(({ models }) => models))],
    studies: [...Map.groupBy(lines, ({ study }) => study)]
      .map(([study, own]) => ({
        ...{ study, questions: own.length, personas: Math.max(...own.map(({ personas }) => personas)) },
        ...over(study, own),
      }))
      .toSorted((a, b) => b.distance.mean - a.distance.mean),
    all: over("own studies", lines),
    lines: lines.toSorted((a, b) => b.distance - a.distance),
  };
}
