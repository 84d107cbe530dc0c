import type { VoicePack } from "../pack.ts";

/** Reasons that lie in the thing meeting the person: need, habit, faults, details. */
export const useReasons: VoicePack["reasons"] = {
  harm: {
    pro: [],
    con: [
      "{claim} macht mich wütend, das ist gefährlich",
      "das ist gefährlich, [so etwas dürfte niemand verkaufen|da wird sich jemand wehtun], unverantwortlich",
      "@blunt das ist gefährlich, Punkt",
      "@careful als ich von der Gefahr las, wollte ich nichts mehr damit zu tun haben",
      "@precise so etwas zu verkaufen, ist unverantwortlich und gefährlich",
      "@warm da kommen Menschen zu Schaden, das ist schrecklich",
    ],
  },
  defect: {
    pro: [],
    con: [
      "{claim} steht ja schon in der Beschreibung, das ist schlecht",
      "die sagen selbst, was daran nicht stimmt, fast schon komisch, aber schlecht",
      "@blunt kaputt ab Werk, Schrott",
      "@precise was an der einen Aufgabe scheitert, die es hat, ist nutzlos",
      "@warm wer soll sich denn damit abfinden, das ist schrecklich",
      "@chatty ich musste lachen, die geben ja fast zu, dass es nichts taugt, das ist Mist",
      "@old so etwas hätte man uns früher nicht verkauft, das ist Schrott",
      "@young wer kauft bitte etwas, das nicht funktioniert, Schrott",
      "@careful ich sehe mich schon beim Reklamieren, das ist schlecht",
      "wozu etwas kaufen, von dem ich vorher weiß, dass es nichts taugt, das ist schlecht",
    ],
  },
  objection: {
    pro: [],
    con: [
      "„{quote}“, damit ist die Sache für mich erledigt, das ist schlecht",
      "bei „{quote}“ [habe ich aufgehört zu lesen|bin ich ausgestiegen], das ist eine Zumutung",
      "@blunt „{quote}“: nein danke",
      "@precise „{quote}“ schließt es für mich aus, das ist ein echtes Problem",
      "@warm „{quote}“, damit wird doch niemand glücklich, das ist schlecht",
      "was mich stört, ist „{quote}“",
    ],
  },
  feature: {
    pro: [
      "„{quote}“ ist hängen geblieben, [das gefällt mir|das finde ich gut|das mag ich]",
      "aufgefallen ist mir zuerst „{quote}“, und das gefällt mir",
      "@precise der Punkt mit „{quote}“ ist gut",
      "@chatty „{quote}“, ja, das ist schön",
      "@warm über „{quote}“ freue ich mich",
    ],
    con: [
      "„{quote}“ lässt mich kalt",
      "mit „{quote}“ kann ich nichts anfangen",
      "@precise „{quote}“ klingt gut, bis man darüber nachdenkt, da bin ich [skeptisch|misstrauisch]",
      "@blunt „{quote}“, na und",
      "@careful bei „{quote}“ frage ich mich, wo der Haken ist",
    ],
  },
  need: {
    pro: [
      "{many} {i} ich tatsächlich, da wäre das nützlich",
      "{moment} könnte ich das wirklich gebrauchen",
      "@chatty ich sehe mich schon damit, {moment}, und das Bild gefällt mir",
      "@precise die Gelegenheit kann ich benennen: {moment}, das ist nützlich",
    ],
    con: [
      "{rare} {i} ich so gut wie nie, das brauche ich nicht",
      "ich habe {alt} und brauche sonst nichts",
      "@old ohne {many} bin ich bisher gut ausgekommen, das brauche ich nicht",
      "@blunt so etwas brauche ich nicht",
      "@precise in meinem Tag gibt es keine Lücke, in die das passt, ich brauche es nicht",
      "@chatty ich habe versucht, es mir vorzustellen, {moment}, und es ging nicht, ich brauche es nicht",
      "@young mein Leben läuft auch ohne, ich brauche das nicht",
      "@careful {goods}noch eine Sache im Haus heißt noch eine Sorge, ich brauche das nicht",
      "@warm für andere mag es richtig sein, ich brauche es nicht",
      "es gibt ja {alt}, das reicht mir",
    ],
  },
  not_meant: {
    pro: [],
    con: [
      "das ist eindeutig für andere Leute gedacht, nicht für mich",
      "an wen auch immer sie gedacht haben, an mich nicht, das brauche ich nicht",
      "@chatty mir fiele eine Cousine dafür ein, aber ich brauche es nicht",
      "@precise ich gehöre nicht zu denen, für die es gemacht ist, das brauche ich nicht",
      "@warm ich gönne es denen, für die es gedacht ist, ich brauche es nicht",
      "wenn ich lese, an wen sie dabei denken: Ich bin es nicht, das brauche ich nicht",
      "@blunt mit mir reden die nicht, das brauche ich nicht",
      "@old das ist ein anderes Leben als meins, das brauche ich nicht",
    ],
  },
  too_young: {
    pro: [],
    con: [
      "das darf ich noch gar nicht kaufen, dafür bin ich zu jung",
      "@young dafür bin ich zu jung, das ist nichts für mich",
    ],
  },
  habit: {
    pro: ["@curious {alt} langweilt mich sowieso, Abwechslung gefällt mir"],
    con: [
      "ich nehme seit Jahren {brand} und sehe keinen Grund zu wechseln",
      "{alt} tut es auch, [warum also wechseln|wozu also etwas anderes]",
      "@old in meinem Alter stellt man nicht mehr alles um, ich bleibe dabei",
      "@careful ich weiß, was ich jetzt habe, und bleibe lieber dabei",
      "@precise verglichen mit dem, was ich habe, sehe ich keinen Gewinn",
      "@chatty das Alte und ich, wir sind ein eingespieltes Paar, da gehe ich nicht so leicht fremd",
      "@blunt ich habe schon etwas, fertig",
      "@young dafür stelle ich nicht meinen ganzen Alltag um",
      "@warm ich hänge an dem, was ich habe",
      "um mich umzustimmen, müsste es deutlich besser sein als das, was ich kenne",
    ],
  },
};
