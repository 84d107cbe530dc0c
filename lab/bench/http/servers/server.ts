/** The servers that are compared, ours first. */
export const serverNames = ["local server", "serverless-offline in process", "bare Node with the SDK"] as const;
export type ServerName = (typeof serverNames)[number];
export type PeerName = Exclude<ServerName, "local server">;

export interface Server {
  name: ServerName;
  /** `http://127.0.0.1:3000/api/v1` */
  url: string;
}
