import type { Graded } from "../pack.ts";

/** Answers about newness and belief, from no to yes. */
export const uniqueness: Graded = {
  [-3]: [
    "daran ist überhaupt nichts neu",
    "genau dasselbe bekomme ich schon überall",
    "das ist nur ein Abklatsch",
    "@blunt nichts Neues, kalter Kaffee",
    "nichts Neues, so etwas gibt es wie Sand am Meer",
  ],
  [-2]: [
    "daran ist kaum etwas neu, etwas sehr Ähnliches bekomme ich schon",
    "so etwas gibt es [bei {shop}|überall] schon länger, sehr ähnlich",
    "nicht originell, das erinnert mich an anderes",
    "das kenne ich schon, sehr ähnlich wie anderes",
    "@old das gab es früher schon so ähnlich",
  ],
  [-1]: [
    "wenig neu",
    "ein bisschen anders vielleicht, im Grunde aber ähnlich",
    "nicht sehr anders als das, was es sonst so gibt",
    "eine Variante von dem, was ich kenne, teilweise ähnlich",
    "@precise bis auf ein Detail nicht besonders anders",
  ],
  0: [
    "manches daran ist neu, manches kenne ich schon",
    "teilweise ähnlich, aber nicht ganz dasselbe",
    "halb neu, halb bekannt",
    "@careful schwer zu sagen, manches kenne ich schon, manches daran ist neu",
  ],
  1: [
    "ein bisschen anders als das, was es sonst so gibt",
    "einigermaßen originell",
    "für mich halbwegs neu",
    "@curious etwas anders, eine Sache sticht ein wenig heraus",
    "etwas anders als das, was ich kenne",
  ],
  2: [
    "ziemlich neu und anders als das, was es schon gibt",
    "so etwas konnte ich bisher kaum bekommen",
    "wirklich anders als das, was es sonst so gibt",
    "@precise recht originell, etwas Vergleichbares kannte ich noch nicht",
    "das sticht heraus, kannte ich so nicht",
  ],
  3: [
    "so etwas habe ich noch nie gesehen",
    "völlig neu für mich",
    "das ist mit nichts zu vergleichen",
    "@young komplett neu, hat sonst keiner",
    "einzigartig, das konnte ich bisher nirgends bekommen",
  ],
};

export const believability: Graded = {
  [-3]: [
    "ich glaube davon kein Wort",
    "das ist überhaupt nicht glaubwürdig, frei erfunden",
    "ich traue dem überhaupt nicht",
    "@blunt gelogen, davon glaube ich kein Wort",
    "das klingt für mich nach Betrug",
  ],
  [-2]: [
    "das kann ich nur schwer glauben",
    "ich bin sehr skeptisch, das klingt übertrieben",
    "zu schön, um wahr zu sein, ich bezweifle das meiste",
    "@old solche Versprechen habe ich oft gehört, da bin ich sehr skeptisch",
    "da ist mir zu viel Werbung dabei, sehr übertrieben",
  ],
  [-1]: [
    "ich bin ein bisschen skeptisch",
    "ein paar Zweifel habe ich schon",
    "nicht besonders glaubwürdig",
    "@precise ohne Belege bin ich etwas skeptisch",
    "etwas übertrieben, würde ich sagen",
  ],
  0: [
    "einen Teil davon glaube ich, am Rest zweifle ich",
    "das kann stimmen oder auch nicht",
    "schwer zu beurteilen, das muss sich zeigen",
    "@careful zur Hälfte, das muss sich zeigen",
    "kann stimmen, mag stimmen, wer weiß",
  ],
  1: [
    "ich glaube es eher",
    "halbwegs glaubwürdig",
    "einigermaßen plausibel",
    "@precise das meiste klingt plausibel",
    "im Großen und Ganzen plausibel",
  ],
  2: [
    "das glaube ich",
    "das klingt glaubwürdig",
    "ich vertraue darauf, es klingt plausibel",
    "@warm ich halte sie für ehrlich und glaube das",
    "ja, das glaube ich, es ist realistisch",
  ],
  3: [
    "ich glaube alles davon",
    "völlig glaubwürdig, ich habe keinen Zweifel",
    "ich vertraue voll und ganz darauf",
    "@chatty gar keine Zweifel, ich glaube jedes Wort",
    "das hat Hand und Fuß, ich habe keine Zweifel",
  ],
};
