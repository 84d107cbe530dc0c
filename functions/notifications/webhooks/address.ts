import ipaddr from "ipaddr.js";

/** Which addresses deliveries may go to: anywhere public, or, on one machine, also to that machine and without TLS. */
export type AllowedAddresses = "public" | "public and this machine";

export const LONGEST_URL = 2_048;
/** Lower ports belong to services other than HTTP; a hook must not make this service connect to them. */
const FIRST_FREE_PORT = 1_024;
/**
 * The range that the internet's registries assign; the rest of IPv6 leads to the own network, or embeds another
 * address.
 */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/**
 * Whether a delivery may connect to an IP address: one of the public internet. Private, loopback, link-local, shared
 * (CGNAT), multicast and reserved ranges are not, nor is any IPv6 address that embeds an IPv4 address.
 * @param address as the resolver or `URL` writes it, without brackets
 */
export function mayConnectTo(address: string, allowed: AllowedAddresses): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (allowed === "public and this machine" && range === "loopback") return true;
  return range === "unicast" && (parsed.kind() === "ipv4" || parsed.match(GLOBAL_UNICAST));
}

/** The IP address in a host name of a `URL`, in any notation; undefined if it is a name. */
export const literalAddress = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(bare) ? bare : undefined;
};

/**
 * Reads the address of a hook.
 * @returns the address in its normal form (IDN as Punycode, IPv4 in four decimal parts), or its problem, in words that
 * follow `url: `
 */
export function readHookUrl(text: string, allowed: AllowedAddresses): { url: string } | { problem: string } {
  const url = URL.parse(text.trim());
  const secure = allowed === "public";
  if (!url || !["https:", ...(secure ? [] : ["http:"])].includes(url.protocol))
    return { problem: `must be an absolute address that begins with ${secure ? "https" : "http or https"}://` };
  if (url.username !== "" || url.password !== "")
    return { problem: "must have no user name or password; check the signature of what arrives instead" };
  if (url.hash !== "") return { problem: "must have no fragment (#…): it is never sent" };
  if (url.port !== "" && Number(url.port) < FIRST_FREE_PORT)
    return { problem: `must have no port, or one from ${FIRST_FREE_PORT} on` };
  const literal = literalAddress(url.hostname);
  if (literal !== undefined && !mayConnectTo(literal, allowed))
    return { problem: `must lead to a public address; ${literal} is none` };
  if (literal === undefined && secure && !url.hostname.replace(/\.$/, "").includes("."))
    return { problem: `must lead to a public address; ${url.hostname} is a name within a network` };
  if (url.href.length > LONGEST_URL) return { problem: `must be at most ${LONGEST_URL} characters` };
  return { url: url.href };
}
