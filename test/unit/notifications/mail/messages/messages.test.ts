import { describe, expect, it } from "vitest";
import { invitationMail } from "../../../../../functions/notifications/mail/messages/invitation.ts";
import { passwordResetMail } from "../../../../../functions/notifications/mail/messages/password-reset.ts";
import type { Mail } from "../../../../../functions/notifications/mail/mailer.ts";

const link = "https://app.example/reset-password?token=abc_DEF-123&lang=en";
const reset = (changes: Partial<Parameters<typeof passwordResetMail>[0]> = {}) =>
  passwordResetMail({ to: "mia@example.com", fullName: "Mia Berger", link, minutes: 30, ...changes });
const invitation = (changes: Partial<Parameters<typeof invitationMail>[0]> = {}) =>
  invitationMail({
    to: "jo@example.com",
    companyName: "Haferfreunde GmbH",
    invitedBy: "Mia Berger",
    link,
    days: 7,
    ...changes,
  });

const unescaped = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const anchors = ({ html }: Mail) =>
  Array.from(html.matchAll(/<a\b[^>]*href="([^"]*)"/g), (match) => unescaped(match[1] ?? ""));
/** What a person reads of the HTML version. */
const visible = ({ html }: Mail) =>
  unescaped(html.replace(/<head>[\s\S]*<\/head>/, "").replaceAll(/<[^>]*>/g, " ")).replaceAll(/\s+/g, " ");
/** Everything in a text that a mail client makes a link of by itself. */
const linkable = (text: string) =>
  text.match(/\w+:\/\/\S+|\S+@\S+|\bwww\.\S+|\b[\p{L}\p{N}-]+\.[\p{L}]{2,}\S*|\\\\\S+/gu) ?? [];

const HOSTILE = [
  "https://evil.example click here",
  "www.evil.example/pay",
  "mailto:boss@evil.example",
  'Acme"><a href="https://evil.example">click</a>',
  "Acme\r\nBcc: everyone@evil.example\r\n\r\n<html>",
  "</title><script>alert(1)</script>",
  "<img src=//evil.example/x.png>",
  "&lt;a href=https://evil.example&gt;",
  "evil\u200B.example",
];

describe("the password reset mail", () => {
  it("greets by name, links once, says how long the link works and what to do if nobody asked", () => {
    const mail = reset();
    expect(mail).toMatchObject({
      to: "mia@example.com",
      subject: "Reset your password for Synthetic Consumer Research",
    });
    for (const text of [mail.text, visible(mail)]) {
      expect(text).toContain("Hello Mia Berger,");
      expect(text).toContain("expires after 30 minutes");
      expect(text).toContain("If you did not ask for this, there is nothing to do");
    }
    expect(linkable(mail.text)).toEqual([link]);
    expect(anchors(mail)).toEqual([link]);
  });

  it("does without a name that has nothing readable", () => {
    expect(reset({ fullName: " \u200B\n" }).text).toMatch(/^Hello,\n/);
  });

  it("counts one minute as one", () => {
    expect(reset({ minutes: 1 }).text).toContain("after 1 minute.");
  });
});

describe("the invitation mail", () => {
  it("says who invites to which company, links once, and says what to do with an unexpected one", () => {
    const mail = invitation();
    expect(mail.subject).toBe("Invitation to join “Haferfreunde GmbH” on Synthetic Consumer Research");
    for (const text of [mail.text, visible(mail)]) {
      expect(text).toContain("“Mia Berger” invites you to join “Haferfreunde GmbH”");
      expect(text).toContain("expires after 7 days");
      expect(text).toContain("ignore this mail");
    }
    expect(linkable(mail.text)).toEqual([link]);
    expect(anchors(mail)).toEqual([link]);
  });

  it("reads well without names", () => {
    const { subject, text } = invitation({ companyName: "\u200B", invitedBy: "" });
    expect(subject).toBe("Invitation to join a company on Synthetic Consumer Research");
    expect(text).toContain("A colleague invites you to join a company on");
  });
});

const elements = ({ html }: Mail) => html.match(/<[a-z!/][^\s>]*/gi);

describe.each(HOSTILE)("a name like %j", (name) => {
  it.each([
    ["password reset", reset({ fullName: name }), reset()],
    ["invitation, as the company", invitation({ companyName: name }), invitation()],
    ["invitation, as the person", invitation({ invitedBy: name }), invitation()],
  ])("adds no link, element or line to the %s", (_, mail, harmless) => {
    expect(linkable(mail.text)).toEqual([link]);
    expect(anchors(mail)).toEqual([link]);
    expect(linkable(visible(mail))).toEqual([]);
    expect(linkable(mail.subject)).toEqual([]);
    expect(mail.subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,130}$/u);
    expect(mail.text.split("\n")).toHaveLength(harmless.text.split("\n").length);
    expect(elements(mail)).toEqual(elements(harmless));
  });
});

describe("the link of a mail", () => {
  it("cannot leave its attribute", () => {
    const [href] = anchors(reset({ link: `https://app.example/?token="><script>'&x=1` }));
    expect(href).toBe("https://app.example/?token=%22%3E%3Cscript%3E%27&x=1");
  });

  it.each(["javascript:alert(1)", "/reset-password?token=x", "data:text/html,x", ""])("is not %j", (bad) => {
    expect(() => reset({ link: bad })).toThrow("must be an absolute http or https address");
  });
});

describe("the HTML version", () => {
  it("loads nothing, runs nothing and needs no style sheet", () => {
    for (const { html } of [reset(), invitation()]) {
      expect(html).not.toMatch(/<(?:script|style|link|img|iframe|form)\b|\bon\w+=|url\(|@import/i);
      expect(html).toMatch(/^<!doctype html>/);
    }
  });
});
