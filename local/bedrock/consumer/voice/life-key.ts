import type { Consumer } from "../appraisal/consumer.ts";

/** Circumstances that people bring up, by the words of the persona's record; what weighs most comes first. */
const circumstances: readonly (readonly [key: string, pattern: RegExp])[] = [
  ["baby", /baby|newborn|pregnan|infant|(?:expects|expecting) a|become a (?:father|mother)|second child and/],
  ["separated", /divorc|separat|broke up|break-?up/],
  ["wedding", /wedding|engaged|getting married/],
  ["grandchildren", /grandch/],
  [
    "caring",
    /(?:cares for|caring for|looks after) (?:a |an |his |her |their |my )?(?:partner|parent|mother|father|relative|elderly|ageing|sick|younger)|caring for a sick|with dementia/,
  ],
  [
    "health_issue",
    /diagnos|illness|surgery|operation|bad back|back pain|diabet|allerg|blood pressure|doctor|injury|dental|burn-?out|slept badly|lost weight/,
  ],
  ["cheated", /cheated|scam|defraud/],
  [
    "money_tight",
    /debt|laid off|lost (?:his|her|their|the) job|job loss|looking for work|rent (?:went|has gone) up|tight|on benefits|smaller than expected|less than planned|payments late|one income|second job|part-time against|sends money|bills/,
  ],
  ["saving", /saving|saves (?:up|half)|mortgage|buying a (?:first )?(?:house|flat|home)|renovat|child's studies/],
  ["exam", /exam|thesis|retraining|evening classes|final/],
  ["moved", /moved (?:to|in with|into|house)|relocat/],
  ["new_job", /new job|changed jobs?|promot|first full-time job|probation|new boss|career change|own business/],
  ["shift", /shift|night work|irregular hours/],
  ["commute", /commut/],
  ["tired", /tired|video calls most|six days|order book|fears that|automated|works from home/],
  ["pet", /\bdog\b|\bcat\b/],
];
const households: readonly (readonly [key: string, pattern: RegExp])[] = [
  ["generations", /generations/],
  ["shared", /shares a flat|shared|flat-?share|roommate|flatmate|housemate|dorm/],
  ["parents", /with (?:one |the |his |her )?parents?/],
  ["couple", /couple|partner|husband|wife|spouse|married/],
  ["alone", /alone|one-person|widow/],
];

/** Keys of the sentences about a person's own life that fit this person, most telling first. */
export function lifeKeys(consumer: Consumer): string[] {
  const circumstance = consumer.profile.life_circumstance.toLowerCase();
  const household = consumer.profile.household.toLowerCase();
  const keys = circumstances.filter(([, pattern]) => pattern.test(circumstance)).map(([key]) => key);
  if (consumer.hasChildren) keys.push("children");
  if (consumer.isStudent) keys.push("student");
  if (consumer.isRetired) keys.push("retired");
  keys.push(...households.filter(([, pattern]) => pattern.test(household)).map(([key]) => key));
  return [...new Set(keys), "any"];
}
