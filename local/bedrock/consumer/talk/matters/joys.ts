import type { Matter } from "./matter.ts";

/** What people like about kinds of things. */
export const joys: readonly Matter[] = [
  {
    id: "taste", kinds: ["food"], common: 0.55, interests: { health: -0.1 },
    en: {
      theme: "good taste",
      say: ["the taste, [plain and simple|first of all], I really like it", "I simply enjoy the taste", "@chatty oh, the taste, I love it", "@blunt it tastes good"],
      why: ["because taste is what I remember, everything else I forget", "because if it doesn't taste good, it stays in the cupboard"],
      example: ["[last|this] {day} I had some {moment}, and that was the best part of the day", "when I have it {moment}, I notice how much I look forward to it"],
      fix: [], wish: ["leave the taste alone, it's good as it is"],
    },
    de: {
      theme: "guter Geschmack",
      say: ["der Geschmack, [ganz einfach|zuallererst], den mag ich wirklich gern", "es schmeckt mir einfach gut", "@chatty ach, der Geschmack, den liebe ich", "@blunt es schmeckt gut"],
      why: ["weil ich mir vor allem den Geschmack merke, alles andere vergesse ich", "weil alles, was nicht schmeckt, bei mir im Schrank stehen bleibt"],
      example: ["am {day} zum Beispiel, {moment}, da war das das Beste am ganzen Tag", "wenn ich es {moment} habe, merke ich, wie sehr ich mich darauf freue"],
      fix: [], wish: ["am Geschmack bitte nichts ändern, der ist gut"],
    },
  },
  {
    id: "calm", kinds: ["food", "app", "good"], common: 0.25, interests: { tradition: 0.2 }, traits: ({ neuroticism }) => 0.15 * neuroticism,
    en: {
      theme: "a moment of calm",
      say: ["it gives me a quiet moment, and I like that", "I like the little ritual of it, five minutes of peace", "@careful it calms me down, that's what I like about it"],
      why: ["because the rest of the day belongs to [other people|work and everybody else]", "because I have few moments to myself"],
      example: ["[yesterday|on {day}] I sat down with it, put the phone away, and that was lovely", "after a long day I sit down with it for ten minutes, that's all I need"],
      fix: [], wish: ["please don't make it louder or more complicated, it's good that it's simple"],
    },
    de: {
      theme: "ein ruhiger Moment",
      say: ["ich habe damit einen ruhigen Moment, und den mag ich", "mir gefällt das kleine Ritual dabei, fünf Minuten Ruhe", "@careful es beruhigt mich, das mag ich daran"],
      why: ["weil der Rest des Tages [anderen gehört|aus Arbeit und Pflichten besteht]", "weil ich sonst wenig Zeit für mich habe"],
      example: ["am {day} habe ich mich damit hingesetzt und das Handy weggelegt, das war schön", "nach einem langen Tag setze ich mich zehn Minuten hin, mehr brauche ich nicht"],
      fix: [], wish: ["bitte nicht lauter und komplizierter machen, es ist gut, dass es einfach ist"],
    },
  },
  {
    id: "saves_time", kinds: ["food", "good", "durable", "app", "service"], common: 0.15, interests: { convenience: 0.45, family: 0.1 },
    en: {
      theme: "saves time",
      say: ["it saves me time, [and I have little of that|that's worth a lot], which is great", "it's quick and easy, I appreciate that", "@blunt it's quick, good"],
      why: ["because between [work|everything] and home there's hardly an hour left", "because what takes long I put off anyway"],
      example: ["on {day} I came home late, and it was done in five minutes", "when it gets late, {moment}, it saves the evening"],
      fix: [], wish: ["keep it quick and easy"],
    },
    de: {
      theme: "spart Zeit",
      say: ["es spart mir Zeit, [und davon habe ich wenig|das ist viel wert], das finde ich gut", "es geht schnell und einfach, das schätze ich", "@blunt es geht schnell, gut"],
      why: ["weil zwischen [Arbeit|allem anderen] und Zuhause kaum eine Stunde übrig bleibt", "weil ich alles, was lange dauert, sowieso aufschiebe"],
      example: ["am {day} kam ich spät nach Hause, und in fünf Minuten war es erledigt", "wenn es spät wird, {moment}, rettet mir das den Abend"],
      fix: [], wish: ["es soll so schnell und einfach bleiben"],
    },
  },
  {
    id: "good_value", kinds: ["food", "good", "durable", "app", "service"], common: 0, interests: { thrift: 0.3 }, traits: ({ thrift }) => 0.5 * (thrift - 0.4),
    en: {
      theme: "good value",
      say: ["the price, when I get it right: that's good value", "I like that it doesn't have to cost much, about {usual} is enough", "@precise for about {usual} I get what I need, that's fair"],
      why: ["because what I save there I can spend where it matters", "because I know what I have at the end of the month"],
      example: ["the other week it was reduced at {shop}, and I took two", "on {day} I paid about {usual}, somebody next to me twice that"],
      fix: [], wish: ["keep the price where it is, then I stay"],
    },
    de: {
      theme: "gutes Preis-Leistungs-Verhältnis",
      say: ["der Preis, wenn man richtig einkauft: das ist günstig und gut", "mir gefällt, dass es nicht viel kosten muss, etwa {usual} reicht", "@precise für etwa {usual} bekomme ich, was ich brauche, das ist fair"],
      why: ["weil ich das Gesparte da ausgeben kann, wo es darauf ankommt", "weil ich weiß, was am Monatsende übrig ist"],
      example: ["neulich war es bei {shop} im Angebot, da habe ich zwei genommen", "am {day} habe ich etwa {usual} bezahlt, jemand neben mir das Doppelte"],
      fix: [], wish: ["der Preis soll bleiben, wo er ist, dann bleibe ich auch"],
    },
  },
  {
    id: "reliable", kinds: ["good", "durable", "app", "service"], common: 0.3, interests: { quality: 0.35, tradition: 0.1 },
    en: {
      theme: "lasting quality",
      say: ["that I can rely on it, that's worth a lot to me", "it works and it lasts, I appreciate good quality", "@old it has done its job for years, I like that", "@blunt it works"],
      why: ["because I've had enough things that broke after a year", "because I don't want to think about it every day"],
      example: ["mine has been through [two moves|years of daily use|everything], and it still works", "my last one held for years, that's what I mean"],
      fix: [], wish: ["make it so that it lasts, the rest follows"],
    },
    de: {
      theme: "Qualität, die hält",
      say: ["dass ich mich darauf verlassen kann, das ist mir viel wert", "es funktioniert und hält, gute Qualität schätze ich", "@old das tut seit Jahren seinen Dienst, das gefällt mir", "@blunt es funktioniert"],
      why: ["weil ich genug Sachen hatte, die nach einem Jahr kaputt waren", "weil ich nicht jeden Tag darüber nachdenken will"],
      example: ["bei mir hat das [zwei Umzüge|jahrelangen Gebrauch|alles Mögliche] überstanden und geht noch", "das letzte hat jahrelang gehalten, das meine ich"],
      fix: [], wish: ["macht es so, dass es hält, der Rest kommt von selbst"],
    },
  },
  {
    id: "together", kinds: ["food", "app", "service", "durable"], common: 0, interests: { social: 0.35, family: 0.3 }, traits: ({ extraversion }) => 0.25 * extraversion,
    en: {
      theme: "time together",
      say: ["that it brings people together, I love that", "I enjoy it most in company, that's a pleasure", "@chatty the company, honestly, that's the nicest part"],
      why: ["because alone it's only half the fun", "because the best talks happen on the side"],
      example: ["on {day} we sat together for an hour longer than planned", "last weekend [a friend|my sister|a neighbour] came by, and that's when it's best"],
      fix: [], wish: ["think of people who share it, not only of one person"],
    },
    de: {
      theme: "gemeinsame Zeit",
      say: ["dass es Leute zusammenbringt, das mag ich sehr", "am schönsten finde ich es in Gesellschaft, das genieße ich", "@chatty die Gesellschaft, ehrlich gesagt, das ist das Schönste daran"],
      why: ["weil es allein nur halb so viel Freude macht", "weil die besten Gespräche nebenbei entstehen"],
      example: ["am {day} saßen wir eine Stunde länger zusammen als geplant", "letztes Wochenende kam Besuch, da war es am schönsten"],
      fix: [], wish: ["denkt auch an Leute, die es teilen, nicht nur an Einzelne"],
    },
  },
  {
    id: "discovery", kinds: ["food", "good", "durable", "app", "service"], common: -0.05, interests: { style: 0.2, tech: 0.15 }, traits: ({ openness }) => 0.4 * openness,
    en: {
      theme: "curious about the new",
      say: ["that there's always something new to discover, I like that", "trying out something different is fun for me", "@young finding new stuff first, that's fun"],
      why: ["because the same thing every week bores me", "because I'm curious, I always was"],
      example: ["the other week I found a sort at {shop} that I'd never seen, and it was good", "on {day} I tried one I didn't know, just because of the look of it"],
      fix: [], wish: ["surprise me now and then"],
    },
    de: {
      theme: "neugierig auf Neues",
      say: ["dass es immer etwas Neues zu entdecken gibt, das gefällt mir", "etwas anderes auszuprobieren macht mir Spaß", "@young Neues als Erste zu finden, das macht Spaß"],
      why: ["weil mich jede Woche dasselbe langweilt", "weil ich neugierig bin, das war ich immer"],
      example: ["neulich habe ich bei {shop} etwas gefunden, das ich noch nie gesehen hatte, und es war gut", "am {day} habe ich etwas Unbekanntes genommen, nur weil es schön aussah"],
      fix: [], wish: ["überrascht mich ruhig ab und zu"],
    },
  },
  {
    id: "wellbeing", kinds: ["food", "good", "app", "service"], common: -0.05, interests: { health: 0.4, sport: 0.25 },
    en: {
      theme: "good for health",
      say: ["that it does me good, I feel better with it", "it's good for me, and that pleases me"],
      why: ["because I notice it when I leave it out", "because I want to stay healthy, at {age} one thinks about that"],
      example: ["the week I went without, I slept badly and felt it", "since I've been doing it regularly my back and my mood are better"],
      fix: [], wish: ["stay honest about what's in it"],
    },
    de: {
      theme: "gut für die Gesundheit",
      say: ["dass es mir guttut, ich fühle mich besser damit", "es ist gut für mich, und das freut mich"],
      why: ["weil ich es merke, wenn ich darauf verzichte", "weil ich gesund bleiben will, mit {age} denkt man daran"],
      example: ["in der Woche ohne habe ich schlecht geschlafen und es gemerkt", "seit ich das regelmäßig mache, geht es mir besser"],
      fix: [], wish: ["bleibt ehrlich bei dem, was drin ist"],
    },
  },
]; // prettier-ignore
