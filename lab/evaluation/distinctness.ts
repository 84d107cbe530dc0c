import { portraitText, type Portrait } from "../../functions/personas/people/similarity.ts";
import { mean } from "../../functions/statistics/moments.ts";
import { cosineSimilarity } from "../../functions/statistics/ssr.ts";
import { gradedAnswersIn } from "../../functions/studies/rating/graded-answers.ts";
import { samePersonAbove, testThemes } from "../../functions/studies/rating/theme-test.ts";
import type { Line } from "./line.ts";

const SECTION = "Distinct personas";

/** Unit vectors of texts. */
export type Embed = (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;

/** How alike the members of some groups are, over all pairs inside a group. */
interface Similarity {
  mean: number;
  highest: number;
  /** Share of pairs that count as the same person twice, percent. */
  collisions: number;
}

/** From which cosine on the service takes two profiles for one person, by the range of the embedding model. */
async function thresholdOf(embed: Embed): Promise<number> {
  const { alike } = gradedAnswersIn("en");
  const themes = alike.flat();
  const vectors = await embed(themes);
  return samePersonAbove(testThemes(alike, (theme) => vectors[themes.indexOf(theme)]!)) ?? 1;
}

async function similarityOf(groups: readonly (readonly Portrait[])[], embed: Embed): Promise<Similarity> {
  const threshold = await thresholdOf(embed);
  const cosines: number[] = [];
  for (const group of groups) {
    const vectors = await embed(group.map(portraitText));
    for (const [index, vector] of vectors.entries())
      for (const other of vectors.slice(index + 1)) cosines.push(cosineSimilarity(vector, other));
  }
  return {
    mean: mean(cosines),
    highest: Math.max(...cosines),
    collisions: (100 * cosines.filter((cosine) => cosine > threshold).length) / cosines.length,
  };
}

/**
 * How different the personas of a group are, against as many that the same model wrote around the facts of one single
 * persona: what would come of a group without a sampling plan.
 * @param groups of at least two personas each
 * @param samePoint one group each, of the same size
 */
export async function distinctnessLines(
  groups: readonly (readonly Portrait[])[],
  samePoint: readonly (readonly Portrait[])[],
  embed: Embed,
): Promise<Line[]> {
  const [planned, alike] = [await similarityOf(groups, embed), await similarityOf(samePoint, embed)];
  const line = (measure: string, read: (similarity: Similarity) => number, show: (value: number) => string): Line => {
    const [value, other] = [read(planned), read(alike)];
    const holds = value === 0 && other === 0 ? null : value < other;
    return {
      section: SECTION,
      measure,
      value,
      shown: show(value),
      random: `${show(other)} (same plan point)`,
      holds,
      verdict: holds === null ? "none either way" : holds ? "less alike than without a plan" : "no less alike",
    };
  };
  const cosine = (value: number) => value.toFixed(3);
  const names = groups.flat().map(({ full_name }) => full_name.toLowerCase());
  const distinct = new Set(names).size;
  return [
    line("mean cosine of two profiles", (similarity) => similarity.mean, cosine),
    line("cosine of the two most alike profiles", (similarity) => similarity.highest, cosine),
    line(
      "pairs that are the same person twice",
      (similarity) => similarity.collisions,
      (value) => `${value.toFixed(1)} %`,
    ),
    {
      section: SECTION,
      measure: "different full names",
      value: distinct,
      shown: `${distinct} of ${names.length}`,
      random: `${names.length} wanted`,
      holds: distinct === names.length,
      verdict: distinct === names.length ? "no name twice" : "names come twice",
    },
  ];
}
