/** A step did not go as a customer may expect; the message says what was asked and what came, with the request's id. */
export class StepFailed extends Error {
  override readonly name: string = "StepFailed";
}

/** The service has refused a request. */
export class Refused extends StepFailed {
  override readonly name = "Refused";
  readonly status: number;
  /** The body of the answer. */
  readonly text: string;

  constructor(message: string, { status, text }: { status: number; text: string }) {
    super(message);
    this.status = status;
    this.text = text;
  }
}

/** @throws StepFailed unless it is so */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new StepFailed(otherwise);
}

/** @returns the refusal @throws StepFailed unless the service refuses the request with this status */
export async function expectRefusal(status: number, request: Promise<unknown>): Promise<Refused> {
  const refused = await request.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refused && error.status === status) return error;
      throw error;
    },
  );
  expectThat(refused !== undefined, `A request was answered that should be refused with ${status}`);
  return refused;
}
