import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { sentenceOf } from "../api/errors.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { t } from "../language/say.ts";

interface DialogProps {
  title: string;
  /** Called when the user closes it by Esc or its button. Absent: it stays until its task is done. */
  onClose?: () => void;
  children: ComponentChildren;
}

/** Something over the page that has to be done first; the browser keeps the focus in it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // The browser's own way back ends with the dialog that is taken away.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button type="button" class="close" aria-label={t("Close")} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </header>
      <ConnectionBanner />
      {children}
    </dialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ComponentChildren;
  /** The label of the button: `Delete the project`. */
  action: string;
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div>{children}</div>
      <Alert tone="bad">{problem}</Alert>
      <div class="actions">
        <Button tone="danger" busy={busy} onClick={() => void confirm()}>
          {action}
        </Button>
        <Button onClick={onClose}>{t("Cancel")}</Button>
      </div>
    </Dialog>
  );
}
