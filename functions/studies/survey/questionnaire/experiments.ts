import { refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import type { ArmTest } from "../condition-schema.ts";
import { ARMS, type Experiment, type Variable } from "../experiment-schema.ts";

/** `[experiment price: 1.99 | 2.49 | 2.99 (50 %)]` on a line of its own. */
const LINE = new RegExp(
  String.raw`^[ \t]{0,20}[[【](?:experiment|experimento|expérience|experiência|実験)[ \t:：]{1,5}` +
    String.raw`([A-Za-z][A-Za-z0-9_]{0,29})[ \t]{0,5}[:：](.{1,2000})[\]】][ \t]{0,20}$`,
  "iu",
);
const SHARE = /^(.{1,200}?)\s{0,5}[(（](\d{1,2}(?:[.,]\d{1,3})?)\s?%[)）]$/u;

/** The experiments that a file declares, and the file without their lines. */
export interface DeclaredExperiments {
  text: string;
  experiments: Experiment[];
  variables: Variable[];
}

/**
 * Takes the lines that declare experiments out of a questionnaire. Each experiment is also a variable, whose value is
 * the arm.
 * @throws UnreadableLine for impossible shares and arms
 */
export function declaredExperiments(source: string): DeclaredExperiments {
  const experiments: Experiment[] = [];
  const lines = source.split("\n").map((line, index) => {
    const [, id, list] = LINE.exec(line) ?? [];
    if (id === undefined) return line;
    experiments.push(experimentOf(id, list!, { line: index + 1, text: line }, experiments));
    // An empty line keeps the numbers of the lines behind it.
    return "";
  });
  const variables = experiments.flatMap(({ id, arms }) =>
    arms.map((arm) => ({ name: id, value: arm.name, when: { experiment_id: id, any_of: [arm.id] } })),
  );
  return { text: experiments.length > 0 ? lines.join("\n") : source, experiments, variables };
}

function experimentOf(id: string, list: string, place: Place, before: readonly Experiment[]): Experiment {
  const written = list.split("|").map((part) => {
    const [, name, share] = SHARE.exec(part.trim()) ?? [];
    return { name: name ?? part.trim(), share: share === undefined ? null : Number(share.replace(",", ".")) };
  });
  if (before.some((other) => other.id.toLowerCase() === id.toLowerCase()))
    refuse(place, `declares the experiment ${id} twice.`);
  if (written.length < ARMS.fewest || written.length > ARMS.most)
    refuse(place, `has ${written.length} arms; separate ${ARMS.fewest} to ${ARMS.most} of them by |.`);
  if (written.some(({ name }) => name === "")) refuse(place, "has an arm without words.");
  const shares = written.map(({ share }) => share);
  const isShared = shares.every((share) => share !== null);
  if (!isShared && shares.some((share) => share !== null)) refuse(place, "has shares for some arms; give all or none.");
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
  if (isShared && Math.abs(sum - 100) > 0.5) refuse(place, `has shares that sum to ${sum} %, not to 100 %.`);
  const arms = written.map(({ name, share }, index) => ({
    id: `arm_${index + 1}`,
    name: name.slice(0, 100),
    share: share ?? 100 / written.length,
  }));
  return { id, name: id, arms, within: null };
}

/** The test of an arm in a clause such as `price = 1.99` or `price != 2.49`; null if it names no experiment. */
export function armOf(clause: string, experiments: readonly Experiment[], place: Place): ArmTest | null {
  const [, name, sign, values] = /^([A-Za-z][A-Za-z0-9_]*)\s*(!=|≠|==?|＝)\s*(.+)$/su.exec(clause.trim()) ?? [];
  const experiment = experiments.find(({ id }) => id.toLowerCase() === name?.toLowerCase());
  if (!experiment) return null;
  const same = (text: string) => text.trim().toLowerCase();
  const wanted = experiment.arms.some((arm) => same(arm.name) === same(values!)) ? [values!] : values!.split(/[,;|]/u);
  const chosen = wanted.map(
    (one) =>
      experiment.arms.find((arm) => same(arm.name) === same(one))?.id ??
      refuse(place, `names the arm "${one.trim().slice(0, 40)}", which the experiment ${experiment.id} does not have.`),
  );
  const isNot = sign === "!=" || sign === "≠";
  const any_of = experiment.arms.map(({ id }) => id).filter((id) => chosen.includes(id) !== isNot);
  if (any_of.length === 0) refuse(place, `leaves no arm of the experiment ${experiment.id}.`);
  return { experiment_id: experiment.id, any_of };
}
