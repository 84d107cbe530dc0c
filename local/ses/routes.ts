import { messagePage } from "./message-page.ts";
import { outboxPage } from "./outbox-page.ts";
import type { Outbox } from "./outbox.ts";
import { notePage, renderPage, type Page } from "./page.ts";
import { readSendEmail } from "./send-email.ts";
import { SesError } from "./ses-error.ts";

export interface Services {
  outbox: Outbox;
  log: (line: string) => void;
}

export interface Request {
  method: string;
  url: URL;
  body: string;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const SES_PATH = "/v2/email/outbound-emails";
const MESSAGE_PATH = /^\/messages\/([^/]+)$/;

const page = (status: number, content: Page): Reply => ({ status, ...renderPage(content) });

function sendEmail({ outbox, log }: Services, { body }: Request): Reply {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new SesError("BadRequestException", "The request body is not JSON.");
  }
  const MessageId = outbox.keep(readSendEmail(parsed));
  log(`mail ${MessageId} kept in the outbox`);
  return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify({ MessageId }) };
}

function jsonReply({ outbox }: Services, { url }: Request): Reply {
  return {
    status: 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
    },
    body: `${JSON.stringify(outbox.newest(url.searchParams.get("to")), null, 2)}\n`,
  };
}

/**
 * Serves one request.
 * @throws SesError for what SES would refuse
 */
export function answerRequest(services: Services, request: Request): Reply {
  const { method, url } = request;
  const path = url.pathname;
  if (method === "POST" && path === SES_PATH) {
    try {
      return sendEmail(services, request);
    } catch (error) {
      if (error instanceof SesError) services.log(`mail refused: ${error.message}`);
      throw error;
    }
  }
  if (path.startsWith("/v2/")) {
    throw new SesError("NotFoundException", `There is no ${method} ${path} on this endpoint; it takes SendEmail.`);
  }
  if (method === "GET" || method === "HEAD") {
    if (path === "/") return page(200, outboxPage(services.outbox.newest(null)));
    if (path === "/outbox.json") return jsonReply(services, request);
    const id = MESSAGE_PATH.exec(path)?.[1];
    const mail = id === undefined ? undefined : services.outbox.find(id);
    if (mail) return page(200, messagePage(mail));
    if (id !== undefined) return page(404, notePage("There is no such mail", "It may stem from another data folder."));
  }
  return page(404, notePage("There is no such page", "The outbox has the mails, each with a page of its own."));
}
