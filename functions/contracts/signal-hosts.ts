/** Base URLs of the sources, without a slash at the end. */
export interface SignalHosts {
  /** Reddit's website: tokens come from it and links lead to it. */
  reddit_auth: string;
  /** Reddit's API for holders of a token. */
  reddit: string;
  ebay: string;
  app_store: string;
}

export const REAL_SIGNAL_HOSTS: Readonly<SignalHosts> = {
  reddit_auth: "https://www.reddit.com",
  reddit: "https://oauth.reddit.com",
  ebay: "https://api.ebay.com",
  app_store: "https://itunes.apple.com",
};
