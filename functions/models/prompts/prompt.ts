import type * as z from "zod";

/** The role that answers; each role has its own model ids in the configuration. */
export type ModelRole = "persona" | "moderator" | "report" | "parse";

/** An image inside a prompt, already within the limits of the models. */
export interface PromptImage {
  /** What it is, in our own words; stands before it. */
  caption: string;
  format: "jpeg" | "png";
  bytes: Uint8Array;
}

/**
 * How an answer is given in plain words: a forced call of a tool costs its schema, and with Claude 313 tokens more, in
 * every call.
 */
export interface InWords {
  /** How the answer looks, for the system prompt. */
  form: string;
  /**
   * Reads the text of an answer, for the prompt's `output` to check.
   * @throws Error that says what is not understood, as the model is told
   */
  read(text: string): unknown;
}

/** The meaning of numbers in an answer. */
export interface NumbersInWords {
  /** Whole numbers are positions in it, from 1; empty: they are numbers as well. */
  options: readonly string[];
  /** The question, and the unit that it asks for. */
  text: string;
  unit: string | null;
}

/**
 * One question to a model: messages in, a value that satisfies `output` out. Prompts are pure functions of their slots,
 * so that the same slots always make the same request.
 */
export interface Prompt<T> {
  /** Name and version, recorded with every answer: `concept-test@1`. */
  id: string;
  role: ModelRole;
  /** Rules of the role. Never contains text from outside. */
  system: string;
  /** Content that many calls of one study share (stimulus, data); comes first, so that providers can cache it. */
  shared: string | null;
  /** Images that many calls of one study have in common; left out for models that take none. */
  images?: readonly PromptImage[];
  /**
   * Content that the calls of one conversation share, in order. Each block is complete in itself. A later call repeats
   * them and adds more, so that providers find in their cache what they have seen.
   */
  conversation?: readonly string[];
  /** What is particular to this call. */
  question: string;
  /**
   * The tool that the model is forced to call with its answer; for an answer in words, the name of what it contains.
   */
  tool: { name: string; description: string };
  /** Given where the answer is asked for in words, and no tool is forced. */
  inWords?: InWords;
  output: z.ZodType<T>;
  /**
   * What is wrong with an answer that fits its schema: a trait that is only a dimension's name, or amounts that miss
   * their sum. The model is told once. If its second answer has the same fault, that answer is kept.
   */
  doubt?(value: T): string | null;
  /** What texts in the place of numbers may mean: an option by its name, a number with its unit. */
  numbers?: NumbersInWords;
  /** Hard limit of the answer. Always set: an unset one reserves the model's maximum and cuts parallelism. */
  maxTokens: number;
  temperature: number;
  /** Full name of the person whose own words the answer is; without it the model speaks as nobody. */
  speaker?: string;
  /**
   * Language of the answer's own words (BCP 47), which the model is told and checked for; null where it only copies.
   */
  language: string | null;
  /**
   * The study that asks: a mark in the provider's invocation log that attributes its cost. Never shown to the model.
   */
  study?: string | undefined;
  /** Whether it contains data of a real person: its text is then kept nowhere, only its hash. */
  isPersonal?: boolean;
}

/** All text that a prompt shows a model besides the rules of its role, in order. */
export const promptText = ({
  shared,
  conversation = [],
  question,
}: Pick<Prompt<unknown>, "shared" | "conversation" | "question">): string =>
  [...(shared === null ? [] : [shared]), ...conversation, question].join("\n");
