import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import { htmlPage, type HtmlPage } from "../../http/page.ts";
import { STYLES } from "./styles.ts";

export interface Page extends Pick<HtmlPage, "title" | "main" | "refreshSeconds"> {
  /** The page is the list that all others lead back to. */
  isList?: boolean;
}

export const renderPage = ({ isList = false, ...page }: Page) =>
  htmlPage({ ...page, header: isList ? "" : `<a href="/executions">← All executions</a>`, styles: STYLES });

/** A page that says one thing. */
export const notePage = (title: string, sentence: string): Page => ({
  title,
  main: `<div class="note"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p></div>`,
});
