import type { ComponentChildren } from "preact";
import { createStore, useStore } from "../store.ts";

const notice = createStore("");
const SHOWN_MS = 8_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a sentence about what has been done, for a while and on any page: `The project has been deleted.` */
export function notify(sentence: string): void {
  clearTimeout(timer);
  notice.set(sentence);
  timer = setTimeout(() => notice.set(""), SHOWN_MS);
}

export function Notices({ children }: { children?: ComponentChildren }) {
  const sentence = useStore(notice);
  return (
    <div class="notices" role="status">
      {children}
      {sentence && <p>{sentence}</p>}
    </div>
  );
}
