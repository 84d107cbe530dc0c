import type { ChoiceWords } from "./choice-words-english.ts";

export const choiceWordsGerman: ChoiceWords = {
  meaning: {
    much: ["das bin ganz ich", "genau das zählt für mich", "passt gut zu mir", "da erkenne ich mich wieder", "danach richte ich mich"],
    some: ["passt ganz gut zu mir", "könnte auf mich zutreffen", "da ist für mich etwas dran", "so ähnlich mache ich es", "damit kann ich leben"],
    little: ["nur ab und zu", "sagt mir nicht viel", "nicht das Erste, woran ich denke", "kommt vor, aber selten", "weder noch"],
    not: ["das bin nicht ich", "da sehe ich mich nicht", "bedeutet mir nichts", "das ist für andere Leute", "passt nicht in mein Leben"],
  },
  fact: {
    yes: ["das trifft auf mich zu", "so ist es bei mir", "beschreibt meine Lage"],
    no: ["trifft auf mich nicht zu", "nicht meine Lage", "das bin nicht ich"],
  },
  single: ["„{option}“ kommt dem am nächsten, wie es bei mir ist", "ich würde sagen: „{option}“", "von allem hier passt „{option}“ zu mir", "bei mir ist es „{option}“", "@blunt „{option}“, da muss ich nicht lange nachdenken"],
  several: ["bei mir sind das {option}", "ich habe {option} angekreuzt, weil das auf mich zutrifft", "in {option} erkenne ich mich wieder", "auf mich treffen {option} zu"],
  stated: ["„{option}“ ist einfach meine Lage", "„{option}“, so ist es bei mir", "das ist bei mir eine Tatsache: „{option}“", "auf mich trifft „{option}“ zu"],
  and: "und",
  more: "weitere",
}; // prettier-ignore
