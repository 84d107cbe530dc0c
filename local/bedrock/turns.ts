import { BedrockError } from "./wire/errors.ts";

/** Lets few calls be made at once; the others wait for their turn in the order in which they came. */
export class Turns {
  readonly #atOnce: number;
  readonly #longestWaitMs: number;
  #taken = 0;
  readonly #waiting: (() => void)[] = [];

  /** @param longestWaitMs after which a call that waits is told to come again */
  constructor(atOnce: number, longestWaitMs: number) {
    this.#atOnce = atOnce;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Does something when it is its turn. @throws BedrockError ThrottlingException if its turn does not come */
  async take<T>(signal: AbortSignal | undefined, act: () => Promise<T>): Promise<T> {
    await this.#comes(signal);
    try {
      return await act();
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
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      const place = this.#waiting.indexOf(turn.resolve);
      if (place >= 0) this.#waiting.splice(place, 1);
      const waited = `${this.#longestWaitMs / 1000} s`;
      turn.reject(new BedrockError("ThrottlingException", `The model server was busy with other calls for ${waited}.`));
    };
    const timer = setTimeout(leave, this.#longestWaitMs);
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
