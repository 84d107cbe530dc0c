import { ApiError, type Answer, type Call } from "../../clients/typescript/src/index.ts";
import { SignedOut } from "../api/errors.ts";
import { bearer, openApi } from "../api/send.ts";
import { arrive } from "../router.ts";
import { createStore } from "../store.ts";
import { dropAllDrafts } from "./drafts.ts";
import { t } from "../language/say.ts";

export type User = Answer<"getCurrentUser">;

export type Session =
  /** The refresh cookie is being tried. */
  | { kind: "starting" }
  | { kind: "signed-out" }
  | { kind: "signed-in"; user: User }
  /** Requests wait until the same person has signed in again. */
  | { kind: "expired"; user: User };

export const session = createStore<Session>({ kind: "starting" });

/** Tells the other tabs which user has signed in, or that the user has signed out. */
interface Message {
  signedIn: string | null;
}
const tabs = new BroadcastChannel("session");
const tell = (message: Message) => tabs.postMessage(message);

/** Only in memory, so that the disk contains no token. */
let accessToken: string | undefined;
let renewing: Promise<string | undefined> | undefined;
let again = Promise.withResolvers<string>();

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Gets a new access token with the refresh cookie, which can be used once: one tab at a time. Undefined without a
 * session.
 */
const refresh = () =>
  navigator.locks.request("refresh-session", async () => {
    try {
      return (await openApi.refreshSession()).access_token;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  });

const renew = (): Promise<string | undefined> =>
  (renewing ??= refresh()
    .then((token) => (accessToken = token))
    .finally(() => (renewing = undefined)));

/** The next access token of the same person, who is asked to sign in. @throws SignedOut if they sign out instead */
function signedInAgain(): Promise<string> {
  const current = session.get();
  if (current.kind !== "signed-in" && current.kind !== "expired") throw new SignedOut(t("You have signed out"));
  session.set({ kind: "expired", user: current.user });
  return again.promise;
}

/**
 * Does what needs an access token, with a new one if it is refused, and otherwise once the person has signed in again.
 * @throws SignedOut; whatever the work throws
 */
export async function withToken<T>(work: (token: string) => Promise<T>): Promise<T> {
  let token = accessToken ?? (await renew());
  for (let refusals = 0; ; refusals++) {
    token ??= await signedInAgain();
    try {
      return await work(token);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (accessToken === token) accessToken = undefined;
      token = refusals > 0 ? undefined : (accessToken ?? (await renew()));
    }
  }
}

/** Nothing of another person's is shown or sent. */
function beginAnew(): void {
  dropAllDrafts();
  location.reload();
}

async function enter(token: string): Promise<void> {
  const user = await openApi.getCurrentUser({ headers: bearer(token) });
  const before = session.get();
  if (before.kind === "expired" && before.user.id !== user.id) {
    return beginAnew();
  }
  accessToken = token;
  session.set({ kind: "signed-in", user });
  again.resolve(token);
  again = Promise.withResolvers();
}

/** Tries the refresh cookie: a reload, or a new tab, needs no password. */
export async function startSession(): Promise<void> {
  const token = await renew();
  if (token === undefined) session.set({ kind: "signed-out" });
  else await enter(token);
}

async function enterAs(token: string): Promise<void> {
  arrive();
  await enter(token);
  const current = session.get();
  tell({ signedIn: current.kind === "signed-in" ? current.user.id : null });
}

/** @throws ApiError */
export const signIn = async (body: Call<"logIn">["body"]): Promise<void> =>
  enterAs((await openApi.logIn({ body })).access_token);

/** @throws ApiError */
export const signUp = async (body: Call<"signUp">["body"]): Promise<void> =>
  enterAs((await openApi.signUp({ body })).access_token);

/** @throws ApiError */
export const acceptInvitation = async (body: Call<"acceptInvitation">["body"]): Promise<void> =>
  enterAs((await openApi.acceptInvitation({ body })).access_token);

/** Forgets who was signed in here, whose session has ended. */
export function leave(): void {
  accessToken = undefined;
  dropAllDrafts();
  session.set({ kind: "signed-out" });
  again.promise.catch(() => undefined);
  again.reject(new SignedOut(t("You have signed out")));
  again = Promise.withResolvers();
}

/** Ends the session here and in every tab. @throws ApiError */
export async function signOut(): Promise<void> {
  // One that has expired needs no end.
  if (session.get().kind === "signed-in")
    await withToken((token) => openApi.logOut({ headers: bearer(token) })).catch(ignoreSignedOut);
  leave();
  tell({ signedIn: null });
}

function ignoreSignedOut(error: unknown): void {
  if (!(error instanceof SignedOut)) throw error;
}

tabs.addEventListener("message", ({ data }: MessageEvent<Message>) => {
  const current = session.get();
  if (data.signedIn === null) return leave();
  if (current.kind === "signed-in" && current.user.id !== data.signedIn) return beginAnew();
  if (current.kind !== "signed-in") void startSession();
});
