import { reachable } from "../api/connection.ts";
import { useStore } from "../store.ts";
import { t } from "../language/say.ts";

/**
 * Shown while the service cannot be reached. Dialogs have their own, because screen readers ignore what is behind them.
 */
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
