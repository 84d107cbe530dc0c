import { stateMachineArn } from "./arns.ts";
import { prepareDefinition } from "./prepare-definition.ts";
import type { Place } from "./arns.ts";
import type { StateMachineDefinition } from "./definition.ts";

/** A registered state machine: `source` as it was given, `definition` as it runs. */
export interface StateMachine {
  name: string;
  arn: string;
  source: object;
  definition: StateMachineDefinition;
  /** epoch milliseconds */
  creationDate: number;
}

/** @throws UnsupportedDefinitionError for a definition that would not run here as on the service */
export function registerStateMachines(
  place: Place,
  definitions: Record<string, { definition: object }>,
): Map<string, StateMachine> {
  const creationDate = Date.now();
  const machines = Object.entries(definitions).map(([name, { definition: source }]): [string, StateMachine] => {
    const arn = stateMachineArn(place, name);
    return [arn, { name, arn, source, definition: prepareDefinition(name, source), creationDate }];
  });
  return new Map(machines);
}
