/** Average characters per token by script in the common byte-pair vocabularies. */
const scripts: readonly (readonly [pattern: RegExp, charactersPerToken: number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 1.1],
  [/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/gu, 2.4],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/gu, 1.8],
  [/\d/g, 2.5],
];
const LATIN_CHARACTERS_PER_TOKEN = 4;

/** Estimated number of tokens of a text: a count of characters by script, no vocabulary. At least 1 for any text. */
export function estimateTokens(text: string): number {
  if (text.length === 0) return 0;
  let rest = text.length;
  let tokens = 0;
  for (const [pattern, charactersPerToken] of scripts) {
    const found = text.match(pattern)?.length ?? 0;
    rest -= found;
    tokens += found / charactersPerToken;
  }
  return Math.max(1, Math.round(tokens + rest / LATIN_CHARACTERS_PER_TOKEN));
}
