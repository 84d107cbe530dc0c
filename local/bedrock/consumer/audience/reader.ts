import { readAges, type AgeRange } from "./ages.ts";
import { readJob } from "./jobs.ts";
import { labelOf } from "./label.ts";
import { readLocation } from "./places.ts";

type Gender = "Male" | "Female" | "All";
type Income = "Low" | "Middle" | "High";

export interface AudienceFields extends AgeRange {
  name: string;
  gender: Gender | null;
  location: string | null;
  income_level: Income | null;
  occupation: string | null;
}

// The letters of a word are counted, because a pattern for any number takes quadratic time on a word without end.
const female =
  /(?<!\p{L})(?:wom[ae]n|females?|girls?|ladies|lady|mothers?|mums?|moms?|mommies|grandmothers?|grandmas?|sisters|daughters|housewi(?:fe|ves)|wives|businesswom[ae]n|frauen?|mädchen|mütter|mamas?|omas?|großmütter|damen|töchter|schwangere[nr]?|pregnant|hausfrauen?|waitress(?:es)?|weiblich\w*)(?!\p{L})|\p{L}{4,40}(?<![:*_])innen(?!\p{L})/iu;
const male =
  /(?<!\p{L})(?:m[ae]n|males?|boys?|guys|gentlemen|fathers?|dads?|grandfathers?|grandpas?|husbands|businessm[ae]n|männer[n]?|jungs?|jungen|väter[n]?|papas?|opas?|großväter|herren|söhne|männlich\w*)(?!\p{L})/iu;
const both =
  /\b(?:all genders|any gender|both (?:sexes|genders)|men and women|women and men|male and female|alle geschlechter|beide geschlechter|jeden geschlechts|männer und frauen|frauen und männer)\b/iu;
/** `Lehrer und Lehrerinnen`, `Lehrerinnen und Lehrer`: said of both. */
const pairedForms = /(\p{L}{4,40})innen (?:und|oder) \1|(\p{L}{4,40}) (?:und|oder) \2innen|[:*_]innen/iu;

function readGender(text: string): Gender | null {
  if (both.test(text)) return "All";
  if (pairedForms.test(text)) return /[:*_]innen/.test(text) ? null : "All";
  const [isFemale, isMale] = [female.test(text), male.test(text)];
  if (isFemale && isMale) return "All";
  return isFemale ? "Female" : isMale ? "Male" : null;
}

const incomeWords: readonly (readonly [Income, RegExp])[] = [
  [
    "Middle",
    /\b(?:middle|average|medium|mid)[- ](?:incomes?|class|earners?|earning)|\bmittelschicht\b|\bmittlere[ns]? einkommen|\bdurchschnittsverdiener\w*|\bnormalverdiener\w*|\bmittelstand\b/i,
  ],
  [
    "Low",
    /\b(?:low|lower|small|limited|modest)[- ](?:incomes?|earners?|wages?|paid|budget)|\btight budget|\bon benefits\b|\bminimum wage\b|\bpoor(?:er)?\b|\blittle money\b|\bshort of money\b|\bworking class\b|\bgeringverdien\w*|\b(?:niedrige[msn]?|geringe[msn]?|kleine[msn]?) (?:einkommen|budget|gehalt)|\bwenig geld\b|\bknappe[mns]? (?:budget|kasse)|\bbürgergeld\b|\bmindestlohn\b/i,
  ],
  [
    "High",
    /\b(?:high|higher|upper)[- ](?:incomes?|class|earners?|earning|net worth|salar\w+|paid)|\baffluent\b|\bwealthy\b|\bwell[- ]off\b|\brich\b(?! (?:in|flavo))|\bwell[- ]paid\b|\bupscale\b|\bbesserverdien\w*|\bgutverdien\w*|\bspitzenverdien\w*|\bwohlhabend\w*|\bhohe[mns]? (?:einkommen|gehalt)|\bvermögend\w*|\breiche[nr]?\b/i,
  ],
];

/** Yearly gross incomes in euros, dollars or pounds from which people are called high or low earners. */
const HIGH_INCOME = 75_000;
const LOW_INCOME = 25_000;
const statedIncome =
  /(?:earn\w*|incomes?|salar\w+|einkommen|gehalt|verdien\w*)[^.;]{0,30}?[€$£]?\s?(\d{2,3})(?:\s?k\b|[.,]?000\b)|[€$£](\d{2,3})(?:k\b|[.,]000\b)[^.;]{0,20}(?:income|salary|a year|per year|jahr)/i;

function readIncome(text: string): Income | null {
  const worded = incomeWords.find(([, pattern]) => pattern.test(text))?.[0];
  if (worded) return worded;
  const stated = statedIncome.exec(text);
  const amount = Number(stated?.[1] ?? stated?.[2] ?? Number.NaN) * 1_000;
  if (Number.isNaN(amount)) return null;
  return amount >= HIGH_INCOME ? "High" : amount <= LOW_INCOME ? "Low" : "Middle";
}

/** Reads the fields of a target audience that a description in English or German gives evidence for. */
export function readAudience(description: string): AudienceFields {
  return {
    name: labelOf(description),
    ...readAges(description),
    gender: readGender(description),
    location: readLocation(description),
    income_level: readIncome(description),
    occupation: readJob(description)?.en ?? null,
  };
}
