/** What people talk about when they judge an offer. */
const topicIds = [
  "danger", "defect", "price", "contract", "data", "proof", "clarity", "need", "difference", "habit",
  "taste", "effort", "technology", "advertising", "green", "health", "quality", "audience", "appeal",
] as const; // prettier-ignore
export type TopicId = (typeof topicIds)[number];

/**
 * Words of both languages by which a theme or a sentence is known to be about a topic. Order decides between topics: a
 * doubted health claim is a matter of proof before it is one of health.
 */
const topicWords: Readonly<Record<TopicId, RegExp>> = {
  danger: /danger|unsafe|hazard|harmful|gefähr|gefahr|schädlich/i,
  defect: /does not work|doesn't work|defect|broken|drawback|funktioniert nicht|mängel|nachteil/i,
  price:
    /price|expensive|pric(?:e)?y|value|money|cheap|afford|bargain|\bcosts?\b|rip-off|[€$£]|preis|teuer|(?<!glaub)wert\b|geld|günstig|schnäppchen|abzocke|kosten(?!los)|wucher|\bcent\b/i,
  contract:
    /subscri|contract|lock-in|tied in|cancel|monthly|free trial|\babos?\b|abo-|vertrag|kündig|kündbar|bindung|monatszahlung|probezeit|probemonat/i,
  data: /privacy|\bdata\b|surveill|daten/i,
  proof:
    /doubt|believ|trust|credib|sceptic|skeptic|proof|proven|tested|\btests?\b|greenwash|suspicio|exaggerat|plausib|promise|guarantee|experts?\b|marketing|scam|\blie[sd]?\b|zweifel|glaub|vertrau|misstrau|skeptisch|beleg|geprüft|beweis|übertrieben|garantie|fachleute|versprech|verdacht|verdächtig/i,
  clarity:
    /vague|missing info|unclear|information|hype|marketing talk|vage|unklar|informationen|floskel|werbeworte|dick aufgetragen/i,
  difference:
    /\bnew\b|unique|original|\bsimilar|\bdifferent|copy of|same (?:old )?thing|curious|novel|anything like|like it (?:until|at)|stands? out|one of a kind|\bneue?[ns]?\b|neugier|einzigartig|originell|ähnlich|\banders\b|abklatsch|vergleichbar|dasselbe/i,
  habit:
    /habit|happy with what|stay with|switch|welcome change|already (?:have|use|got)|gewohnheit|zufrieden mit|bleibe|wechseln|umstell|abwechslung/i,
  taste: /tast[ey]|flavou?r|delicious|sweet|geschmack|schmeck|lecker|süß/i,
  effort: /effort|complicated|hassle|tiresome|set(?:ting)? (?:it )?up|aufwand|umständlich|mühsam|kompliziert/i,
  technology: /\bai\b|technolog|crypto|blockchain|\btech\b|\bapp\b|machine|\bki\b|technik|krypto|maschine/i,
  advertising: /\badverts?|\bads\b|celebrit|famous|werbung|promi/i,
  green:
    /environment|waste|plastic|organic|plant-based|vegan|natural|climate|planet|sustainab|animal|umwelt|müll|plastik|\bbio\b|bio-|pflanzlich|natürlich|nachhaltig|regional|klima|tierwohl|verpackung/i,
  health: /health|sugar|protein|ingredient|gesund|zucker|eiweiß|zutaten|inhaltsstoffe/i,
  quality: /quality|lasts?\b|lasting|durab|repair|built to|qualität|haltbar|langlebig|reparier|hält/i,
  audience: /not meant for|old enough|too (?:old|young)|other people|nicht für mich|zu jung|zu alt|andere leute/i,
  need: /need|useful|\buse\b|fits? my|everyday|relevan|convenien|saves? (?:me )?time|bedarf|brauche|nützlich|nützt|nutzen|alltag|mein leben|bequem|praktisch|spart zeit/i,
  appeal:
    /\bbrand|design|\blooks?\b|\bstyle|luxury|\blike it|\blove\b|\bhate\b|dislike|boring|appeal|marke|design|luxus|gefällt|liebe|langweilig|enttäusch|spricht mich/i,
};

/** Topics in the order in which a text is tried for them: particular ones first, the wide ones last. */
const order: readonly TopicId[] = [
  "danger", "defect", "contract", "data", "clarity", "proof", "price", "taste", "habit", "effort", "technology",
  "advertising", "green", "health", "quality", "audience", "difference", "need", "appeal",
]; // prettier-ignore

/** What a theme is about; null for themes outside the list. */
export const topicOf = (theme: string): TopicId | null => order.find((topic) => topicWords[topic].test(theme)) ?? null;
