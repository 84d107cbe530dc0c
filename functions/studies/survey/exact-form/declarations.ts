import type { Experiment, Variable } from "../experiment-schema.ts";
import type { Survey } from "../schemas.ts";
import { readCondition, writtenCondition } from "./conditions.ts";
import type { TokenReader } from "./tokens.ts";
import { quoted } from "./words.ts";

const named = ({ id, name }: { id: string; name: string }): string => (name === id ? id : `${id} ${quoted(name)}`);

function writtenExperiment({ arms, within, ...experiment }: Experiment): string {
  const areEqual = arms.every(({ share }) => share === 100 / arms.length);
  const inner = within ? ` within ${within.experiment_id} = ${within.arm_id}` : "";
  const written = arms.map((arm) => (areEqual ? named(arm) : `${named(arm)} ${arm.share}%`));
  return `[experiment ${named(experiment)}${inner}: ${written.join(" | ")}]`;
}

function readExperiment(tokens: TokenReader): Experiment {
  const id = tokens.need("word", "the id of the experiment");
  const name = tokens.next("quoted") ?? id;
  let within: Experiment["within"] = null;
  if (tokens.take("within")) {
    const experiment_id = tokens.need("word", "the id of an experiment");
    tokens.expect("=");
    within = { experiment_id, arm_id: tokens.need("word", "the id of an arm") };
  }
  tokens.expect(":");
  const arms: { id: string; name: string; share: number | null }[] = [];
  do {
    const arm = tokens.need("word", "the id of an arm");
    arms.push({ id: arm, name: tokens.next("quoted") ?? arm, share: tokens.next("number") ?? null });
    if (arms.at(-1)!.share !== null) tokens.expect("%");
  } while (tokens.take("|"));
  if (new Set(arms.map(({ share }) => share === null)).size > 1)
    tokens.refuse("some arms have a share and others none");
  return { id, name, arms: arms.map((arm) => ({ ...arm, share: arm.share ?? 100 / arms.length })), within };
}

const writtenVariable = ({ name, value, when }: Variable): string =>
  `[variable ${name} = ${quoted(value)}${when ? ` if ${writtenCondition(when)}` : ""}]`;

function readVariable(tokens: TokenReader): Variable {
  const name = tokens.need("word", "the name of the variable");
  tokens.expect("=");
  const value = tokens.need("quoted", "its value in quotes");
  return { name, value, when: tokens.take("if") ? readCondition(tokens) : null };
}

/** The blocks of a survey in the order in which its questions stand. */
const blocksAsked = ({ questions }: Survey): string[] => [...new Set(questions.flatMap(({ block }) => block ?? []))];

/** The declarations of a whole survey, which stand above its questions, one per line. */
export function writtenDeclarations(survey: Survey): string[] {
  const ids = survey.blocks.map(({ id }) => id);
  return [
    ...survey.experiments.map(writtenExperiment),
    ...survey.variables.map(writtenVariable),
    ...survey.rotations.map(({ id, shown }) => `[rotation ${id}${shown === null ? "" : `, show ${shown}`}]`),
    ...(ids.join() === blocksAsked(survey).join() ? [] : [`[blocks ${ids.join(", ")}]`]),
  ];
}

/** Reads a declaration into a survey. @returns false for a line that declares nothing @throws UnreadableLine */
export function readDeclaration(tokens: TokenReader, survey: Survey, order: string[]): boolean {
  if (tokens.take("[", "experiment")) survey.experiments.push(readExperiment(tokens));
  else if (tokens.take("[", "variable")) survey.variables.push(readVariable(tokens));
  else if (tokens.take("[", "rotation")) {
    const id = tokens.need("word", "the id of the rotation");
    const shown = tokens.take(",", "show") ? tokens.need("number", "how many of its blocks are shown") : null;
    survey.rotations.push({ id, shown });
  } else if (tokens.take("[", "blocks")) {
    do order.push(tokens.need("word", "the id of a block"));
    while (tokens.take(","));
  } else return false;
  tokens.expect("]");
  if (!tokens.isAtEnd) tokens.refuse("the line goes on");
  return true;
}
