import { useState } from "preact/hooks";
import { sentenceOf } from "../api/errors.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

interface WorkButtonProps {
  /** What the button does: `Retry`. */
  action: string;
  /** What it says meanwhile: `Starting…`. */
  working: string;
  tone?: "plain" | "primary";
  work: () => Promise<unknown>;
}

/** A button that starts something by the API, and says what went wrong. */
export function WorkButton({ action, working, tone = "primary", work }: WorkButtonProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Alert tone="bad">{problem}</Alert>
      <div class="actions">
        <Button tone={tone} busy={busy} onClick={() => void start()}>
          {busy ? working : action}
        </Button>
      </div>
    </>
  );
}
