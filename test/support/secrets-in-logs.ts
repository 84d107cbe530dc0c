import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PASSWORD } from "./company.ts";

/** What must be in no log line, and what it would be. */
const secrets: readonly (readonly [pattern: RegExp, what: string])[] = [
  [new RegExp(PASSWORD), "a password"],
  [/\$argon2/, "a password's hash"],
  [/eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/, "an access token"],
  [/scr_[0-9a-f]{12}[0-9a-f_]/, "an API key"],
  [/refresh_token=[^;\s"]/, "a cookie"],
  [/[?&]token=/, "a link with a token"],
  [/whsec_[\w+/]/, "a secret of a webhook"],
  [/Bearer [\w.-]{10,}/, "an authorization header"],
  // 256 bits in base64url, as refresh, reset and invitation tokens are.
  [/(?<![\w+/=.-])[A-Za-z0-9_-]{43}(?![\w+/=.-])/, "an opaque token"],
];

/** Lines of the logs of a stack that hold a secret; what they hold is said, not repeated. */
export function secretsInLogs(dataFolder: string): string[] {
  const folder = join(dataFolder, "logs");
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        secrets
          .filter(([pattern]) => pattern.test(line))
          .map(([, what]) => `${file}:${index + 1} holds ${what} (it begins ${line.slice(0, 60)})`),
      ),
  );
}
