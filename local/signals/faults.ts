import type { SignalSource } from "../../functions/personas/signals/market-signals.ts";

/** What goes wrong at a source, for every request to it unless it says how often. */
export type SignalFault =
  /** Hangs up without an answer, or answers with an error of its own. */
  | { kind: "down"; status?: 500 | 502 | 503 }
  /** Answers late. */
  | { kind: "slow"; ms: number }
  /** Answers 200 with a web page or with JSON that ends in the middle. */
  | { kind: "rubbish"; as?: "html" | "json" }
  /** Answers 429 so many times, then as usual. */
  | { kind: "throttled"; retryAfterSeconds: number; times: number };

/** Faults of the sources. */
export class SignalFaults {
  private readonly current = new Map<SignalSource, SignalFault>();

  set(source: SignalSource, fault: SignalFault | null): void {
    if (fault) this.current.set(source, { ...fault });
    else this.current.delete(source);
  }

  /** The fault that the next request meets; one that happens so many times is counted down. */
  next(source: SignalSource): SignalFault | null {
    const fault = this.current.get(source);
    if (fault?.kind !== "throttled") return fault ?? null;
    if (fault.times <= 1) this.current.delete(source);
    else this.current.set(source, { ...fault, times: fault.times - 1 });
    return fault.times > 0 ? fault : null;
  }
}
