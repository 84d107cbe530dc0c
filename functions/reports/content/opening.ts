import { letterOf } from "../../statistics/letters.ts";
import { languageName } from "../../languages/language-tag.ts";
import { wordingOf, type ServiceWording } from "../../languages/wording.ts";
import { weightingNotes } from "../../studies/report/quality-notes.ts";
import { studyTitle } from "../../studies/simulation/study-title.ts";
import { parseTimestamp } from "../../platform/timestamp.ts";
import { noteBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";
import { startedIn } from "./source.ts";

/** The day of a moment (UTC), as the language writes it: `23 November 2026`. */
export const dayOf = ({ language }: ServiceWording, at: string): string =>
  parseTimestamp(at).toLocaleDateString(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  });

/**
 * The kind of study and its people: `Concept test with 12 synthetic consumers`. If a survey screened everybody out, it
 * counts those who were asked. If the cost limit ended the study before anybody finished, it counts those who started.
 */
export const kindAndPeople = ({ say, source }: ReportContext): string =>
  say("opening.title", {
    study: say(`studies.${source.simulation.simulation_type}`),
    count: source.results.aggregate.persona_count || startedIn(source) || source.people.length,
  });

/** The study's name, or its kind and subject: `Concept test: An oat drink at 1.99 EUR per litre`. */
export const titleOf = (context: ReportContext): string => {
  const { simulation } = context.source;
  const study = context.say(`studies.${simulation.simulation_type}`);
  return (
    studyTitle(simulation, (subject) => context.say("opening.named", { study, subject })) ?? kindAndPeople(context)
  );
};

/** Kind and people if the title does not say them, whom the study represents, and when it was completed. */
export function subtitleOf(context: ReportContext): string {
  const { simulation, results, audience } = context.source;
  const at = results.completed_at ?? simulation.completed_at;
  return [
    ...(titleOf(context) === kindAndPeople(context) ? [] : [kindAndPeople(context)]),
    audience.name,
    ...(at === null ? [] : [dayOf(context.service, at)]),
  ].join(" · ");
}

const pictureKeys = { shown: "opening.picture_seen", not_shown: "opening.picture_unseen" } as const;

/** The subject of the study, and its audience. */
export function subject({ say, number, service, source }: ReportContext): Section[] {
  const { simulation, audience, stimuli = [] } = source;
  const { prompt_question: prompt, concepts, survey_schema: survey, conjoint_design: design } = simulation;
  const rows = [
    { label: say("opening.audience"), text: audience.name },
    ...(audience.description === null ? [] : [{ label: say("opening.described"), text: audience.description }]),
    ...(prompt === null ? [] : [{ label: say("opening.concept"), text: prompt }]),
    ...(concepts ?? []).map(({ name, text }, index) => ({ label: `${letterOf(index)} ${name}`, text })),
    ...stimuli.map(({ title, text }) => ({ label: title, text: text ?? say("opening.picture") })),
    ...(survey === null ? [] : [{ label: say("opening.questions"), text: number(survey.questions.length) }]),
    ...(design?.attributes ?? []).map(({ name, levels }) => ({ label: name, text: service.list(levels) })),
  ];
  const seen = new Set(stimuli.flatMap(({ picture }) => picture ?? []));
  const notes = [...seen].map((picture) => noteBlock(say(pictureKeys[picture])));
  return [{ id: "subject", heading: say("opening.subject"), blocks: [{ kind: "facts", rows }, ...notes] }];
}

/** How figures were weighted, in the words of the quality notes. @param wording the wording to use */
export const weightingNote = ({ source, service }: ReportContext, wording = service): string =>
  wording.sentences(weightingNotes(source.results.aggregate.weighting, wording));

/** Whether a note compares shares of reactions with those of random answering. @param wording in which it is stored */
function receptionTest(wording: ServiceWording): (note: string) => boolean {
  const hole = "\0";
  const shares = { positive: hole, positive_interval: hole, negative: hole, negative_interval: hole };
  const pieces = wording.say("notes.random_reception", { random: hole, ...shares }).split(hole);
  return (note) => pieces.every((piece) => note.includes(piece));
}

/**
 * The limits of the figures. The method section says what intervals mean and how figures were weighted. The note that
 * no study of people supports the figures is left out if the study was compared with people.
 */
export function caveats(context: ReportContext): Section[] {
  const { say, retold, language, isCounted, source } = context;
  const { language: spoken } = source.simulation;
  const stored = wordingOf(spoken);
  const elsewhere = [
    stored.say("notes.intervals"),
    weightingNote(context, stored),
    ...(source.validity || source.askFirst ? [stored.say("flags.not_validated")] : []),
    // The note that the service has no words of the study's language: here it writes in the reader's.
    ...(language === stored.language
      ? []
      : [stored.say("notes.unworded_language", { language: languageName(spoken) })]),
  ];
  const isReception = receptionTest(stored);
  const notices = source.results.aggregate.quality.notes
    .filter((note) => !elsewhere.includes(note))
    .map((note) => (isCounted && isReception(note) ? say("sentiment.random_counted") : retold(note)));
  if (notices.length === 0) return [];
  return [{ id: "caveats", heading: say("opening.caveats"), blocks: [{ kind: "notices", notices }] }];
}

/** The summary that a model narrated from the figures, or why there is none. */
export function summary({ say, retold, source }: ReportContext): Section[] {
  const text = retold(source.results.aggregate.summary.trim());
  if (text === "") return [];
  return [{ id: "summary", heading: say("opening.summary"), blocks: [{ kind: "paragraph", text, tone: "plain" }] }];
}
