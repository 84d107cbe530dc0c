import { useEffect, useState } from "preact/hooks";
import { count } from "../../../words.ts";

/** Nobody needs to be told of less. */
const SOON = 2;

/** Says that an answer is on its way, and after two seconds for how long. */
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
      {`${name} is thinking${seconds >= SOON ? `, ${count(seconds, "second")} so far` : "…"}`}
    </p>
  );
}
