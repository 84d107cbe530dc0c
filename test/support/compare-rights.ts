import { resourceNames } from "../../lib/permissions/right.ts";
import type { RightsByFunction } from "./recorded-calls.ts";

export interface Differences {
  /** Needed but not allowed: the call would be refused in a deployment. */
  missing: string[];
  /** Allowed but never needed. */
  unused: string[];
}

const none: ReadonlySet<string> = new Set();
const model = (role: Parameters<typeof resourceNames.model>[0]) =>
  `bedrock:InvokeModel on ${resourceNames.model(role)}`;

/** A model's fallback is called by the line of code that calls the model: whoever asks one has both called. */
const withFallback = (rights: ReadonlySet<string>): ReadonlySet<string> =>
  (["persona", "moderator", "report", "parse"] as const).some((role) => rights.has(model(role)))
    ? new Set([...rights, model("fallbacks")])
    : rights;

/** Compares what functions may do with what they have done; every line is `function: action on resource`. */
export function compareRights(allowed: RightsByFunction, needed: RightsByFunction): Differences {
  const names = [...new Set([...allowed.keys(), ...needed.keys()])].sort();
  const beyond = (name: string, rights: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...rights]
      .filter((right) => !others.has(right))
      .sort()
      .map((right) => `${name}: ${right}`);
  return {
    missing: names.flatMap((name) => beyond(name, needed.get(name) ?? none, allowed.get(name) ?? none)),
    unused: names.flatMap((name) => beyond(name, allowed.get(name) ?? none, withFallback(needed.get(name) ?? none))),
  };
}
