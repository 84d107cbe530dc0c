import { reachable } from "../api/connection.ts";
import { useStore } from "../store.ts";
import { t } from "../language/say.ts";

/** Says that the service is away, for as long as it is. Dialogs have their own: nothing behind them is read out. */
export function ConnectionBanner() {
  const isReachable = useStore(reachable);
  return (
    <div role="status">
      {!isReachable && (
        <p class="banner">{t("The service cannot be reached; trying again… Nothing you typed is lost.")}</p>
      )}
    </div>
  );
}
