import { parseEnvironment } from "../../../platform/functions/environment.ts";
import { marketRefreshInputSchema } from "./input.ts";
import { createStateHandler } from "../../../platform/pipelines/state-handler.ts";
import { createSignalStore } from "../store.ts";
import { openTable } from "../../../platform/table/table.ts";
import { fetchSource } from "./fetch-source.ts";
import { createSourceOpener } from "./open-source.ts";

const environment = parseEnvironment("market-refresh-fetch-marketplace");
const signals = createSignalStore(openTable(environment.TABLE_NAME));
const openSource = createSourceOpener("ebay", environment.SIGNAL_HOSTS, environment.SIGNAL_SECRET_ID);

export const handler = createStateHandler("market-refresh-fetch-marketplace", marketRefreshInputSchema, async (input) =>
  fetchSource({ adapter: await openSource(), signals }, input),
);
