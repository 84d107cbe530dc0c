import { ApiError } from "../../clients/typescript/src/index.ts";
import { sentenceOf, SignedOut } from "../api/errors.ts";
import { navigate } from "../router.ts";
import { createStore, useStore } from "../store.ts";
import { Button } from "./button.tsx";
import { notify } from "./notices.tsx";
import { t } from "../language/say.ts";

/** How long a deletion can be undone before it is sent to the service. */
const UNDO_MS = 30_000;

/** Something that the console already hides and that the service still has. */
interface Deletion {
  id: string;
  /** The deleted resource and what is deleted with it: `Oat milk buyers has been deleted.` */
  sentence: string;
  /** Sends the deletion to the service. @throws ApiError */
  send: () => Promise<unknown>;
}

const waiting = createStore<readonly Deletion[]>([]);
/** Ids that lists hide: waiting deletions, and those that the service made after the list was read. */
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
    // Another user has deleted it in the meantime.
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

/** Sends all waiting deletions now, because the user leaves the tab or signs out. */
export const sendDeletions = async (): Promise<void> => void (await Promise.all(waiting.get().map(send)));

function undo({ id }: Deletion): void {
  stopWaiting(id);
  unhide(id);
  notify(t("Nothing was deleted."));
}

/** Ctrl+Z undoes the last deletion, unless the user is typing. */
addEventListener("keydown", (event) => {
  const last = waiting.get().at(-1);
  const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
  if (last && !isTyping && event.key === "z" && (event.ctrlKey || event.metaKey)) undo(last);
});

addEventListener("pagehide", () => void sendDeletions());

const hasId = (row: unknown): row is { id: string } => typeof row === "object" && row !== null && "id" in row;

/** A list without the rows deleted in this tab; other data is unchanged. */
export function useWithoutDeleted<T>(data: T): T {
  const gone = useStore(hidden);
  if (!Array.isArray(data) || gone.size === 0) return data;
  return data.filter((row: unknown) => !(hasId(row) && gone.has(row.id))) as T;
}

interface DeleteButtonProps extends Deletion {
  /** The page to open afterwards: the list that contained the resource. */
  list: string;
}

/** Deletes the resource of the page. It asks for no confirmation, because the deletion can be undone. */
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

/** Deletions that can still be undone. The timer stops while the pointer or the focus is on one. */
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
