import { render } from "preact";
import { App } from "./app.tsx";
import "./console.css";
import { takeMailedToken } from "./pages/account/mailed-token.ts";
import { startSession } from "./session/session.ts";

takeMailedToken();
const root = document.getElementById("app");
if (root) render(<App />, root);
void startSession();
