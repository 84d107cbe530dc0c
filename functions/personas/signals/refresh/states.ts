import type { FunctionName } from "../../../platform/functions/environment.ts";
import type { FunctionDefinition } from "../../../platform/functions/function-definition.ts";
import { state } from "../../../platform/functions/state.ts";

// A source has 25 s altogether (REFRESH_LIMITS); storing what it brought takes a second or two.
const SOURCE_SECONDS = 60;

export const marketRefreshStates = {
  "market-refresh-fetch-forum": state(
    "market-refresh",
    "personas/signals/refresh/fetch-forum",
    "FetchForum",
    "Fetches what a market discusses and stores it as signals",
    { table: ["BatchWriteItem"], signalSecret: true },
    SOURCE_SECONDS,
  ),
  "market-refresh-fetch-marketplace": state(
    "market-refresh",
    "personas/signals/refresh/fetch-marketplace",
    "FetchMarketplace",
    "Fetches what a market sells and stores it as signals",
    { table: ["BatchWriteItem"], signalSecret: true },
    SOURCE_SECONDS,
  ),
  "market-refresh-fetch-app-reviews": state(
    "market-refresh",
    "personas/signals/refresh/fetch-app-reviews",
    "FetchAppReviews",
    "Fetches what a market says about its apps and stores it as signals",
    { table: ["BatchWriteItem"] },
    SOURCE_SECONDS,
  ),
  "market-refresh-record-refresh": state(
    "market-refresh",
    "personas/signals/refresh/record-refresh",
    "RecordRefresh",
    "Records how each source of a market's signals went",
    { table: ["UpdateItem"] },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
