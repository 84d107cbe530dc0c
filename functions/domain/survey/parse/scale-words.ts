/**
 * What a phrase does to the place of a label on its scale, which runs from −3 to 3: a `stem` is a direction with its own
 * strength, a `degree` replaces the strength, `negates` turns the direction, `neutral` puts the whole label at 0.
 */
export type ScaleWord =
  | { kind: "stem"; value: number }
  | { kind: "degree"; value: number }
  | { kind: "denial"; value: number }
  | { kind: "negation" }
  | { kind: "neutral" }
  | { kind: "answer"; value: number }
  | { kind: "filler" };

const groups: readonly [ScaleWord, string][] = [
  [
    { kind: "neutral" },
    "neither|neutral|neutrally|undecided|not sure|unsure|maybe|perhaps|possibly|vielleicht|peut être|quizás|tal vez|forse|misschien|talvez|in between|in the middle|about the same|the same|same|no change|unchanged|might or might not|may or may not|partly|so so|mixed|about right|just right|no difference|teils teils|teilweise|weder noch|weder|unentschieden|unentschlossen|gleich|unverändert|mittelmäßig|mittel|neutre|ni d accord ni pas d accord|ni|mitigé|pareil|inchangé|identique|indifférent|neutro|neutra|indiferente|igual|regular|né|uguale|così così|indifferente|noch|neutraal|gelijk|hetzelfde|nem|medium|average|ok|okay|fair|acceptable|befriedigend|moyen|moyenne|medio|media|matig|médio",
  ],
  [
    { kind: "stem", value: 2 },
    "agree|in agreement|satisfied|happy|pleased|likely|important|interested|interesting|relevant|useful|appealing|attractive|believable|credible|unique|different|familiar|good|well|better|positive|favorable|favourable|easy|comfortable|confident|concerned|applies|describes|willing|would|will|more|expensive|increase|increased|helpful|clear|trust|effective|influential|stimme zu|trifft zu|zutreffend|trifft|stimme|zustimmen|zufrieden|wahrscheinlich|wichtig|interessiert|interessant|gut|besser|mehr|einfach|leicht|glücklich|relevant|nützlich|attraktiv|ansprechend|glaubwürdig|einverstanden|zu|d accord|accord|satisfait|satisfaite|satisfait e|probable|important|importante|intéressé|intéressée|bon|bonne|bien|mieux|meilleur|favorable|facile|utile|plus|de acuerdo|acuerdo|satisfecho|satisfecha|satisfecho a|importante|interesado|interesada|bueno|buena|mejor|fácil|útil|más|d accordo|accordo|soddisfatto|soddisfatta|probabile|interessato|buono|buona|bene|meglio|facile|più|eens|mee eens|tevreden|waarschijnlijk|belangrijk|geïnteresseerd|goed|beter|makkelijk|meer|concordo|satisfeito|satisfeita|provável|bom|boa|melhor|interessado",
  ],
  [
    { kind: "stem", value: 3 },
    "excellent|outstanding|perfect|ausgezeichnet|hervorragend|exzellent|excelente|eccellente|uitstekend|ottimo|ottima|óptimo|ótimo",
  ],
  [
    { kind: "stem", value: -2 },
    "disagree|dissatisfied|unsatisfied|unhappy|displeased|unlikely|unimportant|uninterested|irrelevant|bad|poor|poorly|worse|negative|unfavorable|unfavourable|difficult|hard|uncomfortable|untrue|unwilling|less|cheap|decrease|decreased|unappealing|unattractive|unzufrieden|unwahrscheinlich|unwichtig|uninteressiert|schlecht|schlechter|weniger|schwierig|schwer|unglücklich|lehne ab|ablehnen|mangelhaft|insatisfait|insatisfaite|mécontent|improbable|mauvais|mauvaise|mal|pire|défavorable|difficile|moins|en désaccord|désaccord|en desacuerdo|desacuerdo|insatisfecho|insatisfecha|malo|mala|peor|difícil|menos|in disaccordo|disaccordo|insoddisfatto|insoddisfatta|improbabile|cattivo|male|peggio|meno|oneens|mee oneens|ontevreden|onwaarschijnlijk|onbelangrijk|slecht|slechter|moeilijk|minder|discordo|insatisfeito|insatisfeita|improvável|mau|ruim|má|pior",
  ],
  [{ kind: "stem", value: -1 }, "indifferent|ausreichend|unimpressed"],
  [{ kind: "stem", value: -3 }, "terrible|awful|ungenügend|miserabel|pésimo|pésima|pessimo|pessima|péssimo|exécrable"],
  [{ kind: "stem", value: -3 }, "never|nie|niemals|jamais|nunca|mai|nooit"],
  [
    { kind: "stem", value: -2.6 },
    "almost never|hardly ever|fast nie|presque jamais|casi nunca|quasi mai|bijna nooit|quase nunca",
  ],
  [
    { kind: "stem", value: -2 },
    "rarely|seldom|infrequently|selten|rarement|raramente|rara vez|pocas veces|zelden|de vez en cuando no",
  ],
  [
    { kind: "stem", value: -1 },
    "occasionally|once in a while|now and then|gelegentlich|ab und zu|occasionnellement|ocasionalmente|de vez en cuando|occasionalmente|af en toe|de vez em quando",
  ],
  [
    { kind: "stem", value: 0 },
    "sometimes|half the time|about half the time|manchmal|parfois|quelquefois|a veces|algunas veces|qualche volta|a volte|soms|às vezes|algumas vezes",
  ],
  [
    { kind: "stem", value: 2 },
    "often|frequently|regularly|häufig|oft|regelmäßig|souvent|régulièrement|a menudo|frecuentemente|con frecuencia|muchas veces|spesso|frequentemente|vaak|regelmatig|muitas vezes|com frequência",
  ],
  [
    { kind: "stem", value: 2.4 },
    "usually|most of the time|mostly|generally|meistens|meist|la plupart du temps|généralement|normalmente|generalmente|di solito|meestal|geralmente",
  ],
  [
    { kind: "stem", value: 2.8 },
    "almost always|nearly always|fast immer|presque toujours|casi siempre|quasi sempre|bijna altijd|quase sempre",
  ],
  [{ kind: "stem", value: 3.2 }, "always|all the time|every time|immer|toujours|siempre|sempre|altijd"],
  [
    { kind: "denial", value: 3 },
    "auf keinen fall|not at all|at all not|in no way|überhaupt nicht|gar nicht|ganz und gar nicht|überhaupt kein|gar kein|pas du tout|nada de|para nada|nada|en absoluto|per niente|per nulla|affatto|helemaal niet|helemaal geen|totaal niet|de modo algum|de forma alguma|de maneira nenhuma",
  ],
  [
    { kind: "denial", value: 1 },
    "not very|not so|not really|not particularly|not too|not much|nicht sehr|nicht so|nicht besonders|weniger|eher nicht|eher weniger|kaum|pas très|pas vraiment|peu|no muy|no mucho|poco|poca|non molto|non tanto|niet zo|niet erg|niet echt|weinig|não muito|pouco|pouca|little|of little|hardly",
  ],
  [
    { kind: "negation" },
    "not|no|never would|nicht|kein|keine|keinen|pas|no estoy|non|niet|geen|não|nao|isn t|doesn t|does not|would not|wouldn t|will not|won t|un",
  ],
  [
    { kind: "degree", value: 0.5 },
    "slightly|a little|a bit|a little bit|minimally|ein wenig|ein bisschen|wenig|un peu|légèrement|un poco|ligeramente|leggermente|un po|een beetje|licht|um pouco|ligeiramente",
  ],
  [
    { kind: "degree", value: 1 },
    "somewhat|rather|mildly|tend to|probably|to some extent|eher|etwas|ein wenig eher|tendenziell|wahrscheinlich schon|plutôt|assez|probablement|probablement|más bien|algo|probablemente|piuttosto|probabilmente|eerder|enigszins|waarschijnlijk wel|mais ou menos|em parte|provavelmente|parcialmente|partiellement|parzialmente",
  ],
  [
    { kind: "degree", value: 1.5 },
    "moderately|reasonably|mäßig|einigermaßen|halbwegs|modérément|moyennement|moderadamente|medianamente|moderatamente|mediamente|redelijk|moderatamente|razoavelmente|mostly agree",
  ],
  [
    { kind: "degree", value: 1.8 },
    "fairly|quite|pretty|quite a bit|ziemlich|relativ|überwiegend|weitgehend|bastante|abbastanza|tamelijk|vrij",
  ],
  [
    { kind: "degree", value: 2.5 },
    "very|much|highly|a lot|very much|strong|sehr|stark|viel|sehr stark|très|beaucoup|fortement|muy|mucho|molto|fortemente|zeer|erg|heel|veel|muito|bastante mucho",
  ],
  [
    { kind: "degree", value: 3 },
    "extremely|strongly|completely|totally|fully|entirely|absolutely|definitely|certainly|exceptionally|a great deal|perfectly|äußerst|extrem|voll und ganz|voll|völlig|vollkommen|vollständig|absolut|ganz|ganz sicher|bestimmt|auf jeden fall|tout à fait|extrêmement|totalement|complètement|entièrement|absolument|parfaitement|certainement|fortement d accord|totalmente|completamente|extremadamente|muchísimo|absolutamente|definitivamente|seguramente|del tutto|completamente|estremamente|totalmente|moltissimo|assolutamente|sicuramente|certamente|helemaal|volledig|uiterst|zeker|extremamente|completamente|plenamente|certamente",
  ],
  [{ kind: "answer", value: 2 }, "high|higher|hoch|höher|alto|hoog|élevé|true|yes|ja|oui|sí|sì|sim"],
  [{ kind: "answer", value: -2 }, "low|lower|niedrig|niedriger|bajo|laag|faible|false|nein|nee"],
  [
    { kind: "filler" },
    "i|it|is|am|the|a|of|with|nor|or|and|to|this|importance|interest|agreement|buy|purchase|recommend|ich|dem|das|auf|es|ist|und|mir|je|suis|ne|c est|est|en|de|du|le|la|estoy|es|lo|sono|né in|sono d accordo|in|è|het|ermee|mee|er|ik|ben|van|niet mee|e|o|estou|concordo nem",
  ],
];

const LONGEST_PHRASE = 5;
const words = new Map<string, ScaleWord>();
for (const [word, phrases] of groups) {
  for (const phrase of phrases.split("|")) if (!words.has(phrase)) words.set(phrase, word);
}

/**
 * Reads a label of a scale as phrases.
 * @returns what each phrase does, and the words that say nothing of a degree, which the labels of one scale share
 */
export function scaleWords(label: string): { found: ScaleWord[]; rest: string } {
  const tokens = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ");
  const found: ScaleWord[] = [];
  const rest: string[] = [];
  for (let index = 0; index < tokens.length;) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - index);
    let word: ScaleWord | undefined;
    for (; length > 0; length -= 1) {
      word = words.get(tokens.slice(index, index + length).join(" "));
      if (word) break;
    }
    if (word) found.push(word);
    else rest.push(tokens[index] ?? "");
    index += Math.max(1, length);
  }
  return { found, rest: rest.join(" ") };
}
