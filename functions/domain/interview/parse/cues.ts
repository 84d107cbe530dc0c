/**
 * Words by which a line of a guide shows what it is: English, German, French, Spanish and Portuguese. All patterns look at the start of
 * a line only, so that they take constant time.
 */
const starting = (...alternatives: string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** Ways to lead up to a question: `To start,`, `Bitte`, `And now`. */
const leadIn = new RegExp(
  `^(?:(?:and|now|so|ok|okay|then|next|first|first of all|firstly|finally|lastly|to (?:start|begin|finish|close)(?: with)?|please|if (?:possible|you can)|in your own words|und|nun|jetzt|zunächst|zuerst|zum (?:einstieg|schluss|abschluss|anfang)|abschließend|dann|bitte|in eigenen worten|et|maintenant|alors|pour (?:commencer|finir|terminer)|d['’]abord|s['’]il vous plaît|svp|y|ahora|entonces|para (?:empezar|comenzar|terminar)|primero|por favor|e|agora|então|para (?:começar|terminar|encerrar)|primeiro)(?![\\p{L}])[,:.…]? *){0,4}`,
  "iu",
);

/** Imperatives that only a respondent can be meant by. */
const imperative = starting(
  "tell (?:me|us)",
  "describe(?! (?:the )?(?:study|project|purpose|procedure|process of the|research|ground))",
  "walk (?:me|us)",
  "talk (?:me|us|to me)",
  "think (?:of|about|back)",
  "imagine",
  "picture",
  "suppose",
  "recall",
  "remember (?:the|a|your|when) ",
  "help (?:me|us) understand",
  "give (?:me|us) ",
  "show me",
  "take me (?:through|back)",
  "complete (?:the|this|these|my) ",
  "finish (?:the|this|these|my) ",
  "(?:rank|rate|compare|order|sort|choose|pick|select) (?:the|these|those|them|this|your|one|two|three|between|which|how|it|each|on)",
  "name (?:the|one|two|three|four|five|some|all|any|a|your|up to|\\d)",
  "list (?:the|one|two|three|four|five|some|all|any|your|up to|\\d)",
  "look at",
  "write down",
  "please (?:introduce|explain|share|draw|sketch|show|name|list|state|say|give|indicate|elaborate|expand|specify|rank|rate|choose|select|complete)",
  "(?:explain|share|draw|sketch)(?= (?:[^.]{0,80} )?(?:you|your|yourself|me|us|own)(?!\\p{L}))",
  "i['’]d (?:like|love) (?:you )?to (?:hear|know|understand|learn|tell|describe|think|imagine)",
  "i (?:would like|want) (?:you )?to (?:hear|know|understand|learn|tell|describe|think|imagine)",
  // German: the respondent is addressed by the pronoun behind the verb.
  "(?:erzählen|beschreiben|schildern|erklären|erläutern|nennen|stellen|denken|berichten|überlegen|versuchen|zeigen|führen|nehmen|vervollständigen|vergleichen|bewerten|ordnen|wählen|schauen|sehen|geben|sagen|skizzieren|teilen|erinnern|charakterisieren|begründen|zeichnen|sortieren|ergänzen|gehen) sie",
  "(?:erzähl|beschreib|schilder|schildere|erklär|erkläre|erläutere|nenn|nenne|berichte|überleg|überlege|zeig|vergleich|vergleiche|bewerte|wähle|schau|sag|skizziere)(?: (?:mir|uns|mal|doch|bitte|dir|einmal|deine[nrs]?|die|das|den|ein|eine|einen|kurz|wie|was))",
  "(?:stell|denk|erinnere?) (?:dir|dich|an|mal|bitte)",
  "(?:mich|uns) (?:würde (?:interessieren|freuen)|interessiert)",
  "ich (?:würde|möchte) gerne? (?:wissen|hören|verstehen|erfahren)",
  "(?:parlez|parle|racontez|raconte|décrivez|décris|expliquez|explique|dites|dis|imaginez|imagine|pensez|repensez|donnez|citez|nommez|comparez|classez|complétez|choisissez|regardez|notez|indiquez|partagez|montrez|détaillez|précisez)(?:-(?:moi|nous|vous|en|les|la|le))?",
  "(?:rappelez|souvenez|présentez|mettez)-vous",
  "j['’](?:aimerais|voudrais) (?:que vous|savoir|comprendre|vous entendre)",
  "(?:cuénte|háble|descríba|explíque|díga|dé|muéstre|recuérde|indíque|compárta)(?:me|nos|los|las)(?:lo|la)?",
  "(?:cuénta|hábla|descríbe|explíca|di|da|dí|muéstra)(?:me|nos)",
  "(?:describa|describe|explique|imagine|imagínese|imagínate|imagina|piense|piensa|mencione|menciona|compare|compara|complete|completa|recuerde|recuerda|elija|elige|escoja|ordene|clasifique|califique|comparta|comente|hable|cuente|mire|enumere)",
  "(?:me|nos) gustaría (?:que|saber|conocer|oír|escuchar)",
  "(?:conte|fale|descreva|explique|diga|mostre)(?:[- ](?:me|nos))?(?= )",
  "(?:imagine|pense|repense|lembre-se|apresente-se|compare|cite|mencione|escolha|ordene|complete|avalie)(?= )",
  "(?:eu )?(?:gostaria|queria) (?:que|de (?:saber|conhecer|ouvir|entender))",
  "quisiera (?:que|saber|conocer)",
);

/** Invitations that are questions only where they stand as an item of a list. */
const invitation = starting(
  "let['’]s (?:talk|speak|discuss)",
  "(?:lassen sie uns|lass uns) (?:über|mal)",
  "(?:parlons|discutons)",
  "hablemos",
);

const interrogative = starting(
  "(?:what|how|why|when|where|which|who|whom|whose|do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|if|in what|in which|to what|for what|on a scale|thinking)",
  "(?:wie|was|warum|weshalb|wieso|wann|wo|wohin|woher|womit|wodurch|wofür|woran|worauf|welche[rsnm]?|wer|wen|wem|inwiefern|inwieweit|haben|hat|sind|ist|können|kann|würden|gibt|gab|möchten|kaufen|nutzen|an welche[rnms]?|in welche[rnms]?|mit welche[rnms]?|bei welche[rnms]?|was für)",
  "(?:comment|pourquoi|quand|où|qui|que|qu['’]est-ce|quels?|quelles?|combien|est-ce|avez-vous|êtes-vous|pouvez-vous|pourriez-vous|à quel(?:le)?|dans quel(?:le)?|de quel(?:le)?)",
  "(?:o que|como|por que|quando|onde|quem|quais|qual|quantos?|quantas?|com que|em que|você|vocês)",
  "(?:cómo|qué|por qué|cuándo|dónde|quién|cuáles?|cuántos?|cuántas?|en qué|con qué|a qué)",
);
const addressing =
  /(?<!\p{L})(?:you|your|yours|yourself|sie|ihre?[nrms]?|ihnen|du|dich|dir|deine?[nrms]?|vous|votre|vos|usted|ustedes|su|sus|te|tu|tus|você|vocês|seus?|suas?|lhes?)(?!\p{L})/iu;

/** `Probe:`, `Possible follow-up questions:`, `Mögliche Nachfragen (falls nötig):`, `Relance :`; the group holds what follows. */
const PROBE =
  /^(?:(?:possible|optional|suggested|additional|further|mögliche|optionale|weitere|vertiefende|konkrete|ggf\.?|evtl\.?|possibles?|posibles) )?(?:probing questions?|probe (?:fully|further|deeply)|probes?|prompts?|follow[- ]?ups?(?: questions?| probes?)?|nachfragen?|nachhaken|rückfragen?|vertiefungs?(?:fragen?)?|vertiefende fragen?|vertiefen|unterfragen?|aufrechterhaltungsfragen?|steuerungsfragen?|(?:questions? de )?relances?|sous-questions?|approfondir|creuser|sondeos?|sondear|indagar|profundizar|repreguntas?|(?:preguntas? de )?seguimiento|sond(?:ar|agem|agens|e|em)|aprofund(?:ar|e|em|amento)|perguntas? de (?:acompanhamento|aprofundamento)|sub-?questions?|subpreguntas?)(?: ?\([^)]{0,60}\)| (?:if (?:necessary|needed)|as needed|falls nötig|bei bedarf|si nécessaire|si es necesario))?(?: ?\d{1,2})? ?(?::+|[–—-](?= )|(?<=probes?|probe) (?:for|on|about|around)(?![\p{L}]):?|(?<=probes?) (?=why|how|what|where|when|if)|$) */iu;

/** `If yes`, and `If no` where it is set off: `If no shop was open, what did you do?` is a question of its own. */
const CONDITION =
  /^(?:if (?:yes|positive|negative|different|they|he|she|the (?:respondent|participant)|respondent|participant|answer|necessary|mentioned|not mentioned|needed|relevant|applicable)|falls|wenn (?:ja|genannt|nötig|noch nicht genannt)|bei (?:ja|nein)|si (?:oui|sí|nécessaire|la réponse|la respuesta|es (?:así|necesario))|(?:em|no) caso (?:afirmativo|negativo|de)|caso (?:sim|não)|se (?:sim|não|necessário)|en caso (?:afirmativo|negativo|de)|(?:if (?:no|not|so|never|unclear|unsure|aware|unaware|familiar)|wenn (?:nein|nicht|noch nicht|unklar)|si (?:non|no))(?= ?[,:;)\]–—-]| (?:why|what|how|where|warum|was|wie|pourquoi|comment|por qué|cómo)))(?!\p{L})/iu;

/** Speakers and stage directions; whatever follows, if it is a question, is asked. */
const SPEAKER =
  /^(?:moderator(?:in)?|interviewer(?:in)?|facilitator|researcher|modérateur|modératrice|enquêteur|moderadora?|entrevistadora?|read(?: (?:out|aloud|to (?:the )?(?:respondent|participant)s?))?|say|script|vorlesen|sagen|sprechtext|lire|dire|leer|decir|ler|dizer|perguntar|ask|fragen|demander|preguntar) ?: */iu;
const QUESTION_LABEL =
  /^(?:(?:main|key|core|opening|closing|final|central|lead|warm-?up|icebreaker|primary|research)[- ]questions?|questions?|fragen?|leitfragen?|hauptfragen?|einstiegsfragen?|eröffnungsfragen?|einleitungsfragen?|abschlussfragen?|schlussfragen?|kernfragen?|erzählaufforderung|erzählimpuls|(?:questions?|preguntas?) (?:principale?s?|clés?|clave|d['’]ouverture|de (?:apertura|cierre|départ))|preguntas?|perguntas?|[qf]) ?(?:: *|$)/iu;

/** Remarks to the interviewer and facts about the study, by the label in front of them; never asked. */
const REMARK = starting(
  "(?:(?:interviewer|moderator|facilitator|researcher|mod|int)['’]?s? )?(?:instructions?|notes?|guidance|reminder|hinweise?|anweisungen?|anmerkungen?|notiz|consignes?|remarques?|instrucciones|instrucción|instruções|instrução|observaç(?:ão|ões)|notas?|indicaciones)(?: (?:to|for|an|für|für die|à|pour|al|para) (?:the |den |die |l['’]|el |la )?\\p{L}{1,20})?(?= ?(?::|$))",
  "(?:n\\.?b\\.?|ps|p\\.s\\.)(?= ?:)",
  "(?:objectives?|goals?|aims?|purpose|learning objectives?|research questions?|duration|length|date|time|timing|location|respondents?|participants?|sample|project|client|version|author|study|materials?|stimul(?:us|i)|transition|background|ziele?|zielsetzung|dauer|datum|zeit|ort|teilnehmer(?:innen)?|zielgruppe|stichprobe|projekt|kunde|autor|studie|materialien|überleitung|forschungsfragen?|objectifs?|durée|date|lieu|participants|projet|matériel|transition|objetivos?|duración|fecha|lugar|participantes|proyecto|materiales|transición|duração|objetivo|projeto|público|materiais|transição)(?= ?: *[^ ])",
);

/** What the interviewer is told to do. */
const STAGE_DIRECTION = starting(
  "(?:show|display|play|reveal|present) (?:the|concept|stimul\\p{L}{0,3}|boards?|cards?|images?|pictures?|ad|ads|video|packag\\p{L}{0,4}|products?|prototypes?|respondents?|participants?|him|her|them|pack|mood|logos?|screen\\p{L}{0,6}|website|list|[a-z0-9](?!\\p{L}))",
  "(?:proceed|terminate|end interview|stop|continue with|weiter (?:mit|zu)|abbrechen)",
  "(?:hand|give) (?:out|over|respondents?|participants?|the (?:respondent|participant)|them|him|her)",
  "(?:thank|welcome|introduce|explain|reassure|remind|confirm|obtain|ensure|make sure|check|turn (?:on|off)|start (?:the )?record\\p{L}{0,4}|stop (?:the )?record\\p{L}{0,4}|record (?:the|answers?|responses?)|do not|don['’]t|allow|pause|wait|emphasi[sz]e|stress that|let (?:the )?(?:respondent|participant|them)s?|skip|go to|rotate|randomi[sz]e|repeat|set up|place|use (?:the|this)|note (?:that|any|the|down)|close (?:the|with)|end (?:the|of)|wrap up with|ask (?:for|the participant to) (?:permission|consent)|get consent|collect consent|spend|encourage)",
  "(?:begrüßen|begrüßung durch|bedanken|danken|vorstellen|erklären(?! sie)|einverständnis|hinweis auf|aufnahme|aufzeichnung|karten? (?:vorlegen|zeigen)|(?:konzept|stimulus|stimuli|produkt|bild|bilder|karte|karten|video|packung|anzeige)(?: \\p{L}{1,12})? (?:zeigen|vorlegen|austeilen|abspielen|aushändigen|vorlesen))",
  "(?:montrer|présenter|remettre|remercier|accueillir|expliquer|rappeler|lire|faire|laisser|distribuer)",
  "(?:mostrar|apresentar|entregar|agradecer|dar as boas-vindas|explicar|lembrar|ler|deixar|distribuir)",
  "(?:mostrar|presentar|entregar|agradecer|dar la bienvenida|explicar|recordar|leer|dejar|repartir)",
);

/** Said to the respondent, without being asked: greetings, thanks, announcements. */
const STATEMENT = starting(
  "(?:thanks?|thank you|many thanks|hello|hi|welcome|good (?:morning|afternoon|evening)|my name is|i am|i['’]m|i (?:will|would like to|want to|have)|i['’](?:ll|d like to|ve)|we (?:will|would like to|are|have|want to)|we['’](?:ll|re|ve|d like to)|this (?:interview|conversation|discussion|study|will)|there (?:are|is) no|your (?:answers|responses|participation)|before we|in this (?:section|part)|that (?:was|is|concludes)|please (?:feel|be|remember|note|speak|sign|turn|keep|do not|don['’]t|read|answer|take))",
  "(?:danke|vielen dank|herzlichen dank|herzlich willkommen|willkommen|guten (?:tag|morgen|abend)|hallo|mein name|ich (?:bin|heiße|möchte|werde|würde)|wir (?:werden|möchten|sind|haben|wollen|kommen)|dieses (?:interview|gespräch)|es gibt (?:keine|kein)|ihre (?:antworten|angaben|teilnahme)|das (?:interview|gespräch)|damit sind wir|im (?:folgenden|rahmen))",
  "(?:merci|bonjour|bonsoir|bienvenue|je (?:m['’]appelle|suis|vous remercie|vais)|nous (?:allons|sommes|voulons)|il n['’]y a pas|vos réponses|cet entretien)",
  "(?:obrigad[oa]|muito obrigad[oa]|olá|bom dia|boa (?:tarde|noite)|bem-vind[oa]s?|meu nome|chamo-me|eu sou|vamos|não há respostas|suas respostas|esta entrevista|nesta entrevista)",
  "(?:gracias|muchas gracias|hola|buenos días|buenas tardes|bienvenid[oa]s?|mi nombre|me llamo|soy|vamos a|no hay respuestas|sus respuestas|esta entrevista)",
);

/** Asked about the interview itself. */
const PROCEDURAL =
  /(?:(?:do you have|have you got|are there) any questions(?: for me| so far)? ?(?=\?)|questions? (?:for me )?before (?:we|i)|(?:ok|okay|alright|all right|comfortable|permission|consent|mind)(?!\p{L})[^?]{0,60}(?:record|tape)|ready to (?:begin|start)|shall we (?:begin|start)|haben sie (?:noch |vorab |dazu )?fragen ?(?=\?)|fragen[^?]{0,20}bevor|(?:einverstanden|recht|in ordnung|erlauben|darf ich|dürfen wir)(?!\p{L})[^?]{0,80}(?:aufnehm|aufzeichn|aufnahme|aufgezeichnet|aufgenommen|mitschn)|(?:accord|accept|autoris|puis-je|permett)[^?]{0,60}enregistr|enregistr[^?]{0,60}d['’]accord|questions? avant|preguntas? antes|(?:acuerdo|permiso|autoriza|permite|importa|inconveniente|puedo)[^?]{0,60}grab)[^?]{0,80}\?/iu;

const SECTION =
  /^(?:section|part|block|topic|theme|module|phase|chapter|teil|abschnitt|themenblock|themenbereich|thema|modul|kapitel|partie|thème|bloc|parte|sección|seccion|bloque|tema|módulo|seção|secção|bloco|fase) (?:\d{1,2}|[a-z]|[ivx]{1,5})(?![\p{L}\p{N}])(?:\.\d{1,2})? ?(?:[-–—:.)|/]+ *|$)/iu;

/** Sections that every guide has, and that may hold nothing but instructions. */
const SECTION_NAME = starting(
  "(?:introductions?|intro|warm[- ]?ups?|ice[- ]?breakers?|opening|welcome|background|general|closing|close|wrap[- ]?up|conclusion|summary|debrief\\p{L}{0,3}|thanks?(?: and close)?|end|consent|einleitung|einführung|einstieg|begrüßung|aufwärmen|aufwärmphase|aufwärmfragen|vorstellung|vorstellungsrunde|hauptteil|abschluss|schluss|ausklang|ausblick|verabschiedung|dank|zusammenfassung|présentation|accueil|échauffement|clôture|remerciements|introducción|presentación|bienvenida|calentamiento|rompehielos|cierre|conclusión|despedida|agradecimiento|introdução|apresentação|boas-vindas|aquecimento|quebra-gelo|encerramento|fechamento|conclusão|agradecimentos?)",
);

/** Sections about the study, whose questions are the researcher's own. */
const ABOUT_THE_STUDY = starting(
  "(?:(?:research|study|project|learning|key|main) )?(?:objectives?|goals?|aims?|hypothes[ei]s|agenda|contents|table of contents|screener|recruitment|participants|instructions?|tips|checklist|materials?|logistics|timing)(?: (?:for|of|to) .{1,60})?$",
  "(?:research questions?|what we want to learn|notes? for (?:the )?(?:moderator|interviewer)s?)$",
  "(?:forschungsfragen?|forschungsziele?|ziele?|zielsetzung|studienziele?|hypothesen|ablauf|inhalt|inhaltsverzeichnis|teilnehmer|material(?:ien)?|hinweise?(?: für .{1,60})?)$",
  "(?:objectifs?(?: de .{1,60})?|hypothèses|questions? de recherche|consignes|sommaire|matériel)$",
  "(?:objetivos?(?: de .{1,60})?|hipótesis|preguntas? de investigación|instrucciones|índice|materiales)$",
);

const DOCUMENT_TITLE =
  /(?<!\p{L})(?:guide|leitfaden|interviewleitfaden|gesprächsleitfaden|diskussionsleitfaden|gu[ií]a|guion|guión|roteiro|guião|topic list|skript|script|questionnaire)(?!\p{L})/iu;

export const cues = {
  leadIn,
  imperative,
  invitation,
  interrogative,
  addressing,
  probe: PROBE,
  condition: CONDITION,
  speaker: SPEAKER,
  questionLabel: QUESTION_LABEL,
  remark: REMARK,
  stageDirection: STAGE_DIRECTION,
  statement: STATEMENT,
  procedural: PROCEDURAL,
  section: SECTION,
  sectionName: SECTION_NAME,
  aboutTheStudy: ABOUT_THE_STUDY,
  documentTitle: DOCUMENT_TITLE,
} as const;
