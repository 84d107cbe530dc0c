import type { KeptMail } from "../../local/ses/outbox.ts";
import type { Stack } from "../../local/stack.ts";
import { until } from "./until.ts";

/** The mails that went to an address, newest first, as the stack's outbox shows them. */
export async function mailsTo(stack: Pick<Stack, "url" | "endpoints">, address: string): Promise<KeptMail[]> {
  const response = await fetch(`${stack.endpoints.mail}/outbox.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as KeptMail[];
}

/** Waits until so many mails have gone to an address, and returns the newest. */
export async function waitForMail(
  stack: Pick<Stack, "url" | "endpoints">,
  address: string,
  count = 1,
): Promise<KeptMail> {
  const mails = await until(
    () => mailsTo(stack, address),
    ({ length }) => length >= count,
  );
  return mails[0] as KeptMail;
}

/** The token of a mail's link. */
export const tokenIn = ({ links }: KeptMail): string => new URL(links[0] as string).searchParams.get("token") as string;
