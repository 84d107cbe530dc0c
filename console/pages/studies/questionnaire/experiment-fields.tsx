import type { Experiment, Variable } from "../../../../functions/studies/survey/experiment-schema.ts";
import { SelectBox, TextBox } from "../../../components/boxes.tsx";
import { Button } from "../../../components/button.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import type { Named } from "./condition-model.ts";
import { rich, t } from "../../../language/say.ts";

/** Shares such as 33.3 are rounded; the service allows as much. */
const ROUNDED = 0.5;
const FEWEST_ARMS = 2;

/** `x1`, or the next free id. */
function freeId(prefix: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}

const arm = (index: number, share: number) => ({ id: `arm_${index}`, name: t("Arm {index}", { index }), share });

/** Adds or removes an arm; if all arms had equal shares, they stay equal. */
function withArms(arms: Experiment["arms"], changed: Experiment["arms"]): Experiment["arms"] {
  const isEven = arms.every(({ share }) => Math.abs(share - 100 / arms.length) < ROUNDED);
  return isEven ? changed.map((one) => ({ ...one, share: Number((100 / changed.length).toFixed(2)) })) : changed;
}

interface ExperimentCardProps {
  experiment: Experiment;
  /** The experiments above it. */
  earlier: readonly Experiment[];
  onChange: (experiment: Experiment) => void;
  onDelete: () => void;
}

function ExperimentCard({ experiment, earlier, onChange, onDelete }: ExperimentCardProps) {
  const { name, arms, within } = experiment;
  const set = (changed: Partial<Experiment>) => onChange({ ...experiment, ...changed });
  const sum = arms.reduce((total, { share }) => total + share, 0);
  const groups = earlier.flatMap((other) =>
    other.arms.map(({ id, name: armName }) => ({
      value: `${other.id}:${id}`,
      label: t("those in {armName} of {name}", { armName, name: other.name }),
    })),
  );
  return (
    <fieldset class="card question-card">
      <legend>{t("Experiment {name}", { name })}</legend>
      <TextBox label={t("Name")} value={name} onChange={(value) => set({ name: value })} />
      {arms.map((one, index) => (
        <div key={one.id} class="columns arm">
          <TextBox
            label={t("Arm {index}", { index: index + 1 })}
            value={one.name}
            onChange={(value) => set({ arms: arms.with(index, { ...one, name: value }) })}
          />
          <TextBox
            label={t("Share of arm {index} (%)", { index: index + 1 })}
            type="number"
            value={String(one.share)}
            onChange={(value) => set({ arms: arms.with(index, { ...one, share: Number(value) }) })}
          />
          {arms.length > FEWEST_ARMS && (
            <Button tone="link" onClick={() => set({ arms: withArms(arms, arms.toSpliced(index, 1)) })}>
              {rich("Remove<span> arm {index} of {name}</span>", {
                index: index + 1,
                name,
                span: (text) => <span class="hidden">{text}</span>,
              })}
            </Button>
          )}
        </div>
      ))}
      <div role="status">
        {Math.abs(sum - 100) > ROUNDED && (
          <p class="error">{t("The shares sum to {sum}, not to 100.", { sum: Number(sum.toFixed(2)) })}</p>
        )}
      </div>
      {groups.length > 0 && (
        <SelectBox
          label={t("Divides")}
          value={within ? `${within.experiment_id}:${within.arm_id}` : ""}
          choices={[{ value: "", label: t("all personas") }, ...groups]}
          onChange={(value) => {
            const [experiment_id = "", arm_id = ""] = value.split(":");
            set({ within: value === "" ? null : { experiment_id, arm_id } });
          }}
        />
      )}
      <div class="actions">
        <Button
          onClick={() => {
            const next = Number(
              freeId(
                "",
                arms.map(({ id }) => id.replace(/^arm_/, "")),
              ),
            );
            set({ arms: withArms(arms, [...arms, arm(next, 0)]) });
          }}
        >
          {rich("Add an arm<span> to {name}</span>", { name, span: (text) => <span class="hidden">{text}</span> })}
        </Button>
        <Button tone="link" onClick={onDelete}>
          {rich("Delete<span> the experiment {name}</span>", {
            name,
            span: (text) => <span class="hidden">{text}</span>,
          })}
        </Button>
      </div>
    </fieldset>
  );
}

interface VariableCardProps {
  variable: Variable;
  named: Named;
  onChange: (variable: Variable) => void;
  onDelete: () => void;
}

const VariableCard = ({ variable, named, onChange, onDelete }: VariableCardProps) => (
  <fieldset class="card question-card">
    <legend>{t("Variable {name}", { name: variable.name })}</legend>
    <div class="columns">
      <TextBox label={t("Name")} value={variable.name} onChange={(name) => onChange({ ...variable, name })} />
      <TextBox label={t("Value")} value={variable.value} onChange={(value) => onChange({ ...variable, value })} />
    </div>
    <ConditionFields
      label={t("When")}
      without={t("always")}
      named={named}
      condition={variable.when}
      onChange={(when) => onChange({ ...variable, when })}
    />
    <div class="actions">
      <Button tone="link" onClick={onDelete}>
        {rich("Delete<span> the value {value} of {name}</span>", {
          value: variable.value,
          name: variable.name,
          span: (text) => <span class="hidden">{text}</span>,
        })}
      </Button>
    </div>
  </fieldset>
);

interface ExperimentFieldsProps {
  named: Named;
  onExperiments: (experiments: Experiment[]) => void;
  onVariables: (variables: Variable[]) => void;
}

/** The experiments, their arms, and the variables that differ between arms. */
export function ExperimentFields({ named, onExperiments, onVariables }: ExperimentFieldsProps) {
  const { experiments, variables } = named;
  return (
    <details open={experiments.length + variables.length > 0}>
      <summary>{t("Experiments and variables")}</summary>
      <p class="hint">
        {t(
          "Personas are divided among the arms of an experiment at random. Write a variable into a text as its " +
            "name in double braces. It takes the last of its values whose condition is true.",
        )}
      </p>
      {experiments.map((experiment, index) => (
        <ExperimentCard
          key={experiment.id}
          experiment={experiment}
          earlier={experiments.slice(0, index)}
          onChange={(changed) => onExperiments(experiments.with(index, changed))}
          onDelete={() => onExperiments(experiments.toSpliced(index, 1))}
        />
      ))}
      {variables.map((variable, index) => (
        <VariableCard
          key={index}
          variable={variable}
          named={{ ...named, variables: variables.slice(0, index) }}
          onChange={(changed) => onVariables(variables.with(index, changed))}
          onDelete={() => onVariables(variables.toSpliced(index, 1))}
        />
      ))}
      <div class="actions">
        <Button
          onClick={() => {
            const id = freeId(
              "x",
              experiments.map((one) => one.id),
            );
            onExperiments([...experiments, { id, name: id, arms: [arm(1, 50), arm(2, 50)], within: null }]);
          }}
        >
          {t("Add an experiment")}
        </Button>
        <Button onClick={() => onVariables([...variables, { name: "", value: "", when: null }])}>
          {t("Add a variable")}
        </Button>
      </div>
    </details>
  );
}
