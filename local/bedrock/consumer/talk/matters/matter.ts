import type { Language } from "../../language.ts";
import { quirk, type Consumer } from "../../appraisal/consumer.ts";
import type { Interest } from "../../stimulus/claim.ts";
import type { Category, CategoryKind } from "../../stimulus/category.ts";
import type { Pool } from "../../wording/speaker.ts";

/** What one language says of a matter. */
export interface MatterWords {
  /** As a label of what somebody spoke about. */
  theme: string;
  /** That it is so: a complaint, or a pleasure. */
  say: Pool;
  /** Why that is or what it does to the person. */
  why: Pool;
  /** A case of it. */
  example: Pool;
  /** What one does about it; empty for pleasures. */
  fix: Pool;
  /** What somebody should do about it, as a wish. */
  wish: Pool;
}

/** Something that pleases or troubles people about kinds of things. */
export interface Matter {
  id: string;
  kinds: readonly CategoryKind[];
  /** How common it is among all, about 0..0.6. */
  common: number;
  interests: Readonly<Partial<Record<Interest, number>>>;
  traits?: (consumer: Consumer) => number;
  en: MatterWords;
  de: MatterWords;
}

/** How much people differ in what strikes them for no reason that can be named. */
const SPREAD = 0.3;

const consumed =
  /drink|milk|coffee|tea|water|alcohol|yoghurt|bar|crisps|chocolate|cereal|meal|meat|supplement|food|skincare|haircare|makeup|oral_care|cleaning/;
/** Kinds of things that a matter is about, where it is not about all of its family. */
const fits: Readonly<Record<string, RegExp>> = {
  shrinking: consumed,
  uneven: new RegExp(`${consumed.source}|clothing|shoes`),
  packaging: new RegExp(`${consumed.source}|toy|delivery|meal_kit`),
  breaks:
    /appliance|vacuum|furniture|bottle|clothing|shoes|toy|^car|bike|heating|smartphone|wearable|audio|computer|smart_home/,
  data: /app|streaming|bank|investment|telecom|smart|wearable|computer|delivery|service/,
  hotline: /bank|insurance|telecom|energy|service|smart|computer|travel|mobility|delivery|heating/,
  contract: /app|streaming|telecom|gym|insurance|energy|bank|meal_kit|produce_box|service|mobility/,
  complicated:
    /app|streaming|bank|investment|insurance|telecom|energy|smart|wearable|computer|audio|mobility|travel|service/,
  calm: /tea|coffee|chocolate|food|milk|yoghurt|alcohol|cereal|skincare|haircare|streaming|app/,
  wellbeing:
    /tea|food|yoghurt|cereal|water|supplement|skincare|oral_care|gym|fitness|shoes|plant|meat_substitute|produce/,
  together: /food|meal|meat|alcohol|coffee|tea|crisps|chocolate|streaming|travel|gym|delivery|mobility|audio|bike/,
  taste: /^(?!supplement|pet_food|baby_food|water)/,
  discovery: /^(?!heating|bank_account|insurance|energy|telecom|water|oral_care)/,
  too_many: /^(?!heating|eating_out)/,
  bank_fees: /^(?:bank_account|finance_app|investment)/,
  bank_branch: /^(?:bank_account|finance_app)/,
  overview: /^(?:bank_account|finance_app|investment)/,
  not_paying: /^insurance/,
  peace_of_mind: /^insurance/,
  network: /^telecom/,
  bill: /^(?:heating|energy)/,
  landlord: /^heating/,
  warm_home: /^heating/,
  scattered: /^streaming/,
  switching_off: /^streaming/,
  riding: /^bike/,
  fresh_air: /^bike/,
  greasy: /^(?:eating_out|delivery|ready_meal)/,
  no_cooking: /^(?:eating_out|delivery|ready_meal)/,
  skin_reacts: /^(?:skincare|makeup)/,
  skin_feel: /^skincare/,
};
/** What may be said of anything at all. */
const ofAnything = /^(?:price|promises|too_many|saves_time|calm|together|discovery|good_value)$/;

/** The matters that occupy a person about a kind of thing, strongest first; always the same for the same person and kind. */
export function occupying(matters: readonly Matter[], consumer: Consumer, { id, kind }: Category): Matter[] {
  const weight = ({ id: matter, common, interests, traits }: Matter): number => {
    const cared = Object.entries(interests).reduce(
      (sum, [interest, factor]) => sum + factor * consumer.interests[interest as Interest],
      0,
    );
    return common + cared + (traits?.(consumer) ?? 0) + SPREAD * quirk(consumer, `${matter} ${id}`);
  };
  return matters
    .filter(
      (matter) =>
        matter.kinds.includes(kind) &&
        (fits[matter.id]?.test(id) ?? true) &&
        (id !== "thing" || ofAnything.test(matter.id)),
    )
    .map((matter) => ({ matter, strength: weight(matter) }))
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ matter }) => matter);
}

export const wordsOf = (matter: Matter, language: Language): MatterWords => matter[language];
