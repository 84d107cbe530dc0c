import { OCCUPATION_FAMILIES } from "../../market/population/occupations.ts";
import type { Activity } from "../../market/population/vocabulary.ts";

/**
 * What a group's occupation text says about the people who have it, as far as age, education and household hang on it.
 */
export interface OccupationText {
  /** As the group's owner wrote it. */
  text: string;
  activities: readonly Activity[];
  /** Name of an occupation family, null when the text fits none. */
  family: string | null;
  youngest: number;
  oldest: number;
  /** Whether they have children at home: `working mothers`. */
  parents: boolean;
}

/** First match wins: `retired teachers` are retired, `student nurses` are students. */
const ACTIVITY_PATTERNS: readonly (readonly [RegExp, readonly Activity[]])[] = [
  [/\b(parental|maternity|paternity) leave\b|\belternzeit\b/, ["parental_leave"]],
  [/\bretire|\bpensioner|\brentner|\bjubilad|\bretrait/, ["retired"]],
  [
    /\bpupils?\b|\bhigh[- ]?school(ers?| students?| pupils?| kids?)?\b|\bschool ?(child|kid|boy|girl|student)|\bschüler/,
    ["pupil"],
  ],
  [/\bstudents?\b(?! (advis|affairs|services|counsel))|\bundergrad|\bstudierende|\bétudiant|\bestudiante/, ["student"]],
  [/\bapprentice|\btrainees?\b|\bauszubildende|\bazubi/, ["apprentice"]],
  [/\bunemployed\b|\bjob[- ]?seek|\bbetween jobs\b|\bout of work\b|\barbeitslos/, ["unemployed"]],
  [
    /\bhome-?makers?\b|\bhouse-?wi(fe|ves)\b|\bhouse-?husband|\bstay[- ]at[- ]home\b|\bhausfrau|\bfull[- ]time (mom|mum|mother|dad|father|parent)/,
    ["homemaker"],
  ],
];

/** Occupations that are entered later than their family, and those that are left early. */
const AGE_PATTERNS: readonly (readonly [RegExp, { youngest?: number; oldest?: number }])[] = [
  [/\bprofessor|\bjudges?\b|\bsurgeon|\bchief\b|\bc[efot]o\b|\bpartner at\b/, { youngest: 32 }],
  [/\bsenior\b|\bhead of\b|\bdirector|\bprincipal\b|\bexecutive/, { youngest: 29 }],
  [
    /\bdoctor|\bphysician|\bdentist|\blawyer|\battorney|\bsolicitor|\bveterinar|\bpsychologist|\barchitect/,
    { youngest: 26 },
  ],
  [/\bjunior\b|\bentry[- ]level\b|\brecent graduate|\binterns?\b|\byoung professional/, { oldest: 33 }],
];

const FAMILY_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /\bself[- ]employed|\bfreelanc|\bentrepreneur|\bfounder|\bstart-?up|\b(business|shop|restaurant) owner|\bsmall business/,
    "own small business",
  ],
  [/\bdoctor|\bphysician|\bsurgeon|\bdentist|\bpharmacist|\bveterinar/, "medicine and pharmacy"],
  [
    /\bnurs(e|es|ing)\b|\bcaregiver|\bcarer|\bmidwi|\bparamedic|\bcare work|\btherapist|\bsocial work/,
    "nursing and care",
  ],
  [/\bteach|\bprofessor|\blecturer|\beducator|\btutor|\bkindergarten/, "teaching and education"],
  [
    /\bsoftware|\bdeveloper|\bprogrammer|\bdata (scien|engineer|analy)|\bit (special|support|profess|manag|admin)|\bdevops|\btech work/,
    "information technology",
  ],
  [/\bengineer|\bscientist|\bresearcher|\barchitect|\bchemist|\bbiolog|\blaborator/, "engineering and science"],
  [
    /\blawyer|\battorney|\bsolicitor|\bjudge|\baccountant|\bbank|\bconsult|\banalyst|\bfinanc|\bauditor|\binsurance/,
    "finance, law and consulting",
  ],
  [
    /\bpolice|\bfire ?fight|\bsoldier|\bmilitary|\barmy|\bnavy|\bsecurity guard/,
    "police, fire service and armed forces",
  ],
  [
    /\bdesigner|\bartist|\bwriter|\bjournalist|\bphotograph|\bmedia\b|\bcreative|\binfluencer|\bmusician|\bactor|\bmarketing/,
    "arts, media and design",
  ],
  [
    /\bchef|\bcooks?\b|\bwait(er|ress|staff)|\bbarista|\bbartend|\bhotel|\brestaurant|\btourism|\bhospitality/,
    "hospitality and tourism",
  ],
  [/\bmanag|\bexecutive|\bdirector|\bhead of\b|\bc[efot]o\b/, "management"],
  [/\bdriver|\bcourier|\blogistic|\bwarehouse|\btruck|\bdelivery/, "transport and logistics"],
  [
    /\belectrician|\bplumb|\bcarpent|\bmechanic|\bconstruction|\bcrafts|\bbuilder|\bweld|\btrades(man|people|person)/,
    "skilled trades and construction",
  ],
  [/\bfactory|\bassembly|\bmachine operator|\bproduction work|\bmanufactur|\bblue[- ]collar/, "manufacturing"],
  [/\bfarm|\bfisher|\bforest|\bagricultur/, "farming, forestry and fishing"],
  [/\bclean|\bjanitor|\bhousekeep|\bdomestic work/, "cleaning and unskilled services"],
  [/\bhair ?dress|\bbarber|\bbeautic|\bnail\b|\bfitness|\bpersonal trainer/, "hair, beauty and personal services"],
  [/\bsales|\bretail|\bcashier|\bshop (assist|work)|\bestate agent/, "sales and retail"],
  [
    /\boffice\b|\badministrat|\bsecretar|\bclerk|\bassistant|\bcivil servant|\breceptionist|\bwhite[- ]collar/,
    "office and administration",
  ],
];

const PARENTS = /\b(moms?|mums?|mothers?|dads?|fathers?|parents?|mamas?|mütter|väter|eltern)\b/;
/** Ages at which people who are addressed as parents have children at home. */
const PARENT_AGES = { youngest: 20, oldest: 58 };

const OLDEST_BY_ACTIVITY: Partial<Record<Activity, number>> = { pupil: 19, student: 54, apprentice: 30 };

/** Reads an occupation text; one that no pattern knows is taken for a paid occupation of its own. */
export function readOccupation(text: string): OccupationText {
  const lower = text.toLowerCase().normalize("NFC");
  const activities = ACTIVITY_PATTERNS.find(([pattern]) => pattern.test(lower))?.[1] ?? (["employed"] as const);
  const activity = activities[0]!;
  const inWork =
    activity === "employed" || activity === "retired" || activity === "parental_leave" || activity === "unemployed";
  const family = (inWork && FAMILY_PATTERNS.find(([pattern]) => pattern.test(lower))?.[1]) || null;
  const ages: { youngest?: number; oldest?: number }[] = AGE_PATTERNS.filter(([pattern]) => pattern.test(lower)).map(
    ([, range]) => range,
  );
  const parents = PARENTS.test(lower);
  if (parents) ages.push(PARENT_AGES);
  const familyYoungest = OCCUPATION_FAMILIES.find(({ name }) => name === family)?.youngest ?? 13;
  return {
    text,
    activities,
    family,
    youngest: activity === "retired" ? 13 : Math.max(familyYoungest, ...ages.map(({ youngest = 13 }) => youngest)),
    oldest: Math.min(OLDEST_BY_ACTIVITY[activity] ?? 120, ...ages.map(({ oldest = 120 }) => oldest)),
    parents,
  };
}
