import { SignJWT, errors, jwtVerify } from "jose";
import { newId } from "../../platform/ids.ts";
import { Unauthenticated } from "../../platform/errors.ts";
import type { UserIdentity } from "../../platform/http/identity.ts";
import type { SigningKeys } from "./signing-keys.ts";

export const ACCESS_TOKEN_SECONDS = 15 * 60;
// Pinned: a token that names another algorithm, `none` included, does not verify.
const ALGORITHM = "HS256";
const ISSUER = "synthetic-consumer-research";
const audience = (environment: string) => `${ISSUER}/${environment}`;

/** Tokens that one process remembers; about 400 bytes each. */
const REMEMBERED_TOKENS = 1_000;

/** A verified token, and until when it is valid, in milliseconds since 1970. */
interface Verified {
  identity: UserIdentity;
  until: number;
}

/**
 * Remembers verified tokens, each until it expires, and all of them until the keys are loaded again. A page or a
 * program sends the same token many times, and checking it takes a fifteenth of the processor time of a short request.
 */
function tokenMemory() {
  let of: SigningKeys | undefined;
  const known = new Map<string, Verified>();
  return {
    find(keys: SigningKeys, token: string): UserIdentity | undefined {
      const found = of === keys ? known.get(token) : undefined;
      return found && found.until > Date.now() ? found.identity : undefined;
    },
    keep(keys: SigningKeys, token: string, verified: Verified): void {
      if (of !== keys) known.clear();
      of = keys;
      known.set(token, verified);
      if (known.size > REMEMBERED_TOKENS) known.delete(known.keys().next().value as string);
    },
  };
}

/** Issues and verifies access tokens; tokens of one environment do not verify in another. */
export function createAccessTokens(loadKeys: () => Promise<SigningKeys>, environment: string) {
  const memory = tokenMemory();
  return {
    async issue({ userId, companyId }: UserIdentity): Promise<string> {
      const { signing } = await loadKeys();
      return new SignJWT({ company_id: companyId })
        .setProtectedHeader({ alg: ALGORITHM, typ: "at+jwt", kid: signing.kid })
        .setIssuer(ISSUER)
        .setAudience(audience(environment))
        .setSubject(userId)
        .setJti(newId())
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(signing.key);
    },

    /** @throws Unauthenticated with a sentence that says whether the token has expired or is not from this service */
    async verify(token: string): Promise<UserIdentity> {
      const keys = await loadKeys();
      const { verifying } = keys;
      const known = memory.find(keys, token);
      if (known) return known;
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = verifying.get(kid ?? "");
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: [ALGORITHM],
            typ: "at+jwt",
            issuer: ISSUER,
            audience: audience(environment),
            requiredClaims: ["sub", "exp", "jti", "company_id"],
          },
        );
        const identity = { userId: String(payload.sub), companyId: String(payload.company_id) };
        memory.keep(keys, token, { identity, until: Number(payload.exp) * 1_000 });
        return identity;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Unauthenticated("The access token has expired");
        if (error instanceof errors.JOSEError) throw new Unauthenticated("The access token is not valid");
        throw error;
      }
    },
  };
}
export type AccessTokens = ReturnType<typeof createAccessTokens>;
