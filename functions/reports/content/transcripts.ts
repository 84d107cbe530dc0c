import type { Message } from "../../studies/simulation/message.ts";
import { sum } from "../../statistics/moments.ts";
import { noteBlock, subheading } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import { messagePlace, quoteOf } from "./places.ts";
import type { Block, Section } from "./report.ts";

/** A longer talk, in characters of all messages, is not repeated completely: nobody would read it. */
const MOST_CHARACTERS = 1_000_000;

/** A round of a group, or the interview of a person. */
interface Part {
  heading: string;
  messages: readonly Message[];
}

/** The messages of a group by round, each once: every member's transcript contains the whole discussion. */
function rounds({ source, say }: ReportContext, count: number): Part[] {
  const all = source.results.persona_results.flatMap(({ transcript }) => transcript ?? []);
  const once = [...new Map(all.map((message) => [message.id, message])).values()];
  const byRound = Map.groupBy(once, ({ round }) => round ?? 0);
  return [...byRound]
    .toSorted(([a], [b]) => a - b)
    .map(([round, messages]) => {
      const between = say("transcript.round", { round, rounds: count });
      const heading = round === 0 ? say("transcript.before") : round > count ? say("transcript.after") : between;
      return { heading, messages: messages.toSorted((a, b) => a.sequence - b.sequence) };
    });
}

const perPerson = ({ source }: ReportContext): Part[] =>
  source.results.persona_results.flatMap(({ persona_name, transcript }) =>
    transcript && transcript.length > 0 ? [{ heading: persona_name, messages: transcript }] : [],
  );

/** Places of whatever the results quote. */
function quotedPlaces(context: ReportContext): Set<string | null> {
  const { persona_results, aggregate } = context.source.results;
  const evidence = [
    ...aggregate.strategic_recommendations,
    ...(aggregate.focus_group?.disagreements ?? []).flatMap(({ positions }) => positions),
  ].flatMap((finding) => finding.evidence);
  const own = persona_results.flatMap(({ persona_id, notable_quote, reaction }) =>
    [notable_quote, reaction].map((quote) => ({ persona_id, quote })),
  );
  return new Set([...own, ...evidence].map(({ persona_id, quote }) => quoteOf(context, persona_id, quote).utterance));
}

/** The messages that are quoted, with the one before and the one after. */
function aroundQuotes(messages: readonly Message[], quoted: ReadonlySet<string | null>): Message[] {
  const isQuoted = (message: Message | undefined) => message !== undefined && quoted.has(messagePlace(message));
  return messages.filter((_, index) => [index - 1, index, index + 1].some((at) => isQuoted(messages[at])));
}

function blocksOf(context: ReportContext, { heading, messages }: Part, shown: readonly Message[]): Block[] {
  if (shown.length === 0) return [];
  const { say, nameOf } = context;
  const left = messages.length - shown.length;
  return [
    subheading(heading),
    {
      kind: "messages",
      messages: shown.map((message) => ({
        id: messagePlace(message),
        speaker:
          message.role === "persona"
            ? (message.persona_name ?? nameOf(message.persona_id))
            : say(`transcript.${message.role}`),
        personaId: message.role === "persona" ? message.persona_id : null,
        text: message.content,
        prompt: null,
      })),
    },
    ...(left > 0 ? [noteBlock(say("transcript.more", { count: left }))] : []),
  ];
}

/** The transcripts, with the places that quotes link to; nothing for studies without talk. */
export function transcripts(context: ReportContext): Section[] {
  const { say, source } = context;
  const group = source.results.aggregate.focus_group;
  const parts = group ? rounds(context, group.rounds) : perPerson(context);
  if (parts.length === 0) return [];
  const characters = sum(parts.flatMap(({ messages }) => messages.map(({ content }) => content.length)));
  const whole = characters <= MOST_CHARACTERS;
  const quoted = whole ? new Set<null>() : quotedPlaces(context);
  return [
    {
      id: "transcript",
      part: "answers",
      heading: say(group ? "transcript.whole" : "transcript.heading"),
      blocks: [
        ...(whole ? [] : [noteBlock(say("transcript.quoted_only", { count: characters }))]),
        ...parts.flatMap((part) =>
          blocksOf(context, part, whole ? part.messages : aroundQuotes(part.messages, quoted)),
        ),
      ],
    },
  ];
}
