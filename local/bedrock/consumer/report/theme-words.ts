const complaint =
  /^(?:no|not|too|missing|another|unwanted|annoying|distrust|doubt|empty|high|kein\w*|zu|noch|nicht|fehlend\w*|misstrauen|zweifel\w*|verdacht|sorge|lästig\w*|falle|genug|hoher)\b|doubt|fatigue|worry|suspect|suspicious|irrelevant|not (?:needed|enough|worth|convincing|stated)|too high|tied in|lock-in|happy with what|habit is|stronger habit|suspected|danger|drawback|defect|trap\b|greenwash|unnötig|unwichtig|egal\b|müdigkeit|bindung|gefahr|gefähr|nachteil|mängel|ohne grund|lohnt nicht|zu (?:hoch|groß|teuer)|gewohnheit ist|stärkere gewohnheit|zufrieden mit|fehlt\b/i;
const praise =
  /^(?:less|fair\w*|good|gut\w*|no added|ohne zucker\w*|more|mehr|weniger|real need|echter bedarf)\b|welcome|useful|fits my|willkommen|nützlich|passt in/i;

/** Whether a theme by its words speaks against an offer. */
export const isComplaint = (theme: string): boolean => !isPraise(theme) && complaint.test(theme);

const grievance =
  /^(?:hard|too|bad|poor|long|annoying)\b|\b(?:hype|waste|hassle|sold out|queues?|rising prices?|mistrust)\b|^(?:schwer|zu|schlecht|lange|lästig)\b|ärger|müll|ausverkauft|warteschlange|steigende preise|werbe(?:sprüche|worte|rummel)/i;

/** Whether a theme by its words is something that people mind about how things are. */
export const isGrievance = (theme: string): boolean =>
  !isPraise(theme) && (complaint.test(theme) || grievance.test(theme));

/** Whether a theme by its words speaks for an offer. */
export const isPraise = (theme: string): boolean => praise.test(theme);
