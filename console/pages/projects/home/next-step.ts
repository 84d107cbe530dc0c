import type { Group } from "../../audiences/definition.ts";
import { isWorking, titleOf, type Study } from "../../studies/study-kinds.ts";

/** What to do next in a project. */
export interface NextStep {
  sentence: string;
  /** Where it is done, below the project; null of what has to be waited for. */
  go: { label: string; place: string } | null;
}

/** Fewer personas give intervals that tell little. */
const ENOUGH_PERSONAS = 20;

function afterStudy(study: Study): NextStep {
  const title = titleOf(study);
  const open = (label: string) => ({ label, place: `/studies/${study.id}` });
  if (isWorking(study)) return { sentence: `“${title}” is under way; its result appears here.`, go: open("Watch it") };
  if (study.status === "failed")
    return { sentence: `“${title}” has failed; its page says why and what to do.`, go: open("See why it failed") };
  if (study.status === "aborted")
    return {
      sentence: `“${title}” was aborted. Begin another study.`,
      go: { label: "New study", place: "/studies/new" },
    };
  if (study.status !== "complete")
    return { sentence: `“${title}” has not been started yet.`, go: open("Go on with it") };
  if (study.headline && study.headline.base < ENOUGH_PERSONAS)
    return {
      sentence:
        `Read “${title}”. With ${study.headline.base} personas its intervals are wide: add personas to the audience ` +
        `until there are ${ENOUGH_PERSONAS} or more, then repeat the study.`,
      go: { label: "Add personas", place: `/audiences/${study.persona_group_id}` },
    };
  return {
    sentence: `Read “${title}”, then check with real people what matters most.`,
    go: { label: "Ask real people", place: "/people" },
  };
}

/**
 * What to do next, by what a project has.
 * @param groups oldest first
 * @param studies newest first
 */
export function nextStep(groups: readonly Group[], studies: readonly Study[]): NextStep {
  const [study] = studies;
  if (study) return afterStudy(study);
  const ready = groups.find(({ generation_status }) => generation_status === "complete");
  if (ready)
    return {
      sentence: `${ready.name} can be asked now.`,
      go: { label: "Set up a study", place: `/studies/new?audience=${ready.id}` },
    };
  const group = groups.at(-1);
  if (!group)
    return {
      sentence: "Begin with the people you want to ask.",
      go: { label: "Describe an audience", place: "/audiences/new" },
    };
  const place = `/audiences/${group.id}`;
  return group.generation_status === "generating"
    ? { sentence: `The personas of ${group.name} are being made.`, go: { label: "Watch them come", place } }
    : { sentence: `${group.name} has no personas yet.`, go: { label: "Make its personas", place } };
}
