import { useState } from "preact/hooks";
import { sentenceOf } from "../api/errors.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

interface WorkButtonProps {
  /** The label of the button: `Retry`. */
  action: string;
  /** Its label during the work: `Starting…`. */
  working: string;
  tone?: "plain" | "primary";
  work: () => Promise<unknown>;
}

/** A button that starts something through the API, and shows the error if it fails. */
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
