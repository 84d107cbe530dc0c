import { readStances } from "../../embedder/stance.ts";
import type { Speaker, Study } from "./study.ts";
import { isComplaint, isGrievance, isPraise } from "./theme-words.ts";
import { topicOf, type TopicId } from "./topics.ts";

export type Side = "for" | "against" | "open";

/** A theme that participants share, read: what it is about, which way it points and who has it. */
export interface ReadTheme {
  theme: string;
  participants: number;
  topic: TopicId | null;
  side: Side;
  holders: readonly Speaker[];
}

/** Averages closer to the middle than this do not say which way a theme points. */
const OPEN = 0.08;

function sideOf(theme: string, holders: readonly Speaker[]): Side {
  if (isPraise(theme)) return "for";
  if (isComplaint(theme)) return "against";
  const valence = readStances(theme).valence?.position ?? 0;
  if (Math.abs(valence) > 0.2) return valence > 0 ? "for" : "against";
  const mean = holders.reduce((total, { score }) => total + score, 0) / Math.max(1, holders.length);
  return mean > OPEN ? "for" : mean < -OPEN ? "against" : "open";
}

/** Reads the shared themes; where people were asked about themselves a theme is what they mind or what they go by. */
export const readThemes = ({ themes, speakers, kind }: Study): ReadTheme[] =>
  themes.map(({ theme, participants }) => {
    const holders = speakers.filter((speaker) => speaker.themes.includes(theme));
    const side = kind === "offer" ? sideOf(theme, holders) : isGrievance(theme) ? "against" : "open";
    return { theme, participants, topic: topicOf(theme), side, holders };
  });
