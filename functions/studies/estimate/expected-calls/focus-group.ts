import { speakingWaves } from "../../focus-group/running-order.ts";
import { MOST_PROBED, groupModeratorPrompt } from "../../focus-group/moderator-prompt.ts";
import { groupTurnPrompt } from "../../focus-group/turn-prompt.ts";
import type { Utterance } from "../../../personas/people/asked-persona.ts";
import { privateViewPrompt } from "../../focus-group/private-view-prompt.ts";
import { closingQuestionCalls, ratingCalls, sentimentSaid } from "./closing-question.ts";
import { plannedPersona, type Bound, type ExpectedCall, type ExpectedWork, type PlannedStudy } from "./study.ts";
import { PROBED_MEMBERS, said } from "./typical.ts";

/** How many members the moderator turns to when it probes; in a small group rarely more than half. */
const probedOf = (personas: number): Record<Bound, number> => ({
  low: 1,
  expected: Math.min(PROBED_MEMBERS, Math.max(1, Math.floor(personas / 2))),
  high: Math.min(MOST_PROBED, personas),
});

/**
 * Private views, then rounds in which a moderator asks, everybody speaks in waves and some are probed, then a final
 * view. What was said grows from call to call, so everybody is counted, and not a sample.
 */
export function focusGroupCalls(study: PlannedStudy, bound: Bound): ExpectedWork {
  const { personas, sample, language, context, briefings, rounds } = study;
  const members = Array.from({ length: personas }, (_, position) => ({
    id: `${position}`,
    position,
    name: sample[position % sample.length]!.full_name,
    askedPersona: plannedPersona(study, sample[position % sample.length]!),
  }));
  const at = (position: number) => ({ times: 1, position });
  const discussion: Utterance[] = [];
  const calls: ExpectedCall[] = members.flatMap(({ position, askedPersona }) => [
    { prompt: privateViewPrompt(askedPersona), ...at(position) },
    ...ratingCalls(study, [sentimentSaid(language)], at(position)),
  ]);
  const privateView = said("private_view", language);
  const moderate = (round: number, task: "open" | "probe") => {
    const prompt = groupModeratorPrompt({
      topic: context ?? "",
      briefings,
      members: members.map(({ name }) => ({ name, words: 50 })),
      discussion: [...discussion],
      round,
      rounds,
      task,
      language,
    });
    calls.push({ prompt, times: 1, position: null });
    discussion.push({ speaker: "moderator", text: said("moderation", language) });
  };
  const speak = (speakers: readonly (typeof members)[number][]) => {
    const heard = [...discussion];
    for (const { position, askedPersona, name } of speakers) {
      calls.push({ prompt: groupTurnPrompt(askedPersona, { privateView, discussion: heard }), ...at(position) });
      discussion.push({ speaker: name, text: said("group_turn", language) });
    }
  };
  const ids = members.map(({ id }) => id);
  const waves = speakingWaves(ids, 1, "estimate").length;
  for (let round = 1; round <= rounds; round++) {
    moderate(round, "open");
    for (const wave of speakingWaves(ids, round, "estimate")) speak(wave.map((id) => members[Number(id)]!));
    moderate(round, "probe");
    speak(members.slice(0, probedOf(personas)[bound]));
  }
  for (const { position, askedPersona } of members)
    calls.push(
      ...closingQuestionCalls(study, askedPersona, { situation: "focus_group", talk: discussion }, at(position)),
    );
  return { calls, sequence: 2 + rounds * (waves + 3) };
}
