import { lookUp } from "../../../../../functions/domain/look-up.ts";
import type { Language } from "../../language.ts";

/** What somebody does, in the words of the question, ready for an adverb: `I buy oat milk {every week}`. */
export type Doing = (adverb: string) => string;

const englishAsked =
  /\bdo you (?:usually |normally |typically |generally |mostly |currently |actually |tend to |ever |personally |like to |prefer to )*([a-z][^?,.;:]{2,70})/i;
/** What measures rather than names what is done. */
const englishMeasure =
  /\b(?:in (?:a|an|the|your) (?:typical|average|normal|usual) \w+|(?:per|each|every|in a|a) (?:day|week|month|year)|on average|these days|at the moment|nowadays|in general|usually|normally|typically|right now|(?<!\w)with)\s*$/i;

function englishDoing(ask: string): Doing | null {
  let said = englishAsked
    .exec(ask)?.[1]
    ?.split(/ (?:and|or) (?=how|where|when|why|what|who)/)[0]
    ?.trim();
  if (!said) return null;
  while (englishMeasure.test(said)) said = said.replace(englishMeasure, "").trim();
  if (
    /^(?:think|feel|mean|say|like|know|want|need|have in mind|care|do$|find)\b/i.test(said) ||
    said.split(" ").length > 9
  )
    return null;
  const own = said
    .replaceAll(/\byourself\b/gi, "myself")
    .replaceAll(/\byour\b/gi, "my")
    .replaceAll(/\byou\b/gi, "I");
  return /\b(?:it|that|this|them|one)$/i.test(own) && own.split(" ").length < 2
    ? null
    : (adverb) => `I ${own} ${adverb}`;
}

const germanAsked =
  /(?:wie (?:oft|häufig|regelmäßig)|wann|wo|mit wem|bei welche\p{L}* \p{L}+|in welche\p{L}* \p{L}+|zu welche\p{L}* \p{L}+)\s+(\p{Ll}+) (sie|du)\b\s*([^?.;:]{0,80})/iu;
const germanFiller =
  /(?<!\p{L})(?:normalerweise|in der regel|üblicherweise|meistens|eigentlich|gewöhnlich|im schnitt|durchschnittlich|im durchschnitt|pro (?:tag|woche|monat|jahr)|in der woche|im monat|am tag|im jahr|in einer (?:typischen|normalen) woche|typischerweise|denn|derzeit|aktuell|zurzeit|momentan|hauptsächlich|überhaupt|so)(?!\p{L})\s*/giu;
const irregular: Readonly<Record<string, string>> = {
  sind: "bin", bist: "bin", haben: "habe", hast: "habe", nimmst: "nehme", isst: "esse", fährst: "fahre", siehst: "sehe", liest: "lese", triffst: "treffe", schläfst: "schlafe", trägst: "trage", wäschst: "wasche", läufst: "laufe", hältst: "halte", lässt: "lasse", tun: "tue", sammeln: "sammle", wechseln: "wechsle", backst: "backe", gibst: "gebe", sprichst: "spreche",
}; // prettier-ignore
/** Verbs that say nothing of what is done. */
const empty =
  /^(?:würden|würdest|können|kannst|wollen|willst|möchten|möchtest|sollen|müssen|dürfen|haben|hast|werden|wirst|denken|denkst|finden|findest|sehen sich)$/i;

function firstPerson(verb: string, isDu: boolean): string {
  const known = lookUp(irregular, verb);
  if (known) return known;
  return isDu
    ? `${verb.replace(/e?st$/, "").replace(/t$/, (end) => (/(?:[aeiouäöüsxzß])t$/.test(verb) ? "" : end))}e`
    : verb.replace(/n$/, "");
}

function germanDoing(ask: string): Doing | null {
  const found = germanAsked.exec(ask);
  const verb = found?.[1]?.toLowerCase();
  if (!found || !verb || empty.test(verb)) return null;
  const rest = found[3]!
    .split(/,| (?:und|oder) (?=wie|wo|wann|warum|was|wer|mit wem)/)[0]!
    .replaceAll(germanFiller, "")
    .replaceAll(/(?<!\p{L})(?:Ihr|ihr|dein|Dein)(?=(?:e|en|em|er|es)?(?!\p{L}))/gu, "mein")
    .replaceAll(/(?<!\p{L})(?:sich|dir|dich)(?= (?:die|das|den|ein|eine|einen|\p{Lu}))/gu, "mir")
    .replaceAll(/(?<!\p{L})(?:sich|dich)(?!\p{L})/gu, "mich")
    .trim();
  if (rest.split(" ").length > 9) return null;
  const [reflexive] = /^(?:mir|mich|es|das|ihn|sie)\b/u.exec(rest) ?? [""];
  const tail = rest.slice(reflexive.length).trim();
  return (adverb) =>
    [
      "ich",
      firstPerson(verb, found[2]!.toLowerCase() === "du"),
      reflexive,
      adverb.includes(",") && tail !== "" ? `${adverb},` : adverb,
      tail,
    ]
      .filter(Boolean)
      .join(" ");
}

/** What the question says that one does; null when it does not say it in a way that can be taken up. */
export const doingIn = (ask: string, language: Language): Doing | null =>
  language === "de" ? germanDoing(ask) : englishDoing(ask);
