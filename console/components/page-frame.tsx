import { useEffect, useState } from "preact/hooks";

/** A local address of a page; it is revoked when its component is removed. */
export function usePageAddress(html: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: "text/html" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return address;
}

/** Keeps a frame as high as its content, also when the content or the width changes. */
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
  /** The address from {@link usePageAddress}. */
  address: string | undefined;
  title: string;
  class: string;
}

/** A page that the service has made, as high as its content. Only a report's own script runs in it. */
export function PageFrame({ address, title, class: kind }: PageFrameProps) {
  const [loaded, setLoaded] = useState<HTMLIFrameElement>();
  useContentHeight(loaded);
  if (!address) return null;
  return (
    <iframe
      class={kind}
      title={title}
      src={address}
      // The policy of this page applies there, too, and allows the one script of reports; `allow-modals` is for
      // printing.
      sandbox="allow-same-origin allow-scripts allow-popups allow-modals"
      onLoad={(event) => setLoaded(event.currentTarget)}
    />
  );
}
