// The words by which questionnaires say how they are to be answered, in English, German, French, Spanish, Italian, Dutch
// and Portuguese. Every pattern is free of nested or unbounded repetition, so that its time is linear in the text.

export const multipleCue =
  /\b(?:(?:select|check|tick|choose|mark|pick) (?:all|any|every)\b|all that apply|(?:select|choose|pick|tick|check|name|mark) (?:up to|at most|at least|a maximum of|as many|two|three|several)|(?:multiple|several) (?:answers?|responses?|choices|selections?|mentions|options)|multiple choice possible|more than one (?:answer|response|option)|multi-?(?:select|response|code))|mehrfach(?:auswahl|nennung|antwort)|mehrere (?:antworten|nennungen|angaben)|alle(?:s)? zutreffende|(?:bis zu|maximal|höchstens) \S{1,10} (?:antworten|nennungen)|plusieurs (?:réponses|choix|options)|choix multiples?|réponses multiples|cochez tou|toutes les (?:réponses|options|cases)|jusqu['’]à \S{1,10} réponses|varias (?:respuestas|opciones)|respuestas? múltiples?|selección múltiple|(?:marque|seleccione|elija|señale|selecciona|marca) tod|más de una (?:respuesta|opción)|più (?:risposte|opzioni)|rispost[ae] multipl|scelta multipla|(?:selezion|indic|segn|scel?g)\S{1,6} tutt|meerdere (?:antwoorden|opties|keuzes)|(?:kruis|vink|selecteer|kies) all|alle? (?:antwoorden|opties) (?:aan|die)|várias (?:respostas|opções)|respostas? múltiplas?|mais de uma (?:resposta|opção)|(?:selecione|marque|assinale|escolha) tod/iu;

export const singleCue =
  /\b(?:(?:select|choose|pick|tick|check|mark) (?:only |just )?(?:one|1|a single)\b|(?:only |just )?one (?:answer|response|option)(?: only)?|single (?:choice|answer|response|select|code))|einfach(?:auswahl|nennung)|(?:nur |bitte )(?:\p{L}+ )?eine? (?:antwort|nennung|angabe|option)|eine antwort(?:möglichkeit)?\b|une (?:seule )?réponse|un seul choix|choix unique|réponse unique|(?:una )?(?:sola|única) (?:respuesta|opción)|respuesta única|una (?:sola )?(?:risposta|opzione)|risposta singola|(?:één|een|1) antwoord|uma (?:única |só )?(?:resposta|opção)|resposta única/iu;

export const requiredCue =
  /\b(?:required|mandatory|must answer|pflicht(?:frage|feld|angabe)?|erforderlich|obligatoire|obligatori[ao]|obbligatori[ao]|verplicht)\b|obrigatóri[ao]/iu;

export const optionalCue =
  /\b(?:optional|freiwillig|facultati(?:f|ve|vo|va)|opcional|facoltativ[ao]|optioneel|not required)\b/iu;

/** Asks for an answer in words. */
export const openCue =
  /\b(?:please (?:explain|describe|elaborate|comment|specify|state|share|list|tell us)|explain|describe|in your own words|tell us|tell me|list (?:up to|any|all|the|three|your)|write down|any (?:(?:other|further|additional) )?(?:comments|feedback|thoughts|suggestions|remarks)|(?:additional|further|other|general) (?:comments|feedback|remarks|suggestions)|open[- ]end(?:ed)?|free text|verbatim|beschreiben sie|erklären sie|erläutern sie|begründen sie|nennen sie|erzählen sie|schildern sie|in (?:eigenen|ihren) worten|in ihren eigenen worten|freitext|offene frage|weitere (?:anmerkungen|kommentare)|sonstige anmerkungen|expliquez|décrivez|précisez|racontez|avec vos (?:propres )?mots|dites-nous|indiquez-nous|question ouverte|commentaires|explique|describa|describe|cuéntenos|cuéntanos|en sus propias palabras|con sus palabras|pregunta abierta|comentarios|spieghi|descriva|racconti|con parole sue|domanda aperta|commenti|leg uit|licht \p{L}+ (?:antwoord|keuze) toe|beschrijf|licht toe|vertel|in uw eigen woorden|toelichting|opmerkingen|descreva|conte-nos|com suas palavras|pergunta aberta|comentários)/iu;

/** Says that what follows is a scale or asks for a rating. */
export const scaleCue =
  /\b(?:scale|rate|rating|score|skala|bewerten|bewertung|benoten|note[zr]?\b|échelle|évaluez|noter|escala|valore|valora|puntúe|califique|punteggio|valuti|valuta|scala|schaal|beoordeel|cijfer|avalie|classifique|how (?:likely|satisfied|important|much|often)|agree|wahrscheinlich|zufrieden|stimmen sie|inwieweit)/iu;

/** Asks to put things into an order, which is none of the kinds of questions. */
export const rankCue =
  /\b(?:rank|put (?:\p{L}+ ){0,4}in order|rangfolge|rangreihe|reihenfolge|sortieren|classez|hiérarchisez|ordene|ordenar|ordini|metta in ordine|rangschik|ordene|classifique por ordem)\b/iu;

/** Announces rows of a matrix. */
export const followingCue =
  /\b(?:following|each of|these statements|statements below|folgende[nrs]?|nachstehende|jeweils|suivante?s?|ci-dessous|chacun|siguientes?|cada un[ao]|seguenti|ciascun[ao]?|volgende|elk van|seguintes?)\b/iu;

/** Tells respondents what to do, or asks them to choose: what stands above options without being a question. */
export const taskCue =
  /\b(?:select|choose|pick|tick|rate|rank|indicate|which|what|how|your|please (?:state|give|enter|mark|check)|wählen|kreuzen|geben sie|bewerten|welche|wie|ihre?|inwieweit|sélectionnez|choisissez|cochez|évaluez|indiquez|quel(?:le)?s?|votre|vos|seleccione|elija|marque|indique|valore|cuál|qué|su|selezioni|scelga|indichi|valuti|quale|quali|kies|selecteer|geef|welke|uw|selecione|escolha|avalie|qual|quais|sua|seu)\b/iu;

const leads =
  "go (?:directly )?to|skip (?:to|the)|jump to|continue (?:with|to|at)|proceed to|weiter (?:mit|zu|bei)|gehen? (?:sie )?(?:bitte )?(?:zu|weiter)|springen|pass(?:ez|er) à|all(?:ez|er) à|rendez-vous à|vaya a|pase a|ir a la|ir para|vá para|vai a(?:lla)?|passi? a(?:lla)?|ga (?:naar|door)|terminate|screen ?out|end (?:of )?(?:the )?(?:survey|interview|questionnaire)|thank and close|ende der befragung";
/** Leads to another question. */
export const routingCue = new RegExp(String.raw`(?:^|[^\p{L}])(?:${leads})(?![\p{L}])`, "iu");
const arrow = /\s*(?:→|➔|➜|⇒|->|=>|>>).{0,200}$/u;
const condition = String.raw`(?:(?:if|falls|wenn|si|se|als|indien) [^,;:()]{1,40}[,;:]?\s*)?(?:please |bitte |veuillez )?`;
const routingTail = new RegExp(
  String.raw`[\s,;.:–—-]*[([]?\s*${condition}(?<![\p{L}])(?:${leads})(?![\p{L}]).{0,200}$`,
  "iu",
);

/** An option without the note where to go on. */
export function withoutRouting(text: string): string {
  const shortened = text.replace(arrow, "");
  return (routingCue.test(shortened) ? shortened.replace(routingTail, "") : shortened).trim();
}

export const exampleCue =
  /^(?:e\.? ?g\.?|i\.? ?e\.?|for example|such as|incl|z\. ?b\.|d\. ?h\.|zum beispiel|wie|p\. ?ex|par exemple|p\. ?ej|por ejemplo|ad es|per esempio|bijv|por exemplo|in (?:eur|usd|years|jahren|kg|cm))/iu;

/** Names a list of options: `Options: a; b; c`. */
export const optionsPrefix =
  /^(?:(?:answer |response )?(?:options?|choices|answers|responses)|antwort(?:en|möglichkeiten|optionen)?|auswahl|réponses(?: possibles)?|choix|opciones|respuestas|opzioni|risposte|opties|antwoorden|opções|respostas)\s*:\s*/iu;

/** Options that say nothing on a scale. */
export const optOut =
  /^\W*(?:(?:i )?(?:don['’]?t|do not|can['’]?t|cannot) (?:know|say|apply|remember)|not (?:applicable|sure)|n\/?a|no (?:opinion|answer)|unsure|prefer not to (?:say|answer)|does(?:n['’]?t| not) apply|weiß (?:ich )?nicht|keine (?:angabe|antwort|meinung)|k\. ?a\.?|nicht zutreffend|kann ich nicht (?:sagen|beurteilen)|(?:je )?ne sai[st] pas|sans (?:opinion|avis|réponse)|nsp|non (?:concerné|applicable)|no (?:sé|sabe|aplica|contesta)|ns\/nc|no sabe ?\/ ?no contesta|non so|non applicabile|nessuna risposta|weet (?:ik )?niet|geen (?:mening|antwoord)|n\.? ?v\.? ?t\.?|não (?:sei|sabe|se aplica)|prefiro não)\b[\s\S]{0,40}$/iu;
