import { SignJWT, errors, jwtVerify } from "jose";
import { newId } from "../../domain/ids.ts";
import { Unauthenticated } from "../../shared/errors.ts";
import type { UserIdentity } from "../../domain/company/identity.ts";
import type { SigningKeys } from "./signing-keys.ts";

export const ACCESS_TOKEN_SECONDS = 15 * 60;
// Pinned: a token that names another algorithm, `none` included, does not verify.
const ALGORITHM = "HS256";
const ISSUER = "synthetic-consumer-research";
const audience = (environment: string) => `${ISSUER}/${environment}`;

/** Makes of a secret what verifies, once: else every token would have it imported anew, in another thread. */
function importer() {
  const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();
  return (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> => {
    const known =
      imported.get(secret) ??
      crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
    imported.set(secret, known);
    return known;
  };
}

/** Issues and verifies access tokens; tokens of one environment do not verify in another. */
export function createAccessTokens(loadKeys: () => Promise<SigningKeys>, environment: string) {
  const verifierOf = importer();
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

    /** @throws Unauthenticated with a sentence that says whether the token has expired or is not one of ours */
    async verify(token: string): Promise<UserIdentity> {
      const { verifying } = await loadKeys();
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = verifying.get(kid ?? "");
            if (!key) throw new errors.JWKSNoMatchingKey();
            return verifierOf(key);
          },
          {
            algorithms: [ALGORITHM],
            typ: "at+jwt",
            issuer: ISSUER,
            audience: audience(environment),
            requiredClaims: ["sub", "exp", "jti", "company_id"],
          },
        );
        return { userId: String(payload.sub), companyId: String(payload.company_id) };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Unauthenticated("The access token has expired");
        if (error instanceof errors.JOSEError) throw new Unauthenticated("The access token is not valid");
        throw error;
      }
    },
  };
}
export type AccessTokens = ReturnType<typeof createAccessTokens>;
