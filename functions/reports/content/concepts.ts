import type { ComparedFigure, ConceptsAggregate } from "../../studies/concept-test/aggregate-schema.ts";
import { sum } from "../../statistics/moments.ts";
import { quoteIn } from "../../languages/wording.ts";
import { noteBlock, tableBlock } from "./blocks.ts";
import { intervalOrReason, meanChart, ratedBy } from "./charts.ts";
import { asInterval, type ReportContext, type Writing } from "./context.ts";
import { quoteOf } from "./places.ts";
import type { Block, Finding, Section } from "./report.ts";

type Comparison = ConceptsAggregate["comparison"][number];

/** Tests report a difference at this level. */
const LEVEL = 0.05;
const THEMES = 4;
const DECIMALS = 2;

export const figureName = ({ service }: Writing, figure: ComparedFigure): string =>
  service.say(figure === "sentiment" ? "questions.sentiment" : `items.${figure}`);

/** `A Refill`: a concept as charts and tables call it. */
const labelled = ({ letter, name }: { letter: string; name: string }): string => `${letter} ${name}`;

/** Personas behind the mean of a concept: those who saw it, where each saw one. */
export function baseOfMean(
  { design, concepts }: Pick<ConceptsAggregate, "design" | "concepts">,
  { figure, answered }: Comparison,
  at: number,
) {
  if (design === "sequential") return { count: answered };
  const { questions, sentiment_counts: counts } = concepts[at]!;
  const rated = questions.find(({ question_id }) => question_id === figure)?.answered ?? 0;
  return { count: figure === "sentiment" ? sum(Object.values(counts ?? {})) : rated };
}

/** The figure of each concept, with letters for what it differs from and how probably it is the best. */
function figureChart(context: ReportContext, found: ConceptsAggregate, compared: Comparison): Block[] {
  const { say, service, percent } = context;
  const { figure } = compared;
  const { concepts } = found;
  const rows = compared.concepts.flatMap(({ mean, mean_interval, differs_from, ...own }, index) => {
    if (mean === null) return [];
    const best =
      own.best_share === null
        ? []
        : [
            say("concepts.best", {
              share: percent(own.best_share),
              ends: context.intervalText(asInterval(own.best_share_interval)),
            }),
          ];
    const differs = differs_from.length > 0 ? [say("concepts.differs", { letters: service.list(differs_from) })] : [];
    return [
      {
        label: labelled(concepts[index]!),
        mean,
        interval: asInterval(mean_interval),
        base: baseOfMean(found, compared, index),
        note: [...differs, ...best].join(" · ") || null,
      },
    ];
  });
  if (rows.length === 0) return [];
  const domain = figure === "sentiment" ? ([-1, 1] as const) : ([1, 5] as const);
  return [meanChart(context, { title: figureName(context, figure), domain, ends: null }, rows)];
}

/** The concept whose mean is above every other at 5 %, adjusted: only that one may be called ahead. */
function leader({ concepts }: Comparison): number | null {
  const means = concepts.map(({ mean }) => mean ?? -Infinity);
  const first = means.indexOf(Math.max(...means));
  return concepts[first]?.differs_from.length === concepts.length - 1 ? first : null;
}

/** All figures of all concepts in one table, and which concept is ahead if the tests show it. */
function scorecard(context: ReportContext, { comparison, concepts }: ConceptsAggregate): Block[] {
  const { say, number, percent, intervalText } = context;
  const cell = (value: string, interval: readonly number[] | null, decimals: number) =>
    interval ? say("charts.figure", { value, ends: intervalText(asInterval(interval), decimals) }) : value;
  const topTwo = concepts.map(({ questions }) =>
    questions.find(({ question_id }) => question_id === "purchase_intent"),
  );
  const intent = say("compared.figure_of", {
    question: figureName(context, "purchase_intent"),
    figure: say("compared.top_two_box"),
  });
  const table = tableBlock({
    title: say("concepts.scorecard"),
    columns: [
      { label: say("concepts.figure"), numeric: false },
      ...concepts.map((one) => ({ label: labelled(one), numeric: true })),
      { label: say("concepts.ahead"), numeric: false },
    ],
    rows: [
      ["n", ...concepts.map(({ persona_count }) => number(persona_count)), ""],
      ...(topTwo.some((one) => one !== undefined)
        ? [
            [
              intent,
              ...topTwo.map((one) =>
                one ? cell(percent(one.top_two_box), one.top_two_box_interval, context.shareDecimals) : "–",
              ),
              "",
            ],
          ]
        : []),
      ...comparison.map((compared) => {
        const ahead = leader(compared);
        return [
          figureName(context, compared.figure),
          ...compared.concepts.map(({ mean, mean_interval }) =>
            mean === null ? "–" : cell(number(mean, DECIMALS), mean_interval, DECIMALS),
          ),
          ahead === null ? "–" : labelled(concepts[ahead]!),
        ];
      }),
    ],
  });
  return [table, noteBlock(say("concepts.ahead_note"))];
}

/** Every pair on one figure. */
function pairTable(
  context: ReportContext,
  { concepts }: ConceptsAggregate,
  { figure, differences }: Comparison,
): Block {
  const { say, score, number } = context;
  const nameOf = (letter: string) => labelled(concepts.find((one) => one.letter === letter)!);
  const column = (key: "difference" | "interval" | "p") => ({ label: say(`concepts.${key}`), numeric: true });
  return {
    kind: "table",
    table: {
      title: say("concepts.pairs", { figure: figureName(context, figure) }),
      columns: [{ label: say("concepts.pair"), numeric: false }, column("difference"), column("interval"), column("p")],
      rows: differences.map(({ first, second, difference, difference_interval, adjusted_p_value: p }) => [
        say("concepts.against", { first: nameOf(first), second: nameOf(second) }),
        difference === null ? "" : score(difference),
        context.intervalText(asInterval(difference_interval), DECIMALS),
        p === null ? "" : number(p, 3),
      ]),
    },
  };
}

/** The effect of being seen first, second, …; nothing if each persona saw one concept. */
function positionBlocks(context: ReportContext, { design, concepts, position_effect }: ConceptsAggregate): Block[] {
  if (design === "monadic") return [];
  const { say, service, score, number } = context;
  const known = position_effect.filter(({ p_value }) => p_value !== null);
  const heading: Block = { kind: "subheading", text: say("concepts.position") };
  if (known.length === 0) return [heading, noteBlock(say("concepts.unknown"))];
  const moved = known.filter(({ adjusted_p_value: p }) => p !== null && p <= LEVEL);
  const figures = service.list(moved.map(({ figure }) => figureName(context, figure)));
  return [
    heading,
    {
      kind: "paragraph",
      text: moved.length > 0 ? say("concepts.moved", { figures }) : say("concepts.still"),
      tone: "plain",
    },
    noteBlock(say("concepts.position_note")),
    {
      kind: "table",
      table: {
        title: say("concepts.position"),
        columns: [
          { label: say("concepts.figure"), numeric: false },
          ...concepts.map((_, index) => ({ label: say("concepts.place", { position: index + 1 }), numeric: true })),
          { label: say("concepts.p_place"), numeric: true },
        ],
        rows: known.map(({ figure, positions, adjusted_p_value: p }) => [
          figureName(context, figure),
          ...positions.map(({ effect, effect_interval }) =>
            effect === null
              ? ""
              : say("charts.figure", {
                  value: score(effect),
                  ends: context.intervalText(asInterval(effect_interval), DECIMALS),
                }),
          ),
          p === null ? "" : number(p, 3),
        ]),
      },
    },
  ];
}

/** Each concept with the reasons for its rating, and quotes of those who liked it most and least. */
function conceptFindings(context: ReportContext, { concepts }: ConceptsAggregate): Finding[] {
  const { say, service, score, source } = context;
  return concepts.map((concept) => {
    const reactions = source.results.persona_results.flatMap(({ persona_id, concepts: own }) =>
      (own ?? []).flatMap((one) =>
        one.concept_id === concept.concept_id && one.sentiment_score !== null && one.notable_quote.trim() !== ""
          ? [{ persona_id, quote: one.notable_quote, score: one.sentiment_score }]
          : [],
      ),
    );
    const ordered = reactions.toSorted((a, b) => b.score - a.score);
    const ends = [...new Set([ordered[0], ordered.at(-1)])].filter((one) => one !== undefined);
    const themes = concept.top_themes.slice(0, THEMES).map(({ theme }) => quoteIn(service, theme));
    const average = concept.average_sentiment_score;
    const interval = asInterval(concept.average_sentiment_interval);
    return {
      title: labelled(concept),
      text: [
        ...(average === null
          ? []
          : [
              say("sentiment.average", {
                score: say("charts.figure", {
                  value: score(average),
                  ends: intervalOrReason(context, interval, { count: reactions.length }, DECIMALS),
                }),
              }),
            ]),
        ...(themes.length > 0 ? [say("concepts.themes", { themes: service.list(themes) })] : []),
      ].join("\n"),
      quotes: ends.map(({ persona_id, quote }) => quoteOf(context, persona_id, quote)),
    };
  });
}

/** Says which concepts each person saw, and explains the letters. */
function howShown({ say, service }: ReportContext, { design, concepts }: ConceptsAggregate, count: number): string {
  if (design === "sequential") return service.sentences([say("concepts.how", { count }), say("concepts.letters")]);
  const bases = concepts.map((one) => say("concepts.saw", { concept: labelled(one), count: one.persona_count }));
  const how = say("concepts.monadic", { count, bases: service.list(bases) });
  return service.sentences([how, say("concepts.letters_monadic")]);
}

/** Several concepts side by side; nothing for other studies. */
export function concepts(context: ReportContext): Section[] {
  const { say, service, source } = context;
  const { concepts: found, persona_count: count } = source.results.aggregate;
  if (!found) return [];
  const intent = found.comparison.filter(({ figure }) => figure === "purchase_intent");
  const rated = found.concepts[0]?.questions.map(({ question_id, rating_method }) => ({
    name: service.say(`items.${question_id}`),
    method: rating_method,
  }));
  return [
    {
      id: "concepts",
      heading: say("concepts.heading"),
      blocks: [
        noteBlock(howShown(context, found, count)),
        ...scorecard(context, found),
        ...found.comparison.flatMap((compared) => figureChart(context, found, compared)),
        ...intent.map((compared) => pairTable(context, found, compared)),
        { kind: "findings", findings: conceptFindings(context, found) },
        ...positionBlocks(context, found),
        ...ratedBy(context, rated ?? []).map(noteBlock),
      ],
    },
  ];
}
