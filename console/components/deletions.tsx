import { ApiError } from "../../clients/typescript/src/index.ts";
import { sentenceOf, SignedOut } from "../api/errors.ts";
import { navigate } from "../router.ts";
import { createStore, useStore } from "../store.ts";
import { Button } from "./button.tsx";
import { notify } from "./notices.tsx";
import { t } from "../language/say.ts";

/** How long a deletion can be undone before the service is told. */
const UNDO_MS = 30_000;

/** Something that the console already hides and that the service still has. */
interface Deletion {
  id: string;
  /** What has been deleted, and what goes with it: `Oat milk buyers has been deleted.` */
  sentence: string;
  /** Tells the service. @throws ApiError */
  send: () => Promise<unknown>;
}

const waiting = createStore<readonly Deletion[]>([]);
/** Ids that no list shows: what waits, and what the service has deleted since a list was read. */
const hidden = createStore<ReadonlySet<string>>(new Set());
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const unhide = (id: string) => hidden.set(new Set([...hidden.get()].filter((other) => other !== id)));

function stopWaiting(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  waiting.set(waiting.get().filter((deletion) => deletion.id !== id));
}

async function send({ id, send: tell }: Deletion): Promise<void> {
  stopWaiting(id);
  try {
    await tell();
  } catch (error) {
    // Somebody else has deleted it meanwhile.
    if (error instanceof SignedOut || (error instanceof ApiError && error.status === 404)) return;
    unhide(id);
    notify(t("It could not be deleted. {sentence}", { sentence: sentenceOf(error) }));
  }
}

function startTimer(deletion: Deletion): void {
  clearTimeout(timers.get(deletion.id));
  timers.set(
    deletion.id,
    setTimeout(() => void send(deletion), UNDO_MS),
  );
}

/**
 * Hides something at once and deletes it after {@link UNDO_MS}, or when the tab is closed or left. Until then it can be
 * undone. If the browser crashes meanwhile, nothing is deleted and the next list shows it again.
 */
export function deleteWithUndo(deletion: Deletion): void {
  stopWaiting(deletion.id);
  hidden.set(new Set([...hidden.get(), deletion.id]));
  waiting.set([...waiting.get(), deletion]);
  startTimer(deletion);
}

/** Deletes now what could still be undone: the tab is left, or somebody signs out. */
export const sendDeletions = async (): Promise<void> => void (await Promise.all(waiting.get().map(send)));

function undo({ id }: Deletion): void {
  stopWaiting(id);
  unhide(id);
  notify(t("Nothing was deleted."));
}

/** Ctrl+Z undoes the last deletion, unless it is for what is being typed. */
addEventListener("keydown", (event) => {
  const last = waiting.get().at(-1);
  const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
  if (last && !isTyping && event.key === "z" && (event.ctrlKey || event.metaKey)) undo(last);
});

addEventListener("pagehide", () => void sendDeletions());

const hasId = (row: unknown): row is { id: string } => typeof row === "object" && row !== null && "id" in row;

/** A list without what has been deleted in this tab; anything else as it is. */
export function useWithoutDeleted<T>(data: T): T {
  const gone = useStore(hidden);
  if (!Array.isArray(data) || gone.size === 0) return data;
  return data.filter((row: unknown) => !(hasId(row) && gone.has(row.id))) as T;
}

interface DeleteButtonProps extends Deletion {
  /** Where to go from the page of what is deleted: the list it was in. */
  list: string;
}

/** Deletes what the page shows; no question is asked first, since it can be undone. */
export const DeleteButton = ({ list, ...deletion }: DeleteButtonProps) => (
  <Button
    onClick={() => {
      deleteWithUndo(deletion);
      navigate(list, { replace: true });
    }}
  >
    {t("Delete")}
  </Button>
);

/** What can still be undone. The time stands still while the pointer or the focus is on it. */
export function Deletions() {
  const deletions = useStore(waiting);
  return (
    <>
      {deletions.map((deletion) => {
        const hold = () => clearTimeout(timers.get(deletion.id));
        const goOn = () => startTimer(deletion);
        return (
          <p key={deletion.id} onMouseEnter={hold} onMouseLeave={goOn} onFocusIn={hold} onFocusOut={goOn}>
            <span>{deletion.sentence}</span>{" "}
            <Button tone="link" onClick={() => undo(deletion)}>
              {t("Undo")}
            </Button>
          </p>
        );
      })}
    </>
  );
}
