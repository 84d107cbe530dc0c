export type { Calls } from "./calls.ts";
export { createClient, type Client, type ClientOptions } from "./client.ts";
export { ApiError } from "./errors.ts";
export type { Download, Form, FormPath } from "./files.ts";
export type { components, operations, paths } from "./openapi.ts";
export type { Patience } from "./send.ts";
export { signIn, type Key } from "./sign-in.ts";
export type { Ended, WaitOptions, Which } from "./wait.ts";
