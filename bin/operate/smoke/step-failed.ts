/** A step did not go as a customer may expect; the message says what was asked and what came, with the request's id. */
export class StepFailed extends Error {
  override readonly name = "StepFailed";
}

/** @throws StepFailed unless it is so */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new StepFailed(otherwise);
}
