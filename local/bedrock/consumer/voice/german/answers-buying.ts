import type { Graded } from "../pack.ts";

/** Answers about buying and its price, from no to yes. */
export const purchase_intent: Graded = {
  [-3]: [
    "[nein|niemals]. Ich würde {ihn} auf keinen Fall kaufen",
    "dafür würde ich niemals Geld ausgeben",
    "auf keinen Fall, nicht geschenkt",
    "@blunt kommt nicht infrage",
    "sehr unwahrscheinlich, das kaufe ich nie im Leben",
  ],
  [-2]: [
    "sehr unwahrscheinlich",
    "ich glaube kaum, dass ich {ihn} kaufen würde",
    "{goods}unwahrscheinlich, ich würde daran vorbeigehen",
    "@blunt unwahrscheinlich, mein Geld behalte ich",
    "dass ich {ihn} kaufe, ist unwahrscheinlich",
  ],
  [-1]: [
    "im Moment eher nicht",
    "ich tendiere zu nein",
    "eher nein als ja",
    "@careful ich warte lieber ab",
    "da zögere ich, eher nicht",
  ],
  0: [
    "ich bin mir nicht sicher, ob ich {ihn} kaufen würde",
    "das ist völlig offen",
    "vielleicht, vielleicht auch nicht",
    "@precise unentschieden, etwa fifty-fifty",
    "kommt drauf an, das kann so oder so ausgehen",
  ],
  1: [
    "ausprobieren würde ich {ihn} wahrscheinlich",
    "eher ja, vorstellen könnte ich es mir",
    "recht gut möglich",
    "@careful {goods}wahrscheinlich ja, erst mal eine kleine Menge",
    "ich tendiere dazu, {ihn} zu kaufen",
  ],
  2: [
    "sehr wahrscheinlich",
    "ich würde {ihn} sehr wahrscheinlich kaufen",
    "ich kann mir gut vorstellen, {ihn} zu kaufen",
    "@chatty sehr wahrscheinlich, ich sehe {ihn} schon vor mir, {moment}",
    "ziemlich sicher ja",
  ],
  3: [
    "ich würde {ihn} auf jeden Fall kaufen",
    "auf jeden Fall kaufe ich {ihn}, sofort",
    "sehr wahrscheinlich sogar sofort, ohne zu zögern",
    "@young definitiv ja, hole ich mir sofort",
    "keine Frage, ich würde {ihn} sofort kaufen",
  ],
};

export const value_for_money: Graded = {
  [-3]: [
    "das Preis-Leistungs-Verhältnis ist miserabel",
    "komplette Geldverschwendung",
    "{dear}viel zu teuer für das, was ich bekomme",
    "@blunt {dear}Abzocke",
    "rausgeschmissenes Geld",
  ],
  [-2]: [
    "{dear}das ist zu teuer, das Geld ist es nicht wert",
    "schlechtes Preis-Leistungs-Verhältnis",
    "das ist das Geld nicht wert",
    "das Geld ist anderswo besser angelegt, das ist es nicht wert",
    "{dear}eindeutig überteuert",
    "@old {dear}das ist sein Geld nicht wert, viel zu hoch angesetzt",
    "{dear}zu teuer für das, was es ist",
  ],
  [-1]: [
    "{dear}etwas zu teuer für das, was ich bekomme",
    "das Geld ist es eher nicht wert",
    "so ganz ist es das Geld nicht wert",
    "eher schlechtes Preis-Leistungs-Verhältnis",
    "{dear}ein bisschen teuer",
    "@careful {dear}ein wenig zu teuer",
    "{dear}leicht überteuert",
  ],
  0: [
    "das Preis-Leistungs-Verhältnis ist durchschnittlich",
    "der Preis ist ungefähr so, wie ich ihn erwarten würde",
    "vielleicht wert, vielleicht auch nicht",
    "@precise durchschnittlich, weder teuer noch billig",
    "im üblichen Rahmen",
  ],
  1: [
    "halbwegs fair",
    "einigermaßen angemessen",
    "im Großen und Ganzen das Geld wert",
    "@careful eher günstig als teuer, einigermaßen fair",
    "recht und billig, halbwegs angemessen",
  ],
  2: [
    "das Preis-Leistungs-Verhältnis ist gut",
    "der Preis ist fair für das, was ich bekomme",
    "das ist das Geld wert",
    "@warm ein fairer Preis, das lohnt sich",
    "guter Preis, das lohnt sich",
  ],
  3: [
    "das Preis-Leistungs-Verhältnis ist hervorragend",
    "ein echtes Schnäppchen",
    "jeden Cent wert",
    "@young mega günstig, ein echtes Schnäppchen",
    "unschlagbar günstig",
  ],
};

export const valueWithoutPrice: Graded = {
  [-3]: [
    "egal, was es kostet, es wäre Geldverschwendung",
    "bei jedem Preis rausgeschmissenes Geld",
    "@blunt keinen Cent wert",
  ],
  [-2]: [
    "egal, was es kostet, das Geld wäre es nicht wert",
    "vermutlich überteuert",
    "ich rechne damit, dass es zu teuer ist",
  ],
  [-1]: [
    "vermutlich ein bisschen teuer",
    "ohne Preis kann ich nur raten, wohl etwas zu teuer",
    "eher etwas überteuert, schätze ich",
  ],
  0: [
    "kein Preis, kein Urteil, durchschnittlich vermutlich",
    "ohne Preis: vielleicht wert, vielleicht auch nicht",
    "kommt auf den Preis an, also durchschnittlich",
  ],
  1: [
    "zu einem normalen Preis wäre es einigermaßen fair",
    "wenn sie es mit dem Preis nicht übertreiben, halbwegs angemessen",
    "vermutlich einigermaßen fair",
  ],
  2: [
    "ich rechne mit einem guten Preis-Leistungs-Verhältnis, das lohnt sich",
    "das wäre sein Geld wert, das lohnt sich",
    "ich denke, das lohnt sich",
  ],
  3: [
    "dafür würde ich gut zahlen, es wäre jeden Cent wert",
    "fast egal, was es kostet, es wäre jeden Cent wert",
    "sicher hervorragend, jeden Cent wert",
  ],
};
