import type { Group } from "../../audiences/definition.ts";
import { isWorking, titleOf, type Study } from "../../studies/study-kinds.ts";
import { t } from "../../../language/say.ts";

/** What to do next in a project. */
export interface NextStep {
  sentence: string;
  /** Where to do it, below the project; null if the user has to wait. */
  go: { label: string; place: string } | null;
}

/** With fewer personas, intervals are too wide to show much. */
const ENOUGH_PERSONAS = 20;

function afterStudy(study: Study): NextStep {
  const title = titleOf(study);
  const open = (label: string) => ({ label, place: `/studies/${study.id}` });
  if (isWorking(study))
    return {
      sentence: t("“{title}” is under way; its result appears here.", { title }),
      go: open(t("See its progress")),
    };
  if (study.status === "failed")
    return {
      sentence: t("“{title}” has failed; its page says why and what to do.", { title }),
      go: open(t("See why it failed")),
    };
  if (study.status === "aborted")
    return {
      sentence: t("“{title}” was stopped. Begin another study.", { title }),
      go: { label: t("New study"), place: "/studies/new" },
    };
  if (study.status !== "complete")
    return { sentence: t("“{title}” has not been started yet.", { title }), go: open(t("Continue")) };
  if (study.headline && study.headline.base < ENOUGH_PERSONAS)
    return {
      sentence: t(
        "Read “{title}”. With {base} personas its intervals are wide: add personas to the " +
          "audience until there are {enough} or more, then repeat the study.",
        { title, base: study.headline.base, enough: ENOUGH_PERSONAS },
      ),
      go: { label: t("Add personas"), place: `/audiences/${study.persona_group_id}` },
    };
  return {
    sentence: t("Read “{title}”, then check with real people what matters most.", { title }),
    go: { label: t("Ask real people"), place: "/people" },
  };
}

/**
 * The next thing to do, depending on what a project contains.
 * @param groups oldest first
 * @param studies newest first
 */
export function nextStep(groups: readonly Group[], studies: readonly Study[]): NextStep {
  const [study] = studies;
  if (study) return afterStudy(study);
  const ready = groups.find(({ generation_status }) => generation_status === "complete");
  if (ready)
    return {
      sentence: t("{name} can be asked now.", { name: ready.name }),
      go: { label: t("Set up a study"), place: `/studies/new?audience=${ready.id}` },
    };
  const group = groups.at(-1);
  if (!group)
    return {
      sentence: t("Begin with the people you want to ask."),
      go: { label: t("Describe an audience"), place: "/audiences/new" },
    };
  const place = `/audiences/${group.id}`;
  return group.generation_status === "generating"
    ? {
        sentence: t("The personas of {name} are being made.", { name: group.name }),
        go: { label: t("See their progress"), place },
      }
    : {
        sentence: t("{name} has no personas yet.", { name: group.name }),
        go: { label: t("Make its personas"), place },
      };
}
