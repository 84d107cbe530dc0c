import type { VoicePack } from "../pack.ts";

/** Reasons that lie in what a product does for one. */
export const benefitReasons: VoicePack["reasons"] = {
  comfort: {
    pro: [
      "Komfort ist mir viel wert, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@old meine Knochen sind für etwas Komfort dankbar",
      "alles, was bequemer ist, ist mir willkommen, [das gefällt mir|das finde ich gut|das mag ich]",
    ],
    con: ["bequem sagen sie alle, das überzeugt mich nicht", "@blunt ich habe es bequem genug"],
  },
  design: {
    pro: [
      "das sähe bei mir gut aus, und das zählt",
      "@young vom Aussehen her ist das genau mein Stil, gefällt mir",
      "ich mag Dinge, die schön anzusehen sind",
    ],
    con: [
      "das Aussehen ist mir egal, davon wird es nicht besser",
      "@precise am Design würde ich zuerst sparen, das brauche ich nicht",
      "@old schick muss es nicht sein, es muss funktionieren",
    ],
  },
  durable: {
    pro: [
      "etwas, das hält, ist mir mehr wert als etwas Billiges, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "ich habe es satt, dass alles kaputtgeht, [da ist das ein starkes Argument|umso besser finde ich das]",
      "@precise wenn man es reparieren kann, sieht die Rechnung ganz anders aus, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@old endlich mal etwas, das lange hält, so wie früher, [das gefällt mir|das finde ich gut|das mag ich]",
      "@chatty mein letztes hat nach einem Jahr aufgegeben, da freut mich etwas, das hält",
      "@blunt hält lange, gut",
      "@careful je seltener ich neu kaufen muss, desto ruhiger schlafe ich, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@warm ich werfe ungern etwas weg, da freue ich mich, wenn etwas hält",
      "@young ich bin immer knapp bei Kasse, da ist gut, was lange hält",
    ],
    con: [
      "dass es lange hält, versprechen alle, das glaube ich nicht mehr",
      "@young in zwei Jahren will ich sowieso etwas anderes",
    ],
  },
  premium: {
    pro: [
      "ab und zu gönne ich mir das Bessere, Premium ist also in Ordnung",
      "@warm als Geschenk wäre die feine Variante schön",
    ],
    con: [
      "Premium ist ein Wort für den Preis, das brauche ich nicht",
      "@blunt Premium, also doppelter Preis für eine schönere Schachtel",
      "@precise was daran Premium sein soll außer dem Wort, sehe ich nicht",
    ],
  },
  convenience: {
    pro: [
      "alles, was mir unter der Woche Zeit spart, ist gut",
      "das würde mir eine Sache abnehmen, das ist schön",
      "@chatty bei meinen Tagen ist jede gesparte Minute Gold wert, [das gefällt mir|das finde ich gut|das mag ich]",
      "@young schnell und einfach, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: [
      "es muss nicht alles schnell gehen, das brauche ich nicht",
      "@old Zeit habe ich genug, Minuten zu sparen reizt mich nicht",
      "@precise die Ersparnis liegt im Sekundenbereich, das ist kein gutes Argument",
    ],
  },
  speed: {
    pro: [
      "dass es schnell geht, gefällt mir",
      "@young schnell ist gut, Warten nervt",
      "dass es so schnell geht, würde mir helfen, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
    ],
    con: [
      "ich habe es nicht eilig, das Tempo brauche ich nicht",
      "@blunt schnell heißt meistens, dass jemand anderes hetzt, das gefällt mir nicht",
    ],
  },
  personalised: {
    pro: [
      "dass es sich nach mir richtet und nicht umgekehrt, gefällt mir",
      "@curious auf mich zugeschnitten, da bin ich neugierig",
      "wenn es wirklich zu mir passt, ist das gut",
    ],
    con: [
      "personalisiert heißt meistens Fragebogen und Daten, das [stört mich|gefällt mir nicht|passt mir nicht]",
      "@blunt ich will dafür nicht durchleuchtet werden",
      "@old ich bin mit dem zufrieden, was alle bekommen, das brauche ich nicht",
    ],
  },
  quantity: {
    pro: [
      "wir verbrauchen viel, da ist die Menge gut",
      "@warm bei so viel ist für alle genug da, das ist schön",
      "man bekommt ordentlich was, [das gefällt mir|das finde ich gut|das mag ich]",
    ],
    con: [
      "so viel brauche ich nicht, [die Hälfte würde schlecht|das stünde nur herum]",
      "@precise allein würde ich die Hälfte wegwerfen, das [stört mich|gefällt mir nicht|passt mir nicht]",
    ],
  },
  performance: {
    pro: [
      "wenn es hält, was es verspricht, löst es etwas, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "@precise ein klarer Nutzen, klar benannt, [das ist gut|das gefällt mir|das finde ich gut|ein Pluspunkt]",
      "es nimmt etwas in Angriff, das mich nervt, ein Pluspunkt ist das",
    ],
    con: [
      "ob es das wirklich kann, da bin ich [skeptisch|misstrauisch]",
      "@old ich habe genug gekauft, das genau das versprochen und mich enttäuscht hat",
      "@blunt in der Werbung klappt es, bei mir nicht",
    ],
  },
  community: {
    pro: [
      "ich mache so etwas gern mit anderen zusammen, das ist schön",
      "@young wenn meine Leute dabei sind, ist das ein Plus",
    ],
    con: [
      "dafür brauche ich keine Community",
      "@blunt Freunde habe ich, eine Community brauche ich nicht",
      "@precise den sozialen Teil würde ich abschalten, der nervt mich",
    ],
  },
  gamified: {
    pro: [
      "Punkte spornen mich an, so albern das ist, mir gefällt das",
      "@young bei Serien und Punkten bin ich dabei, [das gefällt mir|das finde ich gut|das mag ich]",
    ],
    con: [
      "für Punkte und Abzeichen bin ich zu alt, das ist albern und nervt",
      "@blunt Sternchen sammeln nervt mich, ich bin nicht im Kindergarten",
    ],
  },
};
