import { openSignalSources } from "../../adapters/signals/open-signal-sources.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { marketRefreshInputSchema } from "./input.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createSignalStore } from "../../storage/signals/store.ts";
import { openTable } from "../../storage/table.ts";
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
