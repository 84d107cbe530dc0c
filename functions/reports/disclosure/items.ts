import standards from "../../data/disclosure-standards.json" with { type: "json" };
import { disclosureWordingOf, type DisclosureWording } from "../../languages/disclosure-wording.ts";
import { languageName } from "../../languages/language-tag.ts";
import { quoteIn } from "../../languages/wording.ts";
import { ownModel } from "../../models/own-models.ts";
import { kindOf } from "../../studies/study-kinds.ts";
import type { Asks, StudyKind } from "../../studies/study-kind.ts";
import type { ReportContext } from "../content/context.ts";
import { kindAndPeople, weightingNote } from "../content/opening.ts";
import { startedIn } from "../content/source.ts";

/** The study that an item is written about, and the wording for it. */
interface Material {
  context: ReportContext;
  words: DisclosureWording;
  kind: StudyKind;
}
type Write = (material: Material) => string;
type GuideItem = keyof typeof standards.guide_llm.items;
type AaporItem = keyof typeof standards.aapor.items;
type CardItem = keyof typeof standards.method_card.items;

/** A moment (UTC) to the minute: `2026-11-30 11:05`. */
const minuteOf = (at: string | null): string => (at ?? "–").slice(0, 16).replace("T", " ");
const HASH_DIGITS = 16;
const isOffline = (modelId: string): boolean => modelId.startsWith("offline-");

const modelIds = ({ context: { source } }: Material): string[] => {
  const recorded = source.record.calls.models.map(({ model_id }) => model_id);
  return recorded.length > 0 ? recorded : source.simulation.model_ids;
};

const uses: Write = ({ context: { source }, words }) => {
  const roles = new Set(source.record.calls.prompts.map(({ role }) => role));
  const said = (["persona", "moderator", "report"] as const).filter((role) => roles.has(role));
  const named = said.length > 0 ? said : (["persona"] as const);
  return words.say("says.uses", { uses: words.list(named.map((role) => words.say(`says.use_${role}`))) });
};

const models: Write = (material) => {
  const { context, words } = material;
  const { simulation, record } = context.source;
  const ids = modelIds(material);
  if (ids.length === 0) return words.say("says.no_model");
  const dates = { from: minuteOf(simulation.started_at), to: minuteOf(simulation.completed_at) };
  const named =
    record.calls.models.length > 0
      ? record.calls.models.map(({ model_id: model, answers, first_asked_at: from, last_asked_at: to }) =>
          words.say("says.model_used", { model, answers, from: minuteOf(from), to: minuteOf(to) }),
        )
      : ids.map((model) => words.say("says.model_named", { model, ...dates }));
  return words.sentences([
    words.say("says.models", { models: words.list(named) }),
    ...(ids.some(isOffline) ? [words.say("says.offline")] : []),
  ]);
};

const access: Write = (material) => {
  const { words } = material;
  const ids = modelIds(material);
  if (ids.length === 0) return words.say("says.no_model");
  const ways = ids.map((id) => (isOffline(id) ? "offline" : ownModel(id) === undefined ? "bedrock" : "own"));
  const named = [...new Set(ways)].map((way) => words.say(`says.access_${way}`));
  return words.say("says.access", { access: words.list(named) });
};

const settings: Write = ({ context: { source }, words }) => {
  const { prompts } = source.record.calls;
  if (prompts.length === 0) return words.say("says.unrecorded");
  const said = prompts.map(({ prompt_id: prompt, temperature, max_tokens: tokens }) =>
    words.say("says.setting", {
      prompt,
      temperature: words.list(temperature.map((value) => words.number(value))),
      tokens: words.list(tokens.map((value) => words.number(value))),
    }),
  );
  return words.say("says.settings", { settings: said.join("; "), runs: 1 + (source.reliability?.completed_runs ?? 0) });
};

const prompts: Write = ({ context: { source }, words }) => {
  const { prompts: asked, sha256 } = source.record.calls;
  if (sha256 === null) return words.say("says.unrecorded");
  return words.say("says.prompts", {
    count: asked.length,
    prompts: words.list(asked.map(({ prompt_id }) => prompt_id)),
    requests: asked.reduce((total, { requests }) => total + requests, 0),
    hash: sha256.slice(0, HASH_DIGITS),
  });
};

const validation: Write = ({ context: { service, source }, words }) => {
  const { validity } = source;
  if (!validity) return words.say("says.not_validated");
  const { people, sentence } = validity;
  return words.say("says.validated", { count: people.n, name: quoteIn(service, people.name), sentence });
};

const stability: Write = ({ context: { source }, words }) => {
  const { reliability } = source;
  if (!reliability) return words.say("says.not_repeated");
  const count = reliability.completed_runs;
  return reliability.confidence_score === null
    ? words.say("says.stable_unscored", { count })
    : words.say("says.stable", { count, score: words.number(reliability.confidence_score) });
};

const processing: Write = ({ context: { say, service, source }, words }) => {
  const { corrected, kept, refused, failed, retries, sha256 } = source.record.calls;
  return words.sentences([
    sha256 === null
      ? words.say("says.unrecorded")
      : words.say("says.processed", { corrected, kept, refused, failed, retries }),
    words.say("says.checked", { section: quoteIn(service, say("method.heading")) }),
  ]);
};

const questionsOfBattery = ({ context: { source } }: Material): number => {
  const { concept_test: single, concepts } = source.results.aggregate;
  return (single ?? concepts?.concepts[0])?.questions.length ?? 0;
};

/** What was asked, for each kind of instrument. */
const tools: Readonly<Record<Asks, Write>> = {
  battery: (material) => material.words.say("says.tool_battery", { count: questionsOfBattery(material) }),
  questionnaire: ({ context: { source }, words }) =>
    words.say("says.tool_questionnaire", { count: source.simulation.survey_schema?.questions.length ?? 0 }),
  tasks: ({ context: { source }, words }) =>
    words.say("says.tool_tasks", { count: source.results.persona_results[0]?.choices?.tasks.length ?? 0 }),
  talk: ({ context: { source }, words, kind }) => {
    const guide = source.simulation.script?.sections.flatMap(({ questions }) => questions) ?? [];
    if (kind.rounds !== undefined) return words.say("says.tool_rounds", { count: kind.rounds });
    return kind.isLive ? words.say("says.tool_live") : words.say("says.tool_guide", { count: guide.length });
  },
};

const population: Write = ({ context: { service, source }, words }) => {
  const audience = quoteIn(service, source.audience.name);
  const { description } = source.audience;
  return description === null
    ? words.say("says.population", { audience })
    : words.say("says.population_described", { audience, description });
};

const sample: Write = ({ context: { source }, words }) => {
  const { simulation, record, people } = source;
  const count = people.length;
  const frame = words.say(record.isPopulationCovered ? "says.frame_tables" : "says.frame_definition");
  const waves = simulation.sample;
  return words.sentences([
    record.hasRespondents
      ? words.say("says.sample_rows", { count })
      : words.say("says.sample_invented", { count, frame, group: simulation.persona_group_id }),
    ...(record.reused > 0 ? [words.say("says.sample_reused", { count: record.reused })] : []),
    ...(waves
      ? [
          words.say("says.sample_waves", {
            completes: waves.completes,
            asked: waves.asked,
            screened: waves.screened_out,
            replaced: waves.replaced,
            quotas: waves.cells.length,
          }),
        ]
      : []),
  ]);
};

const sizes: Write = ({ context: { service, source }, words }) => {
  const { aggregate, persona_results: results } = source.results;
  return words.sentences([
    words.say("says.sizes", {
      started: startedIn(source) + aggregate.participants_lost.length,
      completed: aggregate.persona_count,
      screened: results.filter(({ screened_out_by }) => screened_out_by !== null).length,
      lost: aggregate.participants_lost.length,
    }),
    service.say("notes.intervals"),
  ]);
};

const limits: Write = ({ context: { say }, words }) =>
  words.sentences([say("method.limits"), words.say("says.alike"), words.say("says.not_for")]);

const personal: Write = ({ context: { source }, words }) =>
  words.say(source.record.hasRespondents ? "says.personal_rows" : "says.personal_none");

const guideItems: Readonly<Record<GuideItem, Write>> = {
  "A.1": uses,
  "A.2": ({ words, kind }) => words.say(kind.isLive ? "says.live" : "says.automated"),
  "B.1": models,
  "B.2": access,
  "B.3": settings,
  "B.4": ({ words }) => words.say("says.custom"),
  "B.5": ({ words, kind }) => words.say(kind.asks === "talk" ? "says.memory_talk" : "says.memory_alone"),
  "C.1": prompts,
  "C.2": ({ words }) => words.say("says.system"),
  "D.1": personal,
  "E.1": (material) => material.words.sentences([validation(material), stability(material)]),
  "E.2": processing,
  "F.1": ({ words }) => words.say("says.code"),
  "G.1": ({ words }) => words.say("says.funding"),
};

const aaporItems: Readonly<Record<AaporItem, Write>> = {
  "1": ({ context, words, kind }) =>
    words.say(kind.isLive ? "says.strategy_live" : "says.strategy", { title: kindAndPeople(context) }),
  "2": ({ context: { source }, words }) => words.say("says.sponsor", { company: source.record.company }),
  "3": (material) => tools[material.kind.asks](material),
  "4": population,
  "5": sample,
  "6": ({ context: { source }, words }) =>
    words.say("says.mode", { language: languageName(source.simulation.language, words.language) }),
  "7": ({ context: { source }, words }) =>
    words.say("says.dates", {
      from: minuteOf(source.simulation.started_at),
      to: minuteOf(source.simulation.completed_at),
    }),
  "8": sizes,
  "9": ({ context }) => weightingNote(context),
  "10": (material) => {
    const { source } = material.context;
    const count = source.results.aggregate.quality.notes.length;
    return material.words.sentences([processing(material), material.words.say("says.quality", { count })]);
  },
  "11": limits,
};

const cardItems: Readonly<Record<CardItem, Write>> = {
  population_frame: (material) => material.words.sentences([population(material), sample(material)]),
  provenance: ({ context: { source }, words }) => {
    const { grounded, designSeed } = source.record;
    return words.sentences([
      words.say("says.grounded", { grounded, count: source.people.length }),
      words.say("says.texts"),
      ...(designSeed === null ? [] : [words.say("says.design_seed", { seed: designSeed })]),
    ]);
  },
  validation: (material) => material.words.sentences([validation(material), stability(material)]),
  limits,
};

/** An item of a checklist, answered. */
export interface DisclosedItem {
  /** The publisher's number. */
  id: string;
  /** The publisher's own short name. */
  name: string;
  /** The same in the language of the text. */
  label: string;
  text: string;
}

const labelOf: Readonly<Record<"guide_llm" | "aapor" | "method_card", (id: string) => string>> = {
  guide_llm: (id) => id.replace(".", "").toLowerCase(),
  aapor: (id) => `i${id}`,
  method_card: (id) => id,
};

/** A checklist with every one of its items answered, in the order of its publisher. */
export interface Checklist {
  name: string;
  version: string;
  url: string | null;
  /** Its name as a heading. */
  title: string;
  items: DisclosedItem[];
}
export type ChecklistName = keyof typeof labelOf;

/** Answers every item of the three checklists, in the language of the context. */
export function disclosedItems(context: ReportContext): Record<ChecklistName, Checklist> {
  const words = disclosureWordingOf(context.language);
  const material = { context, words, kind: kindOf(context.source.simulation) };
  const answered = <Id extends string>(
    list: ChecklistName,
    { items, ...standard }: { name: string; version: string; url: string | null; items: Record<Id, string> },
    written: Readonly<Record<Id, Write>>,
  ): Checklist => ({
    ...standard,
    title: list === "method_card" ? words.say("page.method_card") : standard.name,
    items: Object.entries<string>(items).map(([id, name]) => ({
      id,
      name,
      label: words.say(`${list}.${labelOf[list](id)}` as Parameters<typeof words.say>[0]),
      text: written[id as Id](material),
    })),
  });
  return {
    guide_llm: answered("guide_llm", standards.guide_llm, guideItems),
    aapor: answered("aapor", standards.aapor, aaporItems),
    method_card: answered("method_card", standards.method_card, cardItems),
  };
}
