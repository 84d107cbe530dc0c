import { BedrockError } from "../../functions/models/bedrock/bedrock-error.ts";

/** Lets few calls be made at once; the others wait for their turn in the order in which they came. */
export class Turns {
  readonly #atOnce: number;
  readonly #callerWaitsMs: number;
  /** How long the last answer took; until there is one, half of the time is for waiting. */
  #answerMs: number;
  #taken = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param callerWaitsMs for its turn and the answer together: who cannot be answered in it is told to come again */
  constructor(atOnce: number, callerWaitsMs: number) {
    this.#atOnce = atOnce;
    this.#callerWaitsMs = callerWaitsMs;
    this.#answerMs = callerWaitsMs / 4;
  }

  /** Does something when it is its turn. @throws BedrockError ThrottlingException if its turn does not come */
  async take<T>(signal: AbortSignal | undefined, act: () => Promise<T>): Promise<T> {
    await this.#comes(signal);
    const began = performance.now();
    try {
      const answer = await act();
      this.#answerMs = performance.now() - began;
      return answer;
    } finally {
      // Handed over rather than given back: nobody who comes just now gets in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#taken -= 1;
    }
  }

  async #comes(signal: AbortSignal | undefined): Promise<void> {
    if (this.#taken < this.#atOnce) {
      this.#taken += 1;
      return;
    }
    // An answer may take twice as long as the one before it.
    const waitMs = Math.max(this.#callerWaitsMs / 4, this.#callerWaitsMs - 2 * this.#answerMs);
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      const place = this.#waiting.indexOf(turn.resolve);
      if (place >= 0) this.#waiting.splice(place, 1);
      const seconds = Math.round(waitMs / 1000);
      const message = `The model server was busy with other calls for ${seconds} s.`;
      turn.reject(new BedrockError("ThrottlingException", message));
    };
    const timer = setTimeout(leave, waitMs);
    signal?.addEventListener("abort", leave);
    this.#waiting.push(turn.resolve);
    try {
      await turn.promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", leave);
    }
  }
}
