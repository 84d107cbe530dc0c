import { encryptionSaltEntity } from "./record.ts";
import { labelOf, labelled } from "../../platform/table/conditions.ts";
import { encryptionSaltKey } from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";

/** Salts of companies. When a salt is gone, nobody can open what was encrypted with it, not even in a backup. */
export const createSaltStore = (table: Table) => ({
  find: async (companyId: string): Promise<string | undefined> =>
    (await table.get(encryptionSaltEntity, encryptionSaltKey(companyId)))?.salt,

  /** @returns the salt that is there, else the one that is offered */
  async findOrCreate(companyId: string, offered: string): Promise<string> {
    const item = await table.update({
      Key: { ...encryptionSaltKey(companyId) },
      UpdateExpression: `${labelled}, salt = if_not_exists(salt, :salt)`,
      ExpressionAttributeValues: { ...labelOf(encryptionSaltEntity), ":salt": offered },
      ReturnValues: "ALL_NEW",
    });
    return encryptionSaltEntity.read(item ?? {}).salt;
  },
});
