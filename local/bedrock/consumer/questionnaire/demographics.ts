import { quirk, type Consumer } from "../appraisal/consumer.ts";
import { amountOf } from "../../../../functions/domain/survey/option-amounts.ts";
import { plain } from "../../../../functions/domain/scales/read-scale.ts";
import {
  birthYear,
  childrenAtHome,
  householdSize,
  qualification,
  qualificationWords,
  workOf,
  workOptions,
} from "./profile-facts.ts";
import { optionHolding } from "./ranges.ts";
import { wordPattern } from "./word-pattern.ts";

/** What is true of a person among the options of a question about themselves. */
export type Fact = string | null;

const yes = wordPattern("yes|ja");
const no = wordPattern("no|none|nein|keine?|0");

const firstMatch = (options: readonly string[], patterns: readonly RegExp[]): Fact => {
  for (const pattern of patterns) {
    const matching = options.filter((option) => pattern.test(option)).sort();
    if (matching[0] !== undefined) return matching[0];
  }
  return null;
};

const yesOrNo = (options: readonly string[], is: boolean): Fact => firstMatch(options, [is ? yes : no]);

function genderOf(options: readonly string[], { profile }: Consumer): Fact {
  const female = wordPattern("female|woman|women|she|frau|weiblich\\p{L}*");
  const male = wordPattern("male|man|men|he|mann|männlich\\p{L}*");
  return firstMatch(options, [profile.gender === "Female" ? female : male]);
}

function incomeOf(options: readonly string[], consumer: Consumer): Fact {
  const word = [/low|niedrig|gering|unter(?:durchschnitt|e)|below/i, /middle|medium|mittel|average|durchschnitt(?!.*(?:über|unter))/i, /high|hoch|obere|über(?:durchschnitt)|above/i]; // prettier-ignore
  const named = firstMatch(options, [word[consumer.income + 1]!]);
  if (named !== null && options.filter((option) => word.some((pattern) => pattern.test(option))).length >= 2)
    return named;
  const brackets = options
    .flatMap((option) => {
      const amount = amountOf(plain(option));
      return amount === null ? [] : [{ option, amount }];
    })
    .sort((a, b) => a.amount - b.amount);
  if (brackets.length < 2) return named;
  const share = 0.5 + 0.33 * consumer.income + 0.12 * Math.max(-1, Math.min(1, quirk(consumer, "income bracket")));
  return brackets[Math.min(brackets.length - 1, Math.max(0, Math.floor(share * brackets.length)))]!.option;
}

function householdOf(options: readonly string[], consumer: Consumer): Fact {
  const text = consumer.profile.household.toLowerCase();
  const kinds: readonly (readonly [of: RegExp, options: readonly RegExp[]])[] = [
    [/generations/, [wordPattern("generations?|generationen|extended family|mehrgenerationen\\p{L}*"), wordPattern("famil\\p{L}*|relatives|verwandten")]],
    [/single parent/, [wordPattern("single parent|alleinerziehend\\p{L}*"), wordPattern("(?:with|mit) (?:\\p{L}+ )*(?:children|kids|kind\\p{L}*)")]],
    [/with parents|one parent/, [wordPattern("(?:with|at|my|bei|mit) (?:\\p{L}+ )*(?:parents?|eltern)|parents")]],
    [/shares|flatmate|roommate/, [wordPattern("shared?|sharing|flat-?share|flatmates?|housemates?|roommates?|wohngemeinschaft|wg")]],
    [/children, the|partner and children/, [wordPattern("(?:couple|partner\\p{L}*|spouse|paar|partnerschaft).*(?<!no )(?<!without )(?<!ohne )(?:children|kids|kind\\p{L}*)"), wordPattern("(?:with|mit|family) (?:\\p{L}+ )*(?:children|kids|kind\\p{L}*)|famil\\p{L}*")]],
    [/partner|couple|spouse/, [wordPattern("(?:couple|partner\\p{L}*|spouse|paar).*(?:no|without|ohne|keine) (?:children|kids|kinder)"), wordPattern("couple|(?:with|mit) (?:\\p{L}+ )*(?:partner\\p{L}*|spouse)|paar|zu zweit|married|verheiratet|in a relationship|in einer beziehung")]],
    [/alone|widow|care home/, [wordPattern("alone|single[- ]person|one[- ]person|allein\\p{L}*(?<!erziehend)|single(?! parent)|ledig|on my own")]],
  ]; // prettier-ignore
  const own = kinds.find(([of]) => of.test(text));
  return own ? firstMatch(options, own[1]) : null;
}

function placeOf(options: readonly string[], { profile, market }: Consumer): Fact {
  const parts = [...profile.location.split(",").map((part) => part.trim()), market.country];
  const named = parts.flatMap((part) =>
    options.filter((option) => part.length > 2 && plain(option).includes(plain(part))),
  )[0];
  if (named !== undefined) return named;
  const german = market.code === "DE" ? options.filter((option) => /deutschland/i.test(option))[0] : undefined;
  const village = /village|countryside|farm|rural/.test(`${profile.life_circumstance} ${profile.psychographic_notes}`);
  const size = village
    ? wordPattern("rural|village|countryside|dorf|ländlich\\p{L}*|land")
    : wordPattern("(?:large |big )?city|urban|großstadt|stadt");
  const elsewhere = wordPattern("other|another country|elsewhere|ander\\p{L}*|sonstig\\p{L}*|woanders");
  return german ?? firstMatch(options, [size, elsewhere]);
}

function educationOf(options: readonly string[], consumer: Consumer): Fact {
  const level = qualification(consumer);
  const steps = [0, -1, 1, -2, 2, 3, -3].map((step) => qualificationWords[level + step]);
  return firstMatch(
    options,
    steps.filter((pattern) => pattern !== undefined),
  );
}

function childrenOf(options: readonly string[], consumer: Consumer): Fact {
  const count = childrenAtHome(consumer);
  return (
    yesOrNo(options, count > 0) ?? optionHolding(options, count) ?? (count === 0 ? firstMatch(options, [no]) : null)
  );
}

/** From this age on people who live with a partner are mostly married to them. */
const USUALLY_MARRIED = 33;

function maritalOf(options: readonly string[], { profile }: Consumer): Fact {
  const text = `${profile.household} ${profile.life_circumstance}`.toLowerCase();
  const married = wordPattern("married|spouse|verheiratet");
  const together = wordPattern(
    "(?:in a )?relationship|partner\\p{L}*|cohabit\\p{L}*|living together|partnerschaft|beziehung",
  );
  const single = wordPattern("single|never married|unmarried|ledig|unverheiratet|alleinstehend");
  if (/widow/.test(text)) return firstMatch(options, [wordPattern("widow\\p{L}*|verwitwet"), single]);
  if (/divorc|separat|single parent/.test(text))
    return firstMatch(options, [wordPattern("divorced|separated|geschieden|getrennt"), single]);
  if (/partner|couple|spouse|husband|wife/.test(text))
    return firstMatch(options, profile.age >= USUALLY_MARRIED ? [married, together] : [together, married]);
  return firstMatch(options, [single]);
}

interface FactQuestion {
  asks: RegExp;
  answer: (options: readonly string[], consumer: Consumer) => Fact;
}

const asked = (list: string) => wordPattern(list);

/** Questions about the person's own circumstances, more particular ones first. */
const questions: readonly FactQuestion[] = [
  { asks: asked("year (?:of|were you) (?:birth|born)|year were you born|born in|geburtsjahr|jahr (?:sind|bist) .* geboren"), answer: (options, consumer) => optionHolding(options, birthYear(consumer)) },
  { asks: asked("how old are you|your age|age (?:group|bracket|range)|what age|^age|wie alt|ihr alter|dein alter|altersgruppe|^alter"), answer: (options, { profile }) => optionHolding(options, profile.age) },
  { asks: asked("gender|sex|geschlecht"), answer: genderOf },
  { asks: asked("how many (?:\\p{L}+ )*children|number of children|(?:have|any) (?:\\p{L}+ )*(?:children|kids)|children (?:under|in|at|living)|kinder im haushalt|haben sie kinder|hast du kinder|wie viele kinder|leben .*kinder"), answer: childrenOf },
  { asks: asked("how many (?:people|persons|adults)|household size|size of your household|people live in|wie viele (?:personen|menschen)|haushaltsgröße|personen leben"), answer: (options, consumer) => optionHolding(options, householdSize(consumer)) },
  { asks: asked("(?:household|personal|monthly|annual|yearly|net|gross|your) income|earn|haushaltseinkommen|(?:netto|brutto)?einkommen|verdien\\p{L}*|nettohaushaltseinkommen"), answer: incomeOf },
  { asks: asked("employment|employed|occupation\\p{L}* status|working status|your (?:occupation|job|work) situation|currently work\\p{L}*|beschäftigung\\p{L}*|berufstätig\\p{L}*|erwerbs\\p{L}*|beruflich\\p{L}* (?:situation|status)"), answer: (options, consumer) => firstMatch(options, workOptions[workOf(consumer)]) },
  { asks: asked("education\\p{L}*|qualification\\p{L}*|degree|school leaving|bildungs\\p{L}*|schulabschluss|ausbildungsabschluss|abschluss"), answer: educationOf },
  { asks: asked("marital|relationship status|family status|are you married|familienstand|verheiratet"), answer: maritalOf },
  { asks: asked("household|living situation|who do you live with|do you live (?:alone|with)|family situation|haushalt\\p{L}*|wohnsituation|mit wem (?:wohnen|leben|lebst|wohnst)|wohnen sie allein"), answer: (options, consumer) => householdOf(options, consumer) ?? optionHolding(options, householdSize(consumer)) },
  { asks: asked("where do you live|country|which (?:region|city|state) |live in|area do you live|wo (?:wohnen|leben|lebst|wohnst)|land|wohnort|bundesland|wohngegend"), answer: placeOf },
  { asks: asked("(?:have|own|keep) (?:\\p{L}+ )*(?:pets?|dogs?|cats?)|haustiere?|(?:hund|katze)"), answer: (options, consumer) => petOf(options, consumer) },
]; // prettier-ignore

function petOf(options: readonly string[], { hasPet, notes }: Consumer): Fact {
  const simple = yesOrNo(options, hasPet);
  if (simple !== null) return simple;
  const dog = wordPattern("dogs?|hunde?");
  const cat = wordPattern("cats?|katzen?");
  return hasPet ? firstMatch(options, /\bdog\b|puppy/.test(notes) ? [dog] : [cat]) : null;
}

/** The option that is true of a person where a question asks for their circumstances; null for other questions. */
export function factAmong(text: string, options: readonly string[], consumer: Consumer): Fact {
  const matching = questions.filter(({ asks }) => asks.test(text));
  for (const { answer } of matching) {
    const fact = answer(options, consumer);
    if (fact !== null) return fact;
  }
  return null;
}
