/** Scripts that are as good as a language, most telling first: Japanese uses Chinese characters as well. */
const scripts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, ["ja"]],
  [/\p{Script=Hangul}/gu, ["ko"]],
  [/\p{Script=Han}/gu, ["zh", "ja"]],
  [/\p{Script=Thai}/gu, ["th"]],
  [/\p{Script=Greek}/gu, ["el"]],
  [/\p{Script=Hebrew}/gu, ["he"]],
  [/\p{Script=Arabic}/gu, ["ar", "fa", "ur"]],
  [/\p{Script=Devanagari}/gu, ["hi", "mr", "ne"]],
  [/\p{Script=Cyrillic}/gu, ["ru", "uk", "bg", "sr", "kk"]],
];

/** Frequent words that carry grammar and no topic; those of several languages count for each. */
const functionWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: "the and of to is are was you your with for that this it not but from they have has had would could should what how do does did there their our my if than then which who when about at been being by we he she more it's don't i'm just any been get out",
    de: "das die der und oder nicht ist sind mit für von zu zum zur auf ein eine einen einem ich wir sie mir mich dich sich auch aber wie wenn weil dass bei aus nach nur noch schon sehr mehr habe hat haben wird werden kann man im den dem es gibt euch ihr",
    fr: "le la les des du et est une un que qui pas ne pour dans sur avec je vous nous il elle mais ou où ce cette mon ma mes ses plus très au aux j'ai c'est sont être fait comme tout quand depuis",
    es: "el la los las de del y es una un que no para en con por se lo su mi muy pero más como hay esto este esta cuando si son ser está yo me les qué al desde sin",
    it: "il lo la gli le di del della e è una un che non per in con si mi ma più come ho ha sono questo questa quando anche dal nel al alla molto cosa ci da se",
    pt: "o a os as de do da e é uma um que não para em com por se no na mas mais como eu me meu minha muito isso esse essa quando são está tem foi ao pelo vocês você",
    nl: "de het een en is van dat niet die op te met voor zijn ik je maar ook als er aan bij naar wat om nog wel dan heeft hebben mijn geen veel door over kan",
    pl: "i w na z do że nie się jest to co jak ale po za od dla czy tak już tylko przez mam mi być są jej ich jego ma gdzie kiedy bardzo",
    sv: "och att det som en på är av för med den till inte har jag om ett men vi man var så från kan min mitt när eller ni vad hur ska mycket också",
    da: "og at det som en på er af for med den til ikke har jeg om et men vi man var så fra kan min mit når eller hvad hvordan skal meget også",
    no: "og at det som en på er av for med den til ikke har jeg om et men vi man var så fra kan min mitt når eller hva hvordan skal veldig også",
    fi: "ja on ei se että en oli mutta kun niin myös tai jos ole ovat hän minä mitä joka kuin vain mukaan sitten nyt tämä",
    tr: "ve bir bu da de için ile çok ama gibi daha ne var yok ben mi mı kadar olarak değil sonra her olan en şey nasıl",
    id: "yang dan di ini itu dengan untuk tidak dari ada saya ke pada juga bisa aku kalau atau sudah lebih karena apa banget gak nggak",
    ro: "și de la în cu pe nu este un o că din pentru sunt ce mai care dar am ca se fost sau cum dacă foarte",
    cs: "a v na se je že to s z do o i jak ale za by pro jsem si tak co už jen nebo mám jsou není",
    hu: "a az és hogy nem is egy van de meg ez csak már mint ha még nagyon én azt vagy volt lesz nekem",
  }).map(([language, list]) => [language, new Set(list.split(" "))]),
);

/** Below this many function words nothing is known; titles of goods have none. */
const FEWEST_WORDS = 3;

/**
 * Language of a text among those that are likely at its place; without evidence the first of them.
 * @param likely ISO 639-1, likeliest first; not empty
 */
export function signalLanguage(text: string, likely: readonly [string, ...string[]]): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, languages] of scripts) {
    const share = (text.match(script)?.length ?? 0) / Math.max(1, letters);
    if (share > 0.2) return likely.find((language) => languages.includes(language)) ?? languages[0] ?? likely[0];
  }
  const tokens =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  let best: string = likely[0];
  let most = FEWEST_WORDS - 1;
  for (const language of likely) {
    const count = tokens.filter((token) => functionWords[language]?.has(token)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
