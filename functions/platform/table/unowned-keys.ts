import type { Key } from "./keys.ts";

/*
 * Keys of items that exist before a company is known, and of public items: signals of a market, which belong to no
 * company.
 *
 * | item                     | PK                          | SK                  |
 * |--------------------------|-----------------------------|---------------------|
 * | account of an address    | `EMAIL#<email>`             | `ACCOUNT`           |
 * | refresh token            | `REFRESH#<sha256>`          | `TOKEN`             |
 * | requests of an address   | `RATE#<route>#<address>`    | `WINDOW`            |
 * | token of a reset link    | `RESET#<sha256>`            | `TOKEN`             |
 * | token of an invitation   | `INVITE#<sha256>`           | `TOKEN`             |
 * | token of a report link   | `REPORT#<sha256>`           | `TOKEN`             |
 * | mail asked for           | `MAIL#<request>`            | `MAIL`              |
 * | refreshes of a market    | `MARKET#<country>`          | `REFRESH`           |
 * | signal of a market       | `MARKET#<country>`          | `SIGNAL#<source>#<id>` |
 * | what an embedder reads   | `READING#<model>`           | `SCALE#<language>#<version>#<scale>` or `THEMES#…` |
 * | translated themes        | `READING#<chat model>`      | `TRANSLATION#<language>#<version>` |
 * | that writing works       | `HEALTH`                    | `CHECK`             |
 * | spending of a month      | `SPENDING`                  | `<month>`           |
 */

export const accountKey = (email: string): Key => ({ PK: `EMAIL#${email}`, SK: "ACCOUNT" });
export const refreshTokenKey = (sha256: string): Key => ({ PK: `REFRESH#${sha256}`, SK: "TOKEN" });
export const rateWindowKey = (route: string, address: string): Key => ({
  PK: `RATE#${route}#${address}`,
  SK: "WINDOW",
});

export const resetTokenKey = (sha256: string): Key => ({ PK: `RESET#${sha256}`, SK: "TOKEN" });
export const invitationTokenKey = (sha256: string): Key => ({ PK: `INVITE#${sha256}`, SK: "TOKEN" });
export const reportTokenKey = (sha256: string): Key => ({ PK: `REPORT#${sha256}`, SK: "TOKEN" });
export const requestedMailKey = (requestId: string): Key => ({ PK: `MAIL#${requestId}`, SK: "MAIL" });

export const marketPartition = (market: string): string => `MARKET#${market}`;
export const marketRefreshKey = (market: string): Key => ({ PK: marketPartition(market), SK: "REFRESH" });
export const signalKey = (market: string, source: string, externalId: string): Key => ({
  PK: marketPartition(market),
  SK: `SIGNAL#${source}#${externalId}`,
});

const tested = ({ language, version }: { language: string; version: string }) => `${language}#${version}`;
type Tested = Parameters<typeof tested>[0];
export const scaleMapKey = (modelId: string, of: Tested, family: string): Key => ({
  PK: `READING#${modelId}`,
  SK: `SCALE#${tested(of)}#${family}`,
});
export const themeTestKey = (modelId: string, of: Tested): Key => ({
  PK: `READING#${modelId}`,
  SK: `THEMES#${tested(of)}`,
});
export const translationKey = (modelId: string, of: Tested): Key => ({
  PK: `READING#${modelId}`,
  SK: `TRANSLATION#${tested(of)}`,
});

/** The key of the one item that `/health` writes. */
export const healthCheckKey: Key = { PK: "HEALTH", SK: "CHECK" };
export const environmentCostKey = (month: string): Key => ({ PK: "SPENDING", SK: month });
