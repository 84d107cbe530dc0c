/** Resolves after some time and while somebody looks at the page; never if it is ended before. */
export const pause = (milliseconds: number, { signal }: { signal: AbortSignal }): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      if (!document.hidden) resolve();
      else document.addEventListener("visibilitychange", goOn, { once: true, signal });
    };
    const timer = setTimeout(goOn, milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
