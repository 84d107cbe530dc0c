import type { PersonaFacts } from "../../../../../functions/domain/persona/schemas.ts";

/** Percentiles from which a trait is spoken of. */
const HIGH = 66;
const LOW = 34;

const households: readonly (readonly [string, RegExp])[] = [
  ["kids", /youngest under 13|single parent|and teenage/],
  ["youngkids", /youngest under 13/],
  ["teens", /teenage/],
  ["singleparent", /single parent/],
  ["alone", /lives alone/],
  ["flat", /shares a flat/],
  ["couple", /with a partner/],
  ["parents", /with parents|one parent/],
  ["generations", /generations/],
  ["home", /care home/],
];

const themes: readonly (readonly [string, RegExp])[] = [
  ["baby", /baby|expects a first child|become a father|young parents|childcare|leave money|second child/],
  ["loss", /lost a (?:close|partner|grandparent)|outlived|stopped trying|cares for a partner|dementia/],
  [
    "money",
    /tight|benefits|bills|one income|pension smaller|pay late|maintenance|counts every|budget|online purchase|dental|sum a few/,
  ],
  ["health", /doctor|slept badly|illness|injury|hip|hearing|bad back|weight|chronic|allergies|sick child/],
  [
    "work",
    /job|boss|promoted|shifts|commutes|probation|automated|order book|staff|video calls most|office was|talking to people|paperwork|part-time|customers|retraining|looking for work|laid off/,
  ],
  ["family", /a child who|child's studies|teenager|siblings? after/],
  ["study", /exam|thesis|study|studying|studies|term|school|training|evening classes/],
  ["home", /moved|flat|place|house|renovating|move out|kitchen/],
  ["love", /dating|separat|divorce|wedding|moved in with|separated/],
  ["family", /grandchild|parents|sibling|relatives|family|teenager|child/],
];

/** What sentences about a person may depend on. */
export function tagsOf(facts: PersonaFacts): Set<string> {
  const { age, attitude, income_level, price_sensitivity: price, big_five: traits } = facts;
  const work = facts.occupation_family.toLowerCase();
  const tags = [
    attitude,
    facts.gender === "Male" ? "man" : "woman",
    age < 18 ? "minor" : "adult",
    age < 30 ? "young" : age >= 65 ? "old" : "middle",
    { Low: "poor", Middle: "average", High: "rich" }[income_level],
    price >= 80 ? "hardup" : price >= 60 ? "thrifty" : price >= 40 ? "weighing" : price >= 20 ? "easy" : "careless",
    /^master|^bachelor/.test(facts.education) ? "degree" : "nodegree",
    /retired/.test(work)
      ? "retired"
      : /pupil|student/.test(work)
        ? "learning"
        : /looking for work|unable to work|homemaker|parental leave/.test(work)
          ? "athome"
          : "working",
    ...Object.entries(traits).flatMap(([factor, value]) => {
      const letter = factor.charAt(0).toUpperCase();
      return value >= HIGH ? [`${letter}+`] : value <= LOW ? [`${letter}-`] : [];
    }),
    ...households.filter(([, pattern]) => pattern.test(facts.household)).map(([tag]) => tag),
  ];
  const theme = themes.find(([, pattern]) => pattern.test(facts.life_circumstance))?.[0];
  return new Set(theme ? [...tags, `about-${theme}`] : tags);
}
