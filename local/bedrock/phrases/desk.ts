import * as z from "zod";

const text = z.string().trim().min(1);
/** Expressions; `*` in a word stands for any ending. */
const words = z.array(text);
/** Wordings of one thing, one of which is said; `{name}` is filled in. */
const variants = z.array(text).min(1);
/** Expressions with numbers: `{a}` and `{b}`; a hyphen stands for any dash. */
const forms = z.array(text);
const age = z.int().min(13).max(120).nullable();
/** Title and rationale of a recommendation. */
const advice = z.tuple([text, text]);

const typographySchema = z.strictObject({
  /** Between sentences. */
  space: z.enum(["", " "]),
  decimal: z.enum([".", ","]),
  /** Between members of a list. */
  comma: z.string(),
});

const audienceWordsSchema = z.strictObject({
  /** How people begin when they describe an audience to somebody. */
  preamble: words,
  ages: z.strictObject({
    /** What may stand behind an age. */
    units: words,
    /** What may stand behind a number that is no age. */
    otherUnits: words,
    /** Whose ages are not those of the audience. */
    children: words,
    between: forms,
    from: forms,
    below: forms,
    to: forms,
    exact: forms,
    decades: z.strictObject({ between: forms, one: forms, words: z.array(z.tuple([z.int(), words])) }),
    /** Beginning, middle and end of a decade. */
    thirds: z.tuple([words, words, words]),
    groups: z.array(z.tuple([age, age, words])),
  }),
  female: words,
  male: words,
  /** People of any gender; like the other words for people they tell the language of a short description. */
  people: words,
  everybody: words,
  income: z.strictObject({ Low: words, Middle: words, High: words }),
  /** English title, words for it, and words for women in it. */
  jobs: z.array(z.tuple([text, words, words.default([])])),
  /** What makes a word for men in a job one for women. */
  femaleEndings: words.default([]),
  /** What stands before the name of a place: a name that is a word, too, needs one of these. */
  before: words.default([]),
  /** What makes the name of a city one of its people. */
  peopleEndings: words.default([]),
  /** English name of a place, and adjectives for it and its people. */
  demonyms: z.array(z.tuple([text, words])),
});

const audienceSchema = audienceWordsSchema.transform(({ jobs, femaleEndings, ...words }) => ({
  ...words,
  jobs: jobs.map(([title, job, women]) => {
    const derived = job.flatMap((word) => femaleEndings.map((ending) => word + ending));
    return [title, job, [...women, ...derived]] as const;
  }),
}));

const moderatorSchema = z.strictObject({
  first: variants,
  reasons: variants,
  situation: variants,
  doubt: variants,
  change: variants,
  weigh: variants,
  takeUp: variants,
  takeUpOne: variants,
  differ: variants,
  differAsk: variants,
  differAskThree: variants,
  quiet: variants,
  deepen: variants,
});

const interviewerSchema = z.strictObject({
  refusals: words,
  reasons: words,
  examples: words,
  /** What asks for a reason and for an example. */
  why: words,
  instance: words,
  /** What asks for a figure, a time, a place or a name. */
  particulars: words,
  /** The closing question, which any answer settles. */
  closing: words,
  /** Questions for one thing, with what tells that it has come up. */
  asks: z.array(z.tuple([words, words])),
  probe: z.strictObject({
    words: variants,
    reason: variants,
    example: variants,
    more: variants,
    back: variants,
    keyword: variants,
  }),
});

const itemsSchema = z.strictObject({
  purchase_intent: text,
  uniqueness: text,
  relevance: text,
  believability: text,
  value_for_money: text,
  liking: text,
});

const reportSchema = z.strictObject({
  size: text,
  counts: text,
  reception: z.strictObject({ favourable: text, unfavourable: text, not_beyond_random: text }),
  items: itemsSchema,
  range: text,
  overlap: text,
  rated: text,
  ratedOne: text,
  random: text,
  chosen: text,
  open: text,
  importance: text,
  profile: text,
  worth: text,
  noWorth: text,
  airtime: text,
  moved: text,
  gap: text,
  quoted: text,
  share: text,
  themes: text,
  noThemes: text,
  certainty: text,
  advice: z.strictObject({
    for: advice,
    against: advice,
    open: advice,
    price: advice,
    item: advice,
    question: advice,
    attribute: advice,
    gap: advice,
    disagreement: advice,
    positive: advice,
    negative: advice,
    neutral: advice,
  }),
  /** What people take opposite positions on, by topic of the pack; then what each side holds. */
  topics: z.record(z.string(), text),
  whole: text,
  sides: z.strictObject({ for: text, against: text }),
});

/** What the desk says in one language, and the words by which audiences, questionnaires and guides are read. */
export const deskSchema = z.strictObject({
  typography: typographySchema,
  /** How a `{text}` is said again in other words. */
  reworded: variants,
  /** What a code of open answers about `{topic}` means. */
  mentions: text,
  audience: audienceSchema,
  moderator: moderatorSchema,
  interviewer: interviewerSchema,
  report: reportSchema,
});
export type Desk = z.infer<typeof deskSchema>;
