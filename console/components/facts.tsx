import type { ComponentChildren } from "preact";

/** A longer text does not fit in a column of facts: it gets a line of its own. */
const COLUMN_LETTERS = 60;

const isLong = (value: ComponentChildren) => typeof value === "string" && value.length > COLUMN_LETTERS;

/** Facts with their names; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ComponentChildren])[] }) => (
  <dl class="facts">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .map(([name, value]) => (
        <div key={name} class={isLong(value) ? "wide" : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
