import type { Table } from "./table.ts";
import type { Variable } from "./variable.ts";

/** Tasks that all participants saw: the offers as value labels. */
function holdoutVariables({ source: { results }, say, number }: Table): Variable[] {
  const seen = new Map<string, string[]>();
  for (const { choices } of results.persona_results)
    for (const { task_id, holdout, offers } of choices?.tasks ?? [])
      if (holdout && !seen.has(task_id))
        seen.set(
          task_id,
          offers.map((levels) => levels.join(" | ")),
        );
  return [...seen]
    .toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([taskId, offers], index) =>
      number(
        `holdout_${index + 1}`,
        say("variables.choice", { task: taskId }),
        ({ choices }) => {
          const task = choices?.tasks.find(({ task_id }) => task_id === taskId);
          return task ? (task.chosen ?? -1) + 1 : null;
        },
        { measure: "nominal", labels: [say("conjoint.none"), ...offers].map((offer, place) => [place, offer]) },
      ),
    );
}

/** Estimates and holdout choices of each persona of a conjoint study. */
export function conjointVariables(table: Table): Variable[] {
  const { source, say, number } = table;
  const { conjoint } = source.results.aggregate;
  if (!conjoint) return [];
  const individuals = new Map(conjoint.individuals.map((one) => [one.persona_id, one]));
  type Individual = (typeof conjoint.individuals)[number];
  const estimate = (name: string, label: string, value: (individual: Individual) => number | null | undefined) =>
    number(name, label, ({ persona_id }) => {
      const individual = individuals.get(persona_id);
      return individual && value(individual);
    });
  return [
    ...conjoint.importances.map(({ attribute }, index) =>
      estimate(`importance_${index + 1}`, say("variables.importance", { attribute }), (one) => one.importances[index]),
    ),
    ...conjoint.part_worths.flatMap(({ attribute, levels }, index) =>
      levels.map(({ level }, position) =>
        estimate(
          `utility_${index + 1}_${position + 1}`,
          `${attribute}: ${level}`,
          (one) => one.part_worths[index]?.[position],
        ),
      ),
    ),
    ...(conjoint.none_utility ? [estimate("utility_none", say("conjoint.none"), (one) => one.none_utility)] : []),
    estimate("root_likelihood", say("variables.root_likelihood"), (one) => one.root_likelihood),
    ...holdoutVariables(table),
  ];
}
