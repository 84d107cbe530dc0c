import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { brandEntity } from "./brand.ts";
import type { CompanySettings, Member, SettingsChange } from "./schemas.ts";
import { companyEntity } from "../sign-in/store-items.ts";
import { createAccountStore, memberDeletion, type AccountStore } from "../sign-in/store.ts";
import { EXISTS, mustExist, unlessConditionFails } from "../../platform/table/conditions.ts";
import { apiKeyDeletion } from "../api-keys/store.ts";
import { brandKey, companyKey } from "../../platform/table/keys.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/** Users that are removed in parallel, each by its own transaction. */
const AT_ONCE = 20;
/** Writes of one transaction. */
const MOST_WRITES = 100;

/** A company that has never had a key has no key count. */
const hasKeys = (count: number): string =>
  count > 0 ? "api_key_count = :keys" : "(attribute_not_exists(api_key_count) OR api_key_count = :keys)";

/** Everybody who has access to a company. */
export interface Callers {
  members: readonly Member[];
  /** Ids. */
  apiKeys: readonly string[];
}

type NotClosed = "another name" | "gone";

/** Companies as a whole. */
export const createCompanyStore = (
  table: Table,
  accounts: Pick<AccountStore, "listMembers"> = createAccountStore(table),
) => {
  /**
   * @param callers all users and API keys of the company, which are removed with it
   * @returns `others` if the company's callers have changed, or are more than fit into one transaction
   */
  const closeWith = (
    companyId: string,
    jobId: string,
    at: string,
    name: string | undefined,
    callers: Callers | null,
  ): Promise<"closed" | "others" | NotClosed> =>
    unlessConditionFails<"closed" | "others", "others" | NotClosed>(
      async () => {
        const asked = [
          EXISTS,
          name === undefined ? [] : "#name = :name",
          callers ? "member_count = :members" : [],
          callers ? hasKeys(callers.apiKeys.length) : [],
        ];
        const values = {
          ...(name === undefined ? {} : { ":name": name }),
          ...(callers && { ":members": callers.members.length, ":keys": callers.apiKeys.length }),
        };
        const writes: Write[] = [
          {
            Delete: {
              Key: { ...companyKey(companyId) },
              ConditionExpression: asked.flat().join(" AND "),
              ...(name === undefined ? {} : { ExpressionAttributeNames: { "#name": "name" } }),
              ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
            },
          },
          deletionWrite({ companyId }, jobId, { kind: "company" }, at),
          ...(callers?.members ?? []).flatMap((member) => memberDeletion(companyId, member, newId(), at)),
          ...(callers?.apiKeys ?? []).map((id) => apiKeyDeletion(companyId, id)),
        ];
        if (writes.length > MOST_WRITES) return "others";
        await table.transact(...writes);
        return "closed";
      },
      ({ index, item }) => {
        if (index > 0) return "others";
        if (!item) return "gone";
        return name === undefined || companyEntity.read(item).name === name ? "others" : "another name";
      },
    );

  return {
    /**
     * Closes a company permanently: deletes its item and stores the job that removes everything else. Every write that
     * begins something in a company requires that item: projects, invitations, members, personas of the library.
     * Nothing can therefore begin afterwards.
     * @param name the name that the company must have; undefined for operators, who know only its id
     */
    close: async (companyId: string, jobId: string, at: string, name?: string): Promise<"closed" | NotClosed> =>
      (await closeWith(companyId, jobId, at, name, null)) as "closed" | NotClosed,

    /**
     * Closes a company as {@link close} does and removes its users and API keys, all or nothing. Afterwards nobody can
     * sign in, refresh, reset a password or call, and the addresses are free. The transaction checks their number and
     * that each of them exists, so none is missed.
     * @param callers the company's users and API keys as they were read
     * @returns `others`, without any change, if the callers have changed or are too many for one transaction
     */
    closeWithCallers: (
      companyId: string,
      callers: Callers,
      jobId: string,
      at: string,
      name: string,
    ): Promise<"closed" | "others" | NotClosed> => closeWith(companyId, jobId, at, name, callers),

    /**
     * Removes every user of a closed company, each with the job that removes the remains of the sessions. Afterwards
     * nobody can sign in, refresh or reset a password, and the addresses are free. Safe to repeat.
     */
    async removeMembers(companyId: string): Promise<number> {
      const members = await accounts.listMembers(companyId);
      const remove = (member: Member) =>
        unlessConditionFails(() => table.transact(...memberDeletion(companyId, member, newId(), timestamp())));
      for (let start = 0; start < members.length; start += AT_ONCE)
        await Promise.all(members.slice(start, start + AT_ONCE).map(remove));
      return members.length;
    },

    /** @returns undefined if the company has been deleted */
    async findSettings(companyId: string): Promise<CompanySettings | undefined> {
      const [company, brand] = await table.getMany(
        [companyEntity, companyKey(companyId)],
        [brandEntity, brandKey(companyId)],
      );
      return company && { public_spread: company.public_spread ?? true, brand: brand ?? null };
    },

    /**
     * Changes the given settings and leaves the others.
     * @returns false if the company has been deleted
     */
    setSettings: (companyId: string, { public_spread, brand }: SettingsChange): Promise<boolean> =>
      unlessConditionFails(
        async () => {
          const Key = { ...companyKey(companyId) };
          const company: Write =
            public_spread === undefined
              ? mustExist(companyKey(companyId))
              : {
                  Update: {
                    Key,
                    ConditionExpression: EXISTS,
                    UpdateExpression: "SET public_spread = :wanted",
                    ExpressionAttributeValues: { ":wanted": public_spread },
                  },
                };
          const own = brandKey(companyId);
          const look: Write[] =
            brand === undefined
              ? []
              : [
                  brand === null
                    ? { Delete: { Key: { ...own } } }
                    : { Put: { Item: { ...own, ...brandEntity.label, ...brand } } },
                ];
          await table.transact(company, ...look);
          return true;
        },
        () => false,
      ),
  };
};
export type CompanyStore = ReturnType<typeof createCompanyStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    companies: Pick<CompanyStore, "findSettings">;
  }
}
