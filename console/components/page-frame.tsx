import { useEffect, useState } from "preact/hooks";

/** An address of a page that is here; it goes with whoever shows it. */
export function usePageAddress(html: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: "text/html" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return address;
}

/** Gives a frame the height of what it shows, whatever opens in it or the width does. */
function useContentHeight(loaded: HTMLIFrameElement | undefined): void {
  useEffect(() => {
    const root = loaded?.contentDocument?.documentElement;
    if (!loaded || !root) return undefined;
    const follow = () => {
      const border = loaded.offsetHeight - loaded.clientHeight;
      loaded.style.height = `${Math.ceil(root.getBoundingClientRect().height) + border}px`;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(root);
    return () => observer.disconnect();
  }, [loaded]);
}

interface PageFrameProps {
  /** Of {@link usePageAddress}. */
  address: string | undefined;
  title: string;
  class: string;
}

/** A page that the service has made, as high as what it shows. Only a report's own script runs in it. */
export function PageFrame({ address, title, class: kind }: PageFrameProps) {
  const [loaded, setLoaded] = useState<HTMLIFrameElement>();
  useContentHeight(loaded);
  if (!address) return null;
  return (
    <iframe
      class={kind}
      title={title}
      src={address}
      // The policy of this page holds there, too, and admits the one script of reports; `allow-modals` is for printing.
      sandbox="allow-same-origin allow-scripts allow-popups allow-modals"
      onLoad={(event) => setLoaded(event.currentTarget)}
    />
  );
}
