import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import * as z from "zod";
import { FileTrouble } from "../cli/errors.ts";

const accountSchema = z.object({ email: z.string(), password: z.string() });
const accountsSchema = z.record(z.string(), accountSchema);
export type Account = z.infer<typeof accountSchema>;

/** The accounts this command signs in with, one per address of a service. */
export interface AccountFile {
  /** Absolute. */
  path: string;
  find(serviceUrl: string): Account | undefined;
  /** Keeps an account, readable by its owner alone. @throws FileTrouble */
  keep(serviceUrl: string, account: Account): void;
}

/** A new account with a password nobody has to remember: 192 random bits. The address is one that no mail can reach. */
export const newAccount = (): Account => ({
  email: `study-${randomBytes(8).toString("hex")}@example.com`,
  password: randomBytes(24).toString("base64url"),
});

/** @throws FileTrouble when a file is there that is not one of accounts: it is left alone, since passwords are in it */
export function openAccountFile(file: string): AccountFile {
  const path = resolve(file);
  const read = (): Record<string, Account> => {
    let text: string;
    try {
      text = readFileSync(path, "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
      throw new FileTrouble(`The accounts in ${path} cannot be read (${(error as Error).message}).`);
    }
    try {
      return accountsSchema.parse(JSON.parse(text));
    } catch {
      throw new FileTrouble(`${path} is not a file of accounts any more; move it away and try again.`);
    }
  };
  const accounts = read();
  return {
    path,
    find: (serviceUrl) => (Object.hasOwn(accounts, serviceUrl) ? accounts[serviceUrl] : undefined),
    keep(serviceUrl, account) {
      try {
        mkdirSync(dirname(path), { recursive: true });
        // Read again, and renamed into place: another study may have added its account meanwhile.
        const temporary = `${path}.${process.pid}`;
        writeFileSync(temporary, `${JSON.stringify({ ...read(), [serviceUrl]: account }, null, 2)}\n`, { mode: 0o600 });
        renameSync(temporary, path);
        accounts[serviceUrl] = account;
      } catch (error) {
        if (error instanceof FileTrouble) throw error;
        throw new FileTrouble(`The account cannot be kept in ${path} (${(error as Error).message}).`);
      }
    },
  };
}
