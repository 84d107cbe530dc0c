import { render } from "preact";
import { App } from "./app.tsx";
import { sentenceOf } from "./api/errors.ts";
import { notify } from "./components/notices.tsx";
import "./console.css";
import { keepFocus } from "./keep-focus.ts";
import { takeMailedToken } from "./pages/account/mailed-token.ts";
import { session, startSession } from "./session/session.ts";

takeMailedToken();
keepFocus();
const root = document.getElementById("app");
if (root) render(<App />, root);
startSession().catch((error: unknown) => {
  session.set({ kind: "signed-out" });
  notify(sentenceOf(error));
});
