/**
 * The token of a mailed link, whose address has it as `?token=`. It is taken out of the address at once, so that it is
 * in no history, and stays in the tab, so that a reload does not lose it.
 */
const KEY = "mailed-token";

export function takeMailedToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get("token");
  if (token === null) return;
  sessionStorage.setItem(KEY, token);
  address.searchParams.delete("token");
  history.replaceState(null, "", address);
}

export const mailedToken = (): string => sessionStorage.getItem(KEY) ?? "";
export const dropMailedToken = (): void => sessionStorage.removeItem(KEY);
