import * as z from "zod";

/** Base addresses of the services that signals come from, without a slash at the end. */
export const signalHostsSchema = z.object({
  /** Reddit's website: tokens come from it and links lead to it. */
  reddit_auth: z.url(),
  /** Reddit's API for holders of a token. */
  reddit: z.url(),
  ebay: z.url(),
  app_store: z.url(),
});
export type SignalHosts = z.infer<typeof signalHostsSchema>;

export const REAL_SIGNAL_HOSTS: Readonly<SignalHosts> = {
  reddit_auth: "https://www.reddit.com",
  reddit: "https://oauth.reddit.com",
  ebay: "https://api.ebay.com",
  app_store: "https://itunes.apple.com",
};
