/**
 * Where what had the focus is taken away by what somebody does with it (a row that is deleted, a form that has been
 * sent), browsers leave the focus nowhere, and the keyboard begins again at the top. It goes to the page's heading.
 */
export function keepFocus(): void {
  let last: Element | undefined;
  addEventListener("focusin", ({ target }) => {
    // Who uses a pointer stays where they have scrolled to.
    last = target instanceof Element && target.matches(":focus-visible") ? target : undefined;
  });
  new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    last = undefined;
    heading.focus();
  }).observe(document.body, { childList: true, subtree: true });
}
