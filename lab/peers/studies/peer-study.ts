import * as z from "zod";

/** A question as every program is asked it; what it becomes in a prompt is the program's own doing. */
export const peerQuestionSchema = z.object({
  name: z.string(),
  text: z.string(),
  kind: z.enum(["open", "choice", "several", "scale"]),
  /** Of `choice` and `several`; of `scale` its numbers. */
  options: z.array(z.string()).default([]),
  /** Words at the ends of a scale. */
  low: z.string().default(""),
  high: z.string().default(""),
  /** Characters of the words that an answer consists of, as long as ours to the same question. */
  characters: z.int().positive(),
});
export type PeerQuestion = z.infer<typeof peerQuestionSchema>;

/** Somebody who is asked, in the fields that all of the programs know. */
const peerPersonSchema = z.object({
  name: z.string(),
  age: z.int(),
  gender: z.string(),
  place: z.string(),
  occupation: z.string(),
  /** Everything else that our own prompts say of this person, in one text. */
  portrait: z.string(),
});
export type PeerPerson = z.infer<typeof peerPersonSchema>;

/** What is asked of whom: handed to the scripts as JSON. */
const peerStudySchema = z.object({
  people: z.array(peerPersonSchema).min(1),
  /** What is shown before the questions; empty if nothing is. */
  concept: z.string(),
  questions: z.array(peerQuestionSchema).min(1),
});
export type PeerStudy = z.infer<typeof peerStudySchema>;
