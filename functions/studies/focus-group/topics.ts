import type * as z from "zod";
import { mergeThemes } from "../report/merge-themes.ts";
import { requireInput } from "../../statistics/input-error.ts";
import { countedShare } from "../../statistics/counted-share.ts";
import type { topicSchema } from "./aggregate-schema.ts";
import type { MemberMessage } from "./discussion.ts";

export type Topic = z.infer<typeof topicSchema>;

const percent = (share: number) => Math.round(share * 1000) / 10;

/**
 * Themes of a discussion, each with the person who said it first. Messages, not personas, are merged first: the
 * messages that share a theme show who spoke of it and when.
 * @param said in the order it was said
 * @param personaIds those of the group, whether they spoke or not
 * @param weightOf what each persona counts in shares
 * @returns most shared first, among equals the one that came up first
 * @throws StatisticsInputError unless every theme has its embedding
 */
export function topics(
  said: readonly MemberMessage[],
  personaIds: readonly string[],
  weightOf: (personaId: string) => number = () => 1,
): Topic[] {
  const weights = personaIds.map(weightOf);
  const coded = said.flatMap(({ id, themes, theme_embeddings }) => {
    requireInput(themes.length === theme_embeddings.length, `Message ${id} needs one embedding per theme.`);
    return themes.map((theme, index) => ({ personaId: id, theme, embedding: theme_embeddings[index] ?? null }));
  });
  return mergeThemes(
    coded,
    said.map(({ id }) => id),
  )
    .map(({ theme, persona_ids: messageIds }) => {
      const of = new Set(messageIds);
      const messages = said.filter(({ id }) => of.has(id));
      return { theme, first: messages[0]!, persona_ids: [...new Set(messages.map(({ persona_id }) => persona_id))] };
    })
    .toSorted((a, b) => a.first.sequence - b.first.sequence)
    .map(({ theme, first, persona_ids }) => {
      const speakers = new Set(persona_ids);
      const { share, lower, upper } = countedShare(
        personaIds.map((id) => speakers.has(id)),
        weights,
      );
      return {
        theme,
        count: persona_ids.length,
        share: percent(share),
        share_interval: [percent(lower), percent(upper)],
        persona_ids,
        first_said_by: first.persona_id,
        first_said_in: first.id,
        first_said_in_round: first.round ?? 0,
      };
    })
    .toSorted((a, b) => b.share - a.share);
}
