import type { Matter } from "./matter.ts";

/** What people like about banks, insurers, telephone, heating, screens, riding and eating out. */
export const lifeJoys: readonly Matter[] = [
  {
    id: "overview", kinds: ["service", "app"], common: 0.5, interests: { thrift: 0.2, tech: 0.2 }, traits: ({ conscientiousness }) => 0.2 * conscientiousness,
    en: {
      theme: "keeping the overview",
      say: ["that I see at once what came in and what went out, I like that", "I like knowing to the day where I stand"],
      why: ["because without that the money runs through my fingers", "because I hate surprises at the end of the month"],
      example: ["on {day} I saw a booking I didn't know, and an hour later it was cleared up", "on the first of the month I look through it with a coffee, ten minutes, done"],
      fix: [], wish: ["show me everything on one page"],
    },
    de: {
      theme: "guter Überblick",
      say: ["dass ich sofort sehe, was gekommen und was gegangen ist, das gefällt mir", "ich mag es, auf den Tag genau zu wissen, wo ich stehe"],
      why: ["weil mir das Geld sonst durch die Finger rinnt", "weil ich Überraschungen am Monatsende nicht ausstehen kann"],
      example: ["am {day} habe ich eine Buchung gesehen, die ich nicht kannte, und nach einer Stunde war das geklärt", "am Ersten gehe ich das bei einem Kaffee durch, zehn Minuten, fertig"],
      fix: [], wish: ["zeigt mir alles auf einer Seite"],
    },
  },
  {
    id: "peace_of_mind", kinds: ["service"], common: 0.6, interests: { family: 0.2 }, traits: ({ neuroticism }) => 0.2 * neuroticism,
    en: {
      theme: "peace of mind",
      say: ["that I can sleep at night, that's worth a lot to me", "the good feeling that somebody steps in when things go wrong"],
      why: ["because one accident could eat up everything we've saved", "because I've seen with others how quickly it can happen"],
      example: ["when the pipe burst, I made one call, and that was a relief", "on holiday I never think of it, and that's the point"],
      fix: [], wish: ["answer within two days, then I'm content"],
    },
    de: {
      theme: "ruhig schlafen",
      say: ["dass ich nachts schlafen kann, das ist mir viel wert", "das gute Gefühl, dass jemand einspringt, wenn etwas schiefgeht"],
      why: ["weil ein einziger Unfall alles auffressen könnte, was wir gespart haben", "weil ich bei anderen gesehen habe, wie schnell es gehen kann"],
      example: ["beim Rohrbruch war es ein Anruf, und das war eine Erleichterung", "im Urlaub denke ich nie daran, und genau darum geht es"],
      fix: [], wish: ["antwortet innerhalb von zwei Tagen, dann bin ich zufrieden"],
    },
  },
  {
    id: "warm_home", kinds: ["durable"], common: 0.65, interests: { family: 0.15, tradition: 0.1 },
    en: {
      theme: "a warm home",
      say: ["coming home and it's warm, I love that", "that I turn a knob and think no more about it, that's good"],
      why: ["because I'm somebody who's always cold", "because a warm kitchen is where everybody ends up"],
      example: ["on the first frosty morning I stood with my back to the radiator, five minutes, lovely", "in January we all sat in the one warm room, and it was rather nice"],
      fix: [], wish: ["keep it as simple as the old one was"],
    },
    de: {
      theme: "ein warmes Zuhause",
      say: ["nach Hause kommen und es ist warm, das liebe ich", "dass ich am Regler drehe und nicht weiter nachdenken muss, das ist gut"],
      why: ["weil ich zu denen gehöre, die immer frieren", "weil am Ende alle in der warmen Küche sitzen"],
      example: ["am ersten frostigen Morgen stand ich fünf Minuten mit dem Rücken an der Heizung, herrlich", "im Januar saßen wir alle in dem einen warmen Zimmer, und das war eigentlich schön"],
      fix: [], wish: ["es soll so einfach bleiben wie bisher"],
    },
  },
  {
    id: "switching_off", kinds: ["app", "service"], common: 0.65, interests: { tradition: 0.1 }, traits: ({ neuroticism }) => 0.1 * neuroticism,
    en: {
      theme: "switching off",
      say: ["an hour in which nobody wants anything from me, I enjoy that", "that I watch when I have time and not when it's on, I like that"],
      why: ["because my head needs something that isn't mine", "because my evenings are never at the same time"],
      example: ["on {day} I watched two episodes with a blanket and a bowl of soup, perfect", "after the late turn I start a film at ten, that would never have worked with television"],
      fix: [], wish: ["leave me the pause between two episodes"],
    },
    de: {
      theme: "abschalten können",
      say: ["eine Stunde, in der niemand etwas von mir will, das genieße ich", "dass ich schaue, wann ich Zeit habe, und nicht, wann es läuft, das gefällt mir"],
      why: ["weil mein Kopf etwas braucht, das nicht meines ist", "weil meine Abende nie zur selben Zeit anfangen"],
      example: ["am {day} zwei Folgen mit Decke und einer Schüssel Suppe, perfekt", "wenn es spät wird, fange ich um zehn einen Film an, das ging mit dem Fernsehen früher nie"],
      fix: [], wish: ["lasst mir die Pause zwischen zwei Folgen"],
    },
  },
  {
    id: "fresh_air", kinds: ["durable"], common: 0.65, interests: { sport: 0.3, green: 0.2 },
    en: {
      theme: "fresh air and freedom",
      say: ["the air in my face and no queue, I love that", "that I arrive awake and in a good mood, I like that"],
      why: ["because it's the only sport that gets me somewhere", "because I pass by everybody who stands in the traffic"],
      example: ["on {day} along the river, the sun came out, and I took the long way", "last summer out to the lake, with a towel on the rack"],
      fix: [], wish: ["make it light and leave out the gimmicks"],
    },
    de: {
      theme: "frische Luft und Freiheit",
      say: ["der Wind im Gesicht und kein Stau, das liebe ich", "dass ich wach und gut gelaunt ankomme, das mag ich"],
      why: ["weil es der einzige Sport ist, der mich irgendwohin bringt", "weil ich an allen vorbeifahre, die im Stau stehen"],
      example: ["am {day} am Fluss entlang, die Sonne kam heraus, und ich habe den Umweg genommen", "letzten Sommer zum See, das Handtuch auf dem Gepäckträger"],
      fix: [], wish: ["macht es leicht und lasst den Schnickschnack weg"],
    },
  },
  {
    id: "no_cooking", kinds: ["food"], common: 0.65, interests: { convenience: 0.25, social: 0.1 },
    en: {
      theme: "an evening off",
      say: ["that nobody has to cook and nobody has to wash up, I love that", "it's a treat, it tastes of weekend, I enjoy it"],
      why: ["because after a long week I want to sit down and be fed", "because it's the one meal nobody argues about"],
      example: ["on {day} everybody was tired, we spread it out on the floor and it was the best evening of the week", "after moving the wardrobe we sat on boxes and ate out of the paper, splendid"],
      fix: [], wish: ["keep it simple, hot and on time"],
    },
    de: {
      theme: "ein freier Abend",
      say: ["dass keiner kochen und keiner abwaschen muss, das liebe ich", "das schmeckt nach Wochenende, ich genieße es"],
      why: ["weil ich mich nach einer langen Woche hinsetzen und nichts tun will", "weil es das einzige Essen ist, bei dem keiner streitet"],
      example: ["am {day} waren alle müde, wir haben es auf dem Boden ausgebreitet, und es war der schönste Abend der Woche", "nach dem Schrankschleppen saßen wir auf Kisten und haben aus dem Papier gegessen, herrlich"],
      fix: [], wish: ["einfach, heiß und pünktlich, so soll es bleiben"],
    },
  },
  {
    id: "skin_feel", kinds: ["good"], common: 0.6, interests: { health: 0.15, style: 0.2 },
    en: {
      theme: "feels good on the skin",
      say: ["how my skin feels afterwards, soft and calm, I like that", "those two minutes in the bathroom that are only mine, I enjoy them"],
      why: ["because in winter it pulls and itches otherwise", "because somebody who slept badly needs a bit of help in the mirror"],
      example: ["in the cold week in January it was the only thing that helped", "on {day} somebody asked whether I'd been on holiday"],
      fix: [], wish: ["leave out the perfume and keep the rest"],
    },
    de: {
      theme: "gutes Hautgefühl",
      say: ["wie sich die Haut danach anfühlt, weich und ruhig, das mag ich", "die zwei Minuten im Bad, die nur mir gehören, die genieße ich"],
      why: ["weil sie im Winter sonst spannt und juckt", "weil man nach einer schlechten Nacht ein bisschen Hilfe im Spiegel braucht"],
      example: ["in der kalten Woche im Januar hat nur das geholfen", "am {day} hat mich jemand gefragt, ob ich im Urlaub war"],
      fix: [], wish: ["lasst das Parfüm weg und den Rest so, wie er ist"],
    },
  },
]; // prettier-ignore
