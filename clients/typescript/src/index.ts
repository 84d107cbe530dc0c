export {
  clientOver,
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type Exchange,
  type Operations,
} from "./client.ts";
export { ApiError } from "./errors.ts";
export type { Answer, AnyCall, Call, CallArguments, NamedBytes, OperationId, Schemas, SentFile } from "./operations.ts";
export type { Received, Send, Sent } from "./exchange.ts";
export type { Key } from "./key.ts";
export { PATIENCE, sendByFetch, type Patience } from "./send.ts";
export { signIn } from "./sign-in.ts";
export { uploadBriefing } from "./upload-briefing.ts";
export { waitFor, type Ended, type WaitOptions, type Which } from "./wait.ts";
