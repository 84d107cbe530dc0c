/** Resolves after a time, once the page is visible; never if the signal is aborted before. */
export const pause = (milliseconds: number, { signal }: { signal: AbortSignal }): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      if (!document.hidden) resolve();
      else document.addEventListener("visibilitychange", goOn, { once: true, signal });
    };
    const timer = setTimeout(goOn, milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
