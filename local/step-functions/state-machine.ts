import { stateMachineArn } from "./arns.ts";
import { prepareDefinition } from "./prepare-definition.ts";
import type { Place } from "./arns.ts";
import type { StateMachineDefinition } from "./definition.ts";

/** A registered state machine, its definition as it runs. */
export interface StateMachine {
  name: string;
  arn: string;
  definition: StateMachineDefinition;
}

/** @throws UnsupportedDefinitionError for a definition that would not run here as on the service */
export function registerStateMachines(
  place: Place,
  definitions: Record<string, { definition: object }>,
): Map<string, StateMachine> {
  const machines = Object.entries(definitions).map(([name, { definition }]): [string, StateMachine] => {
    const arn = stateMachineArn(place, name);
    return [arn, { name, arn, definition: prepareDefinition(name, definition) }];
  });
  return new Map(machines);
}
