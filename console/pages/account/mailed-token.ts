/**
 * The token of a mailed link, whose address has it as `?token=`. It is removed from the address at once, so that no
 * history contains it. The tab keeps it, so that a reload does not lose it.
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
