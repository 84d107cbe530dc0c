import type * as z from "zod";
import { countWords } from "../interview/count-words.ts";
import { sum } from "../../statistics/moments.ts";
import { percentages } from "../../statistics/percentages.ts";
import type { airtimeSchema } from "./aggregate-schema.ts";
import type { MemberMessage } from "./discussion.ts";

export type Airtime = z.infer<typeof airtimeSchema>;

/**
 * Evenness of counts, 0..1: Shannon entropy over its maximum ln n (Pielou 1966, J Theor Biol 13:131). n are all
 * members, silent ones too, so that silence is uneven. It is 1 if nobody can have had more than anybody else: with a
 * single member, or without a word from anyone.
 */
export function evenness(counts: readonly number[]): number {
  const total = sum(counts);
  if (counts.length < 2 || total === 0) return 1;
  const entropy = -sum(counts.map((count) => (count > 0 ? (count / total) * Math.log(count / total) : 0)));
  return Math.min(1, Math.max(0, entropy / Math.log(counts.length)));
}

/**
 * The share that everybody had of the talk, most words first.
 * @param members all of them, also those who said nothing
 * @param said their messages in the discussion
 */
export function airtime(members: Iterable<string>, said: readonly MemberMessage[]): Airtime {
  const speakers = new Map([...members].map((persona_id) => [persona_id, { persona_id, messages: 0, words: 0 }]));
  for (const { persona_id, content } of said) {
    const speaker = speakers.get(persona_id) ?? { persona_id, messages: 0, words: 0 };
    speaker.messages += 1;
    speaker.words += countWords(content);
    speakers.set(persona_id, speaker);
  }
  const ranked = [...speakers.values()].sort((a, b) => b.words - a.words || (a.persona_id < b.persona_id ? -1 : 1));
  const shares = percentages(ranked.map(({ words }) => words));
  return {
    balance: Math.round(evenness(ranked.map(({ words }) => words)) * 1000) / 1000,
    personas: ranked.map((speaker, index) => ({ ...speaker, share: shares[index] ?? 0 })),
  };
}
