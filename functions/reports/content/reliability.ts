import { interpretReliability } from "../../findings/reliability/interpretation.ts";
import type { QuestionReliability, ReliabilityStudy } from "../../findings/reliability/schemas.ts";
import { interpretSensitivity } from "../../findings/sensitivity/interpretation.ts";
import { wordingOf } from "../../languages/wording.ts";
import { conceptItemOf } from "../../studies/concept-test/battery.ts";
import { chartBlock, facts, noteBlock, noticeBlocks, paragraph, subheading, tableBlock } from "./blocks.ts";
import { alternativeOf, withInterval } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";
import { robustness } from "./robustness.ts";
import { kindOf } from "../../studies/study-kinds.ts";

/** Says that nobody has checked reliability, and how to. A study in which a person took part cannot be run again. */
function unchecked({ say, source }: ReportContext): Block[] {
  if (kindOf(source.simulation).isLive) return [paragraph(say("reliability.live"))];
  return [paragraph(say("reliability.unchecked")), noteBlock(say("reliability.how_to"))];
}

/** The score between 0 and 100, compared with the score expected by chance, and the verdict on its lower end. */
function score(context: ReportContext, study: ReliabilityStudy): Block[] {
  const { say, number, intervalText } = context;
  const { confidence_score: value, components, verdict } = study;
  if (value === null) return [];
  const interval = asInterval(study.confidence_interval);
  const chance = components?.random_baseline;
  const base = { count: components?.personas ?? study.personas.length, runs: components?.runs ?? study.runs + 1 };
  const written = interval
    ? withInterval(context, number(value, 1), interval, base, 1)
    : say("charts.figure", { value: number(value, 1), ends: say("figures.no_interval") });
  const label = say("reliability.confidence");
  const inWords =
    verdict &&
    interval &&
    say("reliability.by_lower_end", { verdict: say(`reliability.${verdict}`), interval: intervalText(interval, 1) });
  return [
    ...(inWords ? [facts([{ label: say("reliability.verdict"), text: inWords }])] : []),
    chartBlock({
      kind: "points",
      title: say("reliability.stability"),
      alternative: chance
        ? say("reliability.score_alternative", { score: written, chance: number(chance.expected, 1) })
        : say("charts.only", { label, value: written }),
      note: say(interval ? "reliability.base" : "reliability.base_alone", base),
      domain: [0, 100],
      ends: null,
      reference: chance ? { value: chance.expected, label: say("reliability.by_chance") } : null,
      rows: [
        {
          label,
          group: null,
          value,
          interval,
          note: chance
            ? say("reliability.chance", { expected: number(chance.expected, 1), upper: number(chance.upper, 1) })
            : null,
        },
      ],
      decimals: 1,
      unit: "",
    }),
  ];
}

/** A question by its technical name if it has one, else in its own words. */
function labelOf(
  { say, service, retold }: ReportContext,
  { kind, question_id: id, question }: QuestionReliability,
): string {
  if (kind === "themes") return say("reliability.themes");
  const item = conceptItemOf({ id, question });
  return item ? service.say(`items.${item}`) : retold(question);
}

/**
 * Other measures of agreement: the share of identical answers. In full, also the coefficient that stays valid if nearly
 * all answers are the same.
 */
const agreementOf = (
  { inFull, say, number, percent }: ReportContext,
  { exact_agreement: exact, ac2 }: QuestionReliability,
): string[] => [
  ...(exact === null ? [] : [say("reliability.exact", { share: percent(100 * exact, 0) })]),
  ...(inFull && ac2 !== null ? [`Gwet AC2 ${number(ac2, 2)}`] : []),
];

/** Agreement by question, the least stable first, and why others have no figure. */
function questions(context: ReportContext, { components, personas: people }: ReliabilityStudy): Block[] {
  const { say, number, sentences } = context;
  const base = { count: components?.personas ?? people.length };
  const all = components?.questions ?? [];
  const rows = all
    .flatMap((question) =>
      question.alpha === null
        ? []
        : [
            {
              label: labelOf(context, question),
              group: null,
              value: question.alpha,
              interval: null,
              note: agreementOf(context, question).join(" · ") || null,
            },
          ],
    )
    .toSorted((a, b) => a.value - b.value);
  const gaps = all.filter(({ alpha }) => alpha === null);
  const [worst] = rows;
  const chart = (least: number) =>
    chartBlock({
      kind: "points",
      title: say("reliability.alphas"),
      alternative: alternativeOf(context, rows, ({ value }) => `α ${number(value, 2)}`),
      note: sentences([say("charts.base", base), say("reliability.agreement")]),
      domain: [Math.min(0, Math.floor(least * 10) / 10), 1],
      ends: null,
      reference: { value: 0, label: say("reliability.by_chance") },
      rows,
      decimals: 2,
      unit: "",
    });
  const reasons = gaps.map((question) => ({
    label: labelOf(context, question),
    text: [
      say(`reliability.${question.reason ?? "no_alpha"}`),
      ...(context.inFull ? agreementOf(context, question) : []),
    ].join(" · "),
  }));
  return [
    ...(worst ? [chart(worst.value)] : []),
    ...(reasons.length > 0 ? [subheading(say("reliability.without_alpha")), facts(reasons)] : []),
  ];
}

/** How consistent each persona is with itself, and whether it entered the library. */
function personas({ say, number }: ReportContext, { personas: people }: ReliabilityStudy): Block[] {
  if (people.length === 0) return [];
  const figure = (value: number | null) => (value === null ? say("reliability.no_score") : number(value, 1));
  return [
    tableBlock({
      title: say("reliability.personas"),
      columns: [
        { label: say("charts.person"), numeric: false },
        { label: say("reliability.score"), numeric: true },
        { label: say("reliability.lower_bound"), numeric: true },
        { label: say("reliability.answers"), numeric: true },
        { label: say("reliability.library"), numeric: false },
      ],
      rows: people.map(({ persona_name, score: value, lower_bound, answers_compared, reason }) => [
        persona_name,
        figure(value),
        lower_bound === null ? "" : number(lower_bound, 1),
        number(answers_compared),
        reason,
      ]),
    }),
  ];
}

/**
 * The interpretation of the figures. It is stored in the study's language; another language gets it if the figures give
 * the same sentences in the study's.
 */
function interpretation({ source, language }: ReportContext, study: ReliabilityStudy): string | null {
  const { interpretation: stored, components, robustness: varied } = study;
  const own = source.simulation.language;
  if (stored === null || components === null || wordingOf(own).language === language) return stored;
  const toldIn = (tag: string, differ: boolean) => {
    const { say, sentences } = wordingOf(tag);
    return sentences([
      interpretReliability({ ...study, components }, tag),
      ...(differ ? [say("notes.methods_differ")] : []),
      ...interpretSensitivity(varied, tag),
    ]);
  };
  const differ = [false, true].find((does) => toldIn(own, does) === stored);
  return differ === undefined ? stored : toldIn(language, differ);
}

/** How stable the results are, if that was checked. Flags shown at the beginning are not repeated. */
export function reliability(context: ReportContext): Section[] {
  const { say, service, source } = context;
  const study = source.reliability;
  if (!study) {
    return [{ id: "reliability", heading: say("reliability.unchecked_heading"), blocks: unchecked(context) }];
  }
  const runs = study.components?.runs ?? study.runs + 1;
  const meaning = interpretation(context, study);
  const said = source.results.aggregate.quality.flags;
  const notices = study.flags.filter((flag) => !said.includes(flag)).map((flag) => service.say(`flags.${flag}`));
  return [
    {
      id: "reliability",
      heading: say("reliability.heading", { count: runs }),
      blocks: [
        ...noticeBlocks(notices),
        ...score(context, study),
        ...(meaning === null ? [] : [paragraph(meaning)]),
        ...questions(context, study),
        ...robustness(context, study.robustness),
        ...personas(context, study),
      ],
    },
  ];
}
