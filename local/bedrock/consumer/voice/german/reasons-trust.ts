import type { VoicePack } from "../pack.ts";

/** Reasons to believe or to doubt. */
export const trustReasons: VoicePack["reasons"] = {
  proof: {
    pro: [
      "{claim} macht für mich einen Unterschied, darauf vertraue ich",
      "@precise Belege sind das, was ich verlange, und hier gibt es welche, gut",
      "@careful von Leuten geprüft, die es wissen müssen, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: [
      "Tests kann man kaufen, da bin ich [skeptisch|misstrauisch]",
      "@precise geprüft von wem und wie? Da habe ich Zweifel",
      "@old bewiesen ist bei denen immer alles, ich bin da misstrauisch",
    ],
  },
  expert: {
    pro: [
      "{claim} gibt mir etwas Zuversicht, darauf vertraue ich",
      "@precise mit Fachleuten dahinter klingt es glaubwürdiger",
    ],
    con: [
      "Fachleute finden sich für alles, da bin ich [skeptisch|misstrauisch]",
      "@blunt neun von zehn Zahnärzten, kenne ich, unglaubwürdig",
    ],
  },
  celebrity: {
    pro: ["@young ein paar von denen folge ich, das macht Spaß"],
    con: [
      "die Promis nerven mich, am Ende zahle ich deren Villa",
      "@old nur weil jemand aus dem Fernsehen es in die Kamera hält, kaufe ich nichts, das [nervt|ärgert mich|stört mich]",
      "@precise ein Promi ist kein Argument, da werde ich misstrauisch",
    ],
  },
  hype: {
    pro: [
      "@young die tragen dick auf, aber irgendwie macht es neugierig",
      "@chatty die Begeisterung steckt an, [das gefällt mir|das finde ich gut|das mag ich]",
    ],
    con: [
      "{claim} machen mich misstrauisch",
      "so viele große Worte und so wenig gesagt, das [nervt|ärgert mich|stört mich]",
      "@precise nimmt man die Superlative weg, bleibt nichts Glaubwürdiges übrig, ich bin skeptisch",
      "@blunt klingt nach Verkaufsgespräch, dick aufgetragen",
      "@chatty über {claim_acc} musste ich schmunzeln, und nicht im Guten, ich bin skeptisch",
      "@warm so dick müssten sie es gar nicht auftragen, das macht mich nur skeptisch",
      "@young {claim}, wie peinlich, wer glaubt das",
      "@careful bei so großen Worten suche ich den Haken",
      "@old wenn einer so laut ruft, halte ich mein Portemonnaie fest, da bin ich misstrauisch",
    ],
  },
  tradition: {
    pro: [
      "{claim} bedeutet mir etwas, darauf vertraue ich",
      "@old ein Haus, das es so lange gibt, versteht sein Handwerk, da vertraue ich",
      "@warm das erinnert mich an zu Hause, [das gefällt mir|das finde ich gut|das mag ich]",
    ],
    con: ["alt heißt nicht gut, das lässt mich kalt", "@young die Oma-Geschichte ist ein Klischee, das langweilt mich"],
  },
  trusted_brand: {
    pro: [
      "es kommt von {named}, und [die haben mich noch nie enttäuscht|denen vertraue ich], [das gefällt mir|das finde ich gut|das mag ich]",
      "{named} vertraue ich, [ganz einfach|nach all den Jahren]",
      "@careful bei {named} weiß ich, was ich bekomme, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@chatty wenn {named} dahintersteckt, bin ich schon halb gewonnen, die mag ich",
    ],
    con: [],
  },
  distrusted_brand: {
    pro: [],
    con: [
      "ausgerechnet {named}, [nein danke|denen traue ich nicht]",
      "sobald ich {named} lese, bin ich misstrauisch",
      "@blunt {named}? Nicht mit meinem Geld, denen traue ich nicht",
      "@precise bei dem, was man von {named} weiß, traue ich dem Ganzen nicht",
      "@warm mit {named} habe ich leider schlechte Erfahrungen gemacht, denen traue ich nicht",
    ],
  },
  vague: {
    pro: [],
    con: [
      "was das eigentlich kann, weiß ich immer noch nicht, das ist mir zu vage",
      "was genau ich für mein Geld bekäme, bleibt vage",
      "@chatty ich habe mich dreimal gefragt, was das sein soll, so vage ist das",
      "@old in einfachen Worten könnte mir das keiner erklären, viel zu vage",
      "@young null Fakten, nur Stimmung, das ist mir zu vage",
      "@warm ich würde es gern verstehen, aber es bleibt mir zu vage",
      "sie sagen mir nichts, woran ich mich halten kann, das ist vage und macht mich skeptisch",
      "@precise kein einziger Punkt, den ich prüfen könnte, da bin ich [skeptisch|misstrauisch]",
      "@blunt viele Worte, keine Information, nur Floskeln",
      "@careful wenn jemand so vage bleibt, werde ich misstrauisch",
    ],
  },
  hearsay: {
    pro: [
      "jemand aus der Arbeit schwärmt davon, [das ist ein gutes Zeichen|und das sagt bei dem etwas]",
      "Leute, denen ich vertraue, reden gut davon",
      "@chatty meine Schwägerin ist begeistert, und die ist schwer zufriedenzustellen, ein gutes Zeichen",
      "was ich bisher gehört habe, war überwiegend positiv",
      "@old mein Nachbar schwört darauf, und der ist nicht dumm",
      "@precise die Tests, die ich kenne, waren gut, deshalb glaube ich das eher",
    ],
    con: [
      "alle, die ich kenne und die es probiert haben, [sind enttäuscht|bereuen es]",
      "was ich bisher gehört habe, klingt nicht gut",
      "@chatty mein Schwager schimpft den ganzen Abend darüber, das schreckt mich ab",
      "was man so hört, macht mich skeptisch",
      "@old mein Nachbar hatte nur Ärger damit",
      "@precise die Berichte, die ich gelesen habe, widersprechen sich, das macht mich skeptisch",
    ],
  },
};
