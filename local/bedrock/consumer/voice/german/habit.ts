import type { VoicePack } from "../pack.ts";

/** Answers to questions about one's own habits, where nothing is offered. */
export const habit: VoicePack["habit"] = {
  opening: [
    "bei diesem Thema gehe ich mehr nach Gewohnheit, als ich zugeben mag",
    "über {many} denke ich nicht oft nach, aber meine Regeln habe ich",
    "@chatty oh, {many}, da könnte ich lange erzählen",
    "@precise ich gehe jedes Mal dieselbe kurze Liste durch, auch hier",
    "@blunt {many}? Das entscheide ich in zehn Sekunden",
    "@careful ich nehme mir dafür Zeit, ich bin schon einmal hereingefallen",
    "@young meistens frage ich meine Leute oder schaue aufs Handy",
    "@old über die Jahre habe ich da meine eigene Art gefunden",
  ],
  criteria: {
    thrift: [
      "zuerst kommt der Preis, bei etwa {usual} ist für mich Schluss",
      "ich vergleiche Preise, etwa {usual} bin ich bereit zu zahlen",
      "was viel mehr als {usual} kostet, lege ich zurück",
    ],
    quality: [
      "es muss halten, lieber zahle ich einmal als zweimal",
      "die Qualität entscheidet, der Preis kommt danach",
      "ich schaue zuerst, wie es gemacht ist",
    ],
    health: ["ich lese, was drin ist, Zeile für Zeile", "es soll mir guttun oder wenigstens nicht schaden"],
    green: [
      "ich achte auf die Verpackung und darauf, wo es herkommt",
      "ich kaufe das, was am wenigsten Schaden anrichtet, wenn ich es mir leisten kann",
    ],
    brand: [
      "ich kaufe {brand}, da bin ich noch nie enttäuscht worden",
      "{brand} ist meine feste Größe, den Rest sehe ich gar nicht",
      "und manche Namen, {disliked} zum Beispiel, kaufe ich gar nicht",
    ],
    convenience: ["es muss schnell gehen, ich hole es bei {shop} auf dem Heimweg", "ich nehme, was gerade da ist"],
    social: [
      "ich frage Leute, die ich kenne, das zählt mehr als jede Werbung",
      "was meine Freunde sagen, zählt am meisten",
    ],
    tech: ["ich lese Bewertungen, bis mir die Augen wehtun", "ich suche Tests heraus, meistens bei {media}"],
    privacy: ["ich schaue, was die von mir wissen wollen, und lasse es dann meistens"],
    style: ["es muss gut aussehen, das gebe ich zu"],
    tradition: ["ich kaufe, was es bei uns zu Hause immer gab", "ich bleibe bei dem, was ich kenne"],
    curiosity: ["ab und zu probiere ich gern etwas anderes", "wenn es etwas Neues gibt, nehme ich es mit"],
    family: [
      "zu Hause entscheiden wir zusammen, und die Kinder haben eine laute Stimme",
      "gekauft wird, was der Familie schmeckt und passt",
    ],
  },
  closing: [
    "das war es auch schon, nichts Wissenschaftliches",
    "@careful und wenn ich unsicher bin, lasse ich es",
    "@chatty und am Ende komme ich natürlich doch mit etwas anderem nach Hause",
    "mich ärgert nur, wenn man etwas Gutes ohne Grund ändert",
    "@precise ich wünschte, man würde mir einfach sagen, {doubt}",
    "@blunt der Rest ist Lärm",
    "schön wäre, wenn mir jemand ehrlich sagt, {doubt}",
  ],
  items: {
    purchase_intent: [
      "hier gibt es nichts zu kaufen, es kommt drauf an",
      "das ist völlig offen, es kommt auf das Angebot an",
      "vielleicht, vielleicht auch nicht, ich müsste etwas Konkretes sehen",
    ],
    uniqueness: [
      "schwer zu sagen, manches daran ist neu, manches kenne ich schon",
      "teils neu, teils nicht, das lässt sich so nicht sagen",
    ],
    relevance: ["das Thema kommt bei mir ab und zu vor", "hin und wieder denke ich darüber nach"],
    believability: [
      "es hat ja noch niemand etwas behauptet, schwer zu beurteilen",
      "schwer zu beurteilen, ich müsste erst hören, was sie sagen",
    ],
    value_for_money: [
      "ohne Preis kann ich das nicht beurteilen, üblich wären etwa {usual}",
      "durchschnittlich, denke ich, um {usual} ist üblich",
    ],
    liking: ["weder gut noch schlecht, das ist ja eine Frage nach meinen Gewohnheiten", "neutral, das ist Alltag"],
  },
};
