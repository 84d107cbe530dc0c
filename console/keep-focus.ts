/**
 * If an action removes the element with the focus (a deleted row, a sent form), browsers drop the focus. The keyboard
 * then starts again at the top. This moves the focus to the page's heading.
 */
export function keepFocus(): void {
  let last: Element | undefined;
  addEventListener("focusin", ({ target }) => {
    // Users of a pointer stay at their scroll position.
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
