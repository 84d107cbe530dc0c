import { useEffect, useState } from "preact/hooks";
import { n, t } from "../../../language/say.ts";

/** Shorter waits are not shown. */
const SOON = 2;

/** Shows that an answer is on its way, and after two seconds for how long. */
export function Thinking({ name }: { name: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="thinking">
      <span class="dots" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {seconds >= SOON
        ? n(seconds, "{name} is thinking, {count} second so far", "{name} is thinking, {count} seconds so far", {
            name,
          })
        : t("{name} is thinking…", { name })}
    </p>
  );
}
