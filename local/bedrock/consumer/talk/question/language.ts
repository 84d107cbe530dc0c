import { detectLanguage, type Language } from "../../language.ts";

/** Words by which even a question of one word shows its language. */
const german =
  /(?<!\p{L})(?:warum|wieso|weshalb|was|wie|wo|wann|wer|wen|wem|welche\p{L}*|worauf|woran|womit|inwiefern|beispiel|erzählen|erzähl|bitte|danke|hallo|guten|sie|ihr\p{L}*|dir|du|ja|gern\p{L}*|noch|sonst|genauer|mehr|beschreib\p{L}*)(?!\p{L})/giu;
const english =
  /(?<!\p{L})(?:why|what|how|where|when|who|which|whom|example|tell|please|thanks|hello|hi|you|your|yes|more|else|describe|explain|is|are|do|does|the)(?!\p{L})/giu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Language of what was asked; where it does not show (`OK?`), the language of what was said before. */
export function languageOf(question: string, before: readonly string[]): Language {
  const [de, en] = [count(question, german), count(question, english)];
  if (de !== en) return de > en ? "de" : "en";
  const said =
    de + en > 0 || question.length > 40 ? question : (before.findLast((text) => text.length > 10) ?? question);
  return detectLanguage(said);
}
