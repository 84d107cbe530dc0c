import type { VoicePack } from "../pack.ts";

/** How the offer meets the person's life. */
export const life: VoicePack["life"] = {
  children: {
    pro: [
      "mit Kindern im Haus könnte ich so etwas gut gebrauchen, {moment}",
      "{goods}die Kinder würden sich [wahrscheinlich darum streiten|schnell daran gewöhnen], und das ist die halbe Miete",
      "zwischen Schule und Abendessen ist mir alles recht, was das Leben leichter macht",
    ],
    con: [
      "mit Kindern wird jeder Einkauf zweimal überlegt, und das hier fällt durch",
      "{goods}meine Kinder würden das nicht anrühren, ich kenne sie",
      "solange die Kinder Schuhe brauchen, muss so etwas warten",
    ],
  },
  baby: {
    pro: [
      "mit einem Baby habe ich höchstens eine Hand frei, da könnte das wirklich helfen",
      "die Nächte sind gerade kurz, da bin ich über alles Nützliche froh",
    ],
    con: [
      "mit einem Baby habe ich andere Sorgen und andere Rechnungen",
      "in unserer Lage kaufe ich nur, was ich kenne, das Kind geht vor",
    ],
  },
  student: {
    pro: [
      "im Studium ist das sogar praktisch, {moment} zum Beispiel",
      "{goods}meine Mitbewohner würden es sich ständig ausleihen, das ist ein Kompliment",
    ],
    con: [
      "bei meinem Studentenbudget wäre das das Erste, was ich streiche",
      "am Monatsende gibt es bei mir Nudeln, da ist so etwas nicht drin",
    ],
  },
  retired: {
    pro: [
      "jetzt im Ruhestand habe ich Zeit, so etwas zu genießen",
      "seit ich nicht mehr arbeite, achte ich mehr auf mich, da passt das",
    ],
    con: [
      "mit meiner Rente schaue ich auf jede Rechnung, und diese brauche ich nicht",
      "seit ich im Ruhestand bin, kaufe ich immer weniger, und mir fehlt nichts",
    ],
  },
  moved: {
    pro: [
      "ich bin gerade umgezogen und sortiere sowieso alles neu, da kommt das zur rechten Zeit",
      "seit dem Umzug probiere ich neue Läden und Dinge aus, warum nicht auch das",
    ],
    con: ["der Umzug hat genug gekostet, jetzt also nicht", "seit dem Umzug habe ich mehr Kram als Platz"],
  },
  new_job: {
    pro: [
      "im neuen Job sind meine Tage lang, da würde es helfen",
      "mit dem neuen Job ist etwas mehr Geld für so etwas da",
    ],
    con: [
      "mit dem neuen Job habe ich genug um die Ohren, da will ich nicht auch noch darüber nachdenken",
      "solange im Job alles neu ist, gebe ich nichts für Extras aus",
    ],
  },
  money_tight: {
    pro: [
      "das Geld ist knapp, aber das hier könnte ich gerade noch verantworten",
      "auch wenn ich jeden Euro umdrehe, sehe ich den Nutzen",
    ],
    con: [
      "das Geld ist gerade knapp, da kaufe ich nur, was sein muss",
      "im Moment ist jedes Extra gestrichen, erst kommt die Miete",
    ],
  },
  saving: {
    pro: [
      "ich spare auf etwas Größeres, aber das würde ich mir erlauben",
      "meinem Sparplan täte es nicht weh, ein gutes Zeichen",
    ],
    con: ["ich spare auf etwas Größeres, da bleibt so etwas liegen", "im Moment geht jeder Euro aufs Sparkonto"],
  },
  health_issue: {
    pro: [
      "seit ich gesundheitlich aufpassen muss, suche ich nach so etwas",
      "mir sagt man ständig, ich soll etwas ändern, und das könnte ein Anfang sein",
    ],
    con: [
      "bei meiner Gesundheit experimentiere ich nicht, ich bleibe bei dem, was mir bekommt",
      "ich habe schon genug Vorschriften vom Arzt, da brauche ich so etwas nicht noch dazu",
    ],
  },
  caring: {
    pro: [
      "ich kümmere mich um jemanden in der Familie, da ist mir alles recht, was einen Weg spart",
      "wer jemanden pflegt, ist über jede Hilfe froh",
    ],
    con: [
      "die Pflege in der Familie kostet meine ganze Zeit, dafür habe ich keinen Kopf",
      "wer sich um andere kümmert, stellt eigene Wünsche hinten an",
    ],
  },
  separated: {
    pro: [
      "seit der Trennung mache ich vieles auf meine Art, warum also nicht etwas Neues",
      "ich finde gerade heraus, was mir allein gefällt, und das könnte dazugehören",
    ],
    con: [
      "seit der Trennung muss ich mit einem Einkommen rechnen, da bin ich vorsichtig",
      "ein Neuanfang war genug Veränderung für ein Jahr",
    ],
  },
  wedding: {
    pro: [
      "wir planen eine Hochzeit, da täte eine kleine Freude zwischendurch gut",
      "bei all der Planung bin ich über alles froh, was einfach ist",
    ],
    con: ["erst muss die Hochzeit bezahlt werden, alles andere wartet", "jeder übrige Euro geht in die Hochzeit"],
  },
  commute: {
    pro: ["bei meinem Arbeitsweg hätte ich viel davon", "unterwegs zur Arbeit käme mir das gelegen"],
    con: [
      "bei meinem Arbeitsweg bin ich spät zu Hause und will nicht noch etwas, woran ich denken muss",
      "was ich dafür ausgeben könnte, frisst das Pendeln auf",
    ],
  },
  shift: {
    pro: [
      "bei meinen Schichten ist mir alles willkommen, was zu jeder Uhrzeit geht",
      "nach der Spätschicht käme mir das gelegen",
    ],
    con: ["nach der Schicht will ich auf mein Sofa und nichts Kompliziertes", "bei meinen Zeiten käme ich nie dazu"],
  },
  pet: {
    pro: ["der Hund und ich könnten wohl beide damit leben", "bei unseren Runden draußen wäre das praktisch"],
    con: ["bei uns kommt zuerst die Tierarztrechnung", "für das Tier gebe ich schon genug aus"],
  },
  alone: {
    pro: ["ich lebe allein und entscheide allein, einen Platz hätte ich dafür", "für eine Person ist das praktisch"],
    con: [
      "ich lebe allein und brauche nicht viel, das hier jedenfalls nicht",
      "für einen Einpersonenhaushalt hat das wenig Sinn",
    ],
  },
  couple: {
    pro: [
      "bei uns zu zweit käme das gut an, da bin ich ziemlich sicher",
      "wir würden das zusammen nutzen, {moment}, das kann ich mir gut ausmalen",
    ],
    con: [
      "{goods}wenn ich damit nach Hause käme, würde man mich nur fragend ansehen",
      "wir zwei haben, was wir brauchen",
    ],
  },
  shared: {
    pro: [
      "{goods}in unserer WG wäre das jeden Tag in Gebrauch",
      "{goods}die anderen in der WG würden wohl zusammenlegen",
    ],
    con: [
      "{goods}in einer WG wäre das nach einer Woche weg oder kaputt",
      "{goods}in unserer WG ist kein Platz mehr für noch etwas",
    ],
  },
  parents: {
    pro: [
      "bei meinen Eltern zu Hause würde das gut ankommen",
      "ich wohne bei meinen Eltern, da hätte ich das Geld dafür gerade noch",
    ],
    con: [
      "meine Eltern würden nur den Kopf schütteln, wenn ich damit ankäme",
      "solange ich bei meinen Eltern wohne, spare ich lieber",
    ],
  },
  generations: {
    pro: [
      "bei uns leben mehrere Generationen unter einem Dach, da findet sich immer jemand, der es nutzt",
      "in unserer großen Familie wäre das schnell im Gebrauch",
    ],
    con: [
      "bei uns reden drei Generationen mit, das bekäme ich nie durch",
      "in einer großen Familie wird gekauft, was alle brauchen, und das ist es nicht",
    ],
  },
  cheated: {
    pro: ["ich bin online schon einmal betrogen worden und sehe genau hin, aber hier finde ich nichts Verdächtiges"],
    con: [
      "seit ich online einmal betrogen wurde, bin ich misstrauisch, und hier erst recht",
      "einmal hereingefallen reicht mir, deshalb lasse ich so etwas lieber",
    ],
  },
  exam: {
    pro: [
      "in meiner Prüfungszeit bin ich für alles dankbar, was mir Arbeit abnimmt",
      "neben dem Lernen käme mir das ganz gelegen",
    ],
    con: [
      "ich stecke im Lernen, für so etwas habe ich gerade keinen Kopf",
      "bis zu den Prüfungen kommt mir nichts Neues auf den Tisch",
    ],
  },
  tired: {
    pro: [
      "abends bin ich müde von der Arbeit, da ist jede Erleichterung recht",
      "nach meinen Arbeitstagen täte mir so etwas gut",
    ],
    con: [
      "abends bin ich zu müde, um mich noch mit so etwas zu beschäftigen",
      "nach der Arbeit will ich meine Ruhe und nicht noch etwas Neues",
    ],
  },
  grandchildren: {
    pro: ["wenn die Enkel kommen, hätte ich dafür gleich Abnehmer", "für die Tage mit den Enkeln wäre das praktisch"],
    con: ["die Enkel würden mich nur auslachen damit", "mein Geld geht lieber an die Enkel"],
  },
  any: {
    pro: [
      "{moment} sehe ich einen Platz dafür",
      "{as_job} hätte ich durchaus etwas davon",
      "in meinen Alltag in {city} würde das ganz gut passen",
      "@chatty meine Freunde würden von mir davon hören, ganz bestimmt",
    ],
    con: [
      "in meinem Leben ist dafür einfach kein Platz",
      "{as_job} habe ich andere Sorgen",
      "hier in {city} kenne ich niemanden, der das haben wollte",
      "@chatty meine Freunde würden mich auslachen",
    ],
  },
};
