import type { ObservedTheme } from "../../dataset/observed-simulation.ts";
import { clusterThemes, commonWording, sameWordingKey } from "../../studies/report/cluster-themes.ts";

/** One theme of several runs or studies, in whatever words. */
export interface MergedTheme {
  /** The open question it answers; null for the study as a whole. Themes of different questions are never merged. */
  question_id: string | null;
  /** The wording most mentions used. */
  theme: string;
  /** By persona id: positions, from 0, of the runs in which the persona named it. */
  mentions: ReadonlyMap<string, ReadonlySet<number>>;
}

interface Mention {
  persona_id: string;
  run: number;
  theme: string;
}

/** All mentions in the same words: one wording has one embedding. */
interface Wording {
  theme: string;
  embedding: readonly number[] | null;
  mentions: Mention[];
}

function wordingsOf(mentions: readonly (ObservedTheme & { run: number })[]): Wording[] {
  const byWording = Map.groupBy(mentions, ({ theme }) => sameWordingKey(theme));
  return [...byWording]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([theme, same]) => ({
      theme,
      embedding: same.find(({ embedding }) => embedding !== null)?.embedding ?? null,
      mentions: same,
    }));
}

function merged(question_id: string | null, cluster: readonly Wording[]): MergedTheme {
  const all = cluster.flatMap(({ mentions }) => mentions);
  const byPersona = Map.groupBy(all, ({ persona_id }) => persona_id);
  return {
    question_id,
    theme: commonWording(all),
    mentions: new Map([...byPersona].map(([persona, own]) => [persona, new Set(own.map(({ run }) => run))])),
  };
}

/**
 * Merges the themes of several runs into common ones, as the themes of one study are merged. A wording joins a theme if
 * it has the same words. It also joins if its embedding has a similarity of at least .85 with every wording of the
 * theme. The order of runs and personas makes no difference.
 * @param runs themes of each run
 * @returns the theme that most personas named first
 */
export function mergeThemeWordings(runs: readonly (readonly ObservedTheme[])[]): MergedTheme[] {
  const mentions = runs.flatMap((themes, run) => themes.map((theme) => ({ ...theme, run })));
  return [...Map.groupBy(mentions, ({ question_id }) => question_id)]
    .flatMap(([question_id, own]) => clusterThemes(wordingsOf(own)).map((cluster) => merged(question_id, cluster)))
    .sort((a, b) => b.mentions.size - a.mentions.size || a.theme.localeCompare(b.theme));
}
