import { dateTime } from "../../words.ts";
import type { Group } from "./definition.ts";
import { n, t } from "../../language/say.ts";

const sources: Record<string, string> = { reddit: t("Reddit"), ebay: "eBay", app_store: t("App Store reviews") };

/** The signals of the market that the personas are based on. */
export function Grounding({ group: { grounding } }: { group: Group }) {
  if (!grounding) return null;
  return (
    <section aria-labelledby="grounding">
      <h2 id="grounding">{t("Sources of their signals")}</h2>
      {grounding.refreshed_at && (
        <p class="quiet">{t("Signals of {refreshed_at}.", { refreshed_at: dateTime(grounding.refreshed_at) })}</p>
      )}
      <ul class="list">
        {grounding.sources.map(({ source, status, reason, signals }) => (
          <li key={source}>
            <strong>{sources[source] ?? source}</strong>:{" "}
            {status === "ok" ? n(signals, "{count} signal", "{count} signals") : (reason ?? status)}
          </li>
        ))}
      </ul>
    </section>
  );
}
