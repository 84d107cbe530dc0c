import { openSignalSources } from "../sources/open-signal-sources.ts";
import { parseEnvironment } from "../../../platform/functions/environment.ts";
import { marketRefreshInputSchema } from "./input.ts";
import { createStateHandler } from "../../../platform/pipelines/state-handler.ts";
import { createSignalStore } from "../store.ts";
import { openTable } from "../../../platform/table/table.ts";
import { fetchSource } from "./fetch-source.ts";

const environment = parseEnvironment("market-refresh-fetch-app-reviews");
const signals = createSignalStore(openTable(environment.TABLE_NAME));
const { app_store: adapter } = openSignalSources({
  baseUrls: environment.SIGNAL_HOSTS,
  credentials: { reddit: null, ebay: null },
});

export const handler = createStateHandler("market-refresh-fetch-app-reviews", marketRefreshInputSchema, (input) =>
  fetchSource({ adapter, signals }, input),
);
