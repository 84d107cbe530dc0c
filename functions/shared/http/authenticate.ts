import type { User } from "../../domain/company/schemas.ts";
import { Forbidden, Unauthenticated, userGone } from "../errors.ts";
import type { Identity, Row } from "./request.ts";

/** Whose tokens are good. */
export interface Callers {
  /** @throws Unauthenticated */
  verify: (token: string) => Promise<Identity>;
  /** The user as they are now; undefined if they or their company have been removed. */
  findUser: (identity: Identity) => Promise<User | undefined>;
}

function bearerToken(headers: Record<string, string | undefined>): string {
  const match = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "");
  if (!match) throw new Unauthenticated("A bearer access token is needed");
  return match[1] as string;
}

/**
 * Who a request's token names.
 * @returns null of a route that needs none
 * @throws Unauthenticated
 */
export async function identify(
  callers: Callers | undefined,
  route: Row,
  headers: Record<string, string | undefined>,
): Promise<Identity | null> {
  if (route.auth === "none") return null;
  if (!callers) throw new Error("A route that needs a token has nobody who checks it");
  return callers.verify(bearerToken(headers));
}

/** @throws Unauthenticated as soon as the user has been removed, Forbidden if it is not for them to do */
export async function findCaller(callers: Callers | undefined, { role }: Row, identity: Identity): Promise<User> {
  const user = await callers?.findUser(identity);
  if (!user) throw userGone();
  if (role && user.role !== role) throw new Forbidden("Only an owner of the company may do this");
  return user;
}
