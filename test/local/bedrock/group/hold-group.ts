import { detectLanguage } from "../../../../functions/languages/language.ts";
import type { PersonaProfile } from "../../../../functions/personas/people/participant.ts";
import { groupModeratorPrompt } from "../../../../functions/studies/focus-group/moderator-prompt.ts";
import { groupTurnPrompt, type GroupTurn } from "../../../../functions/studies/focus-group/turn-prompt.ts";
import type { Utterance } from "../../../../functions/personas/people/asked-persona.ts";
import { privateViewPrompt } from "../../../../functions/studies/focus-group/private-view-prompt.ts";
import { promptText, type Prompt } from "../../../../functions/models/prompts/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/model/answer.ts";

export const textOf = promptText;
const WAVE = 2;

export interface Held {
  discussion: Utterance[];
  views: ReadonlyMap<string, string>;
  turns: readonly (GroupTurn & { speaker: string })[];
}

const askedPersona = (persona: PersonaProfile, context: string) => ({
  persona,
  context,
  briefings: [],
  language: detectLanguage(context),
});

/** What the offline model answers to a prompt, checked against the prompt's schema. */
const answerTo = <T>(prompt: Prompt<T>): T =>
  prompt.output.parse(answerOffline(prompt.tool.name, textOf(prompt), prompt.language));

export const viewOf = (persona: PersonaProfile, topic: string): string =>
  answerTo(privateViewPrompt(askedPersona(persona, topic))).view;

export const turnOf = (persona: PersonaProfile, topic: string, discussion: readonly Utterance[]): GroupTurn =>
  answerTo(groupTurnPrompt(askedPersona(persona, topic), { privateView: viewOf(persona, topic), discussion }));

/** Holds a whole group: private views, then per round an opening, all in waves of two, a probe and its answers. */
export function holdGroup(topic: string, members: readonly PersonaProfile[], rounds = 3): Held {
  const discussion: Utterance[] = [];
  const turns: (GroupTurn & { speaker: string })[] = [];
  const words = (name: string) =>
    discussion.filter(({ speaker }) => speaker === name).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const moderator = (round: number, task: "open" | "probe") => {
    const counted = members.map(({ full_name: name }) => ({ name, words: words(name) }));
    const slots = {
      topic,
      briefings: [],
      members: counted,
      discussion,
      round,
      rounds,
      task,
      language: detectLanguage(topic),
    };
    const moderation = answerTo(groupModeratorPrompt(slots));
    discussion.push({ speaker: "moderator", text: moderation.message });
    return moderation;
  };
  const wave = (speaking: readonly PersonaProfile[]) => {
    const spoken = speaking.map((member) => ({ speaker: member.full_name, ...turnOf(member, topic, discussion) }));
    turns.push(...spoken);
    discussion.push(...spoken.map(({ speaker, message }) => ({ speaker, text: message })));
  };
  for (let round = 1; round <= rounds; round += 1) {
    moderator(round, "open");
    const order = [...members.slice(round % members.length), ...members.slice(0, round % members.length)];
    for (let from = 0; from < order.length; from += WAVE) wave(order.slice(from, from + WAVE));
    const { addressed } = moderator(round, "probe");
    wave(members.filter(({ full_name }) => addressed.includes(full_name)));
  }
  return { discussion, turns, views: new Map(members.map((member) => [member.full_name, viewOf(member, topic)])) };
}
