import { useEffect, useRef, useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { Exports } from "./exports.tsx";
import type { StudyProps } from "./study-props.ts";

/** An address of a page that is here; it goes with whoever shows it. */
function usePageAddress(html: string): string | undefined {
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

function ReportPage({ html, study, params }: { html: string } & StudyProps) {
  const address = usePageAddress(html);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<HTMLIFrameElement>();
  useContentHeight(loaded);
  return (
    <>
      <div class="actions tools">
        <a class="button" href={address} target="_blank" rel="noreferrer">
          Open in a new window
        </a>
        <Button onClick={() => frame.current?.contentWindow?.print()}>Print</Button>
        <Exports study={study} params={params} />
      </div>
      {address && (
        <iframe
          ref={frame}
          class="report"
          title="Report"
          src={address}
          // Without scripts; `allow-modals` is for printing.
          sandbox="allow-same-origin allow-popups allow-modals"
          onLoad={(event) => setLoaded(event.currentTarget)}
        />
      )}
    </>
  );
}

/** The service's own report of a study, with what can be taken away of it. */
export function Report(props: StudyProps) {
  const { params } = props;
  const report = useAnswer((signal) => callApi("getReport", { params, signal }), [params.simulation_id]);
  return (
    <Loaded answer={report} what="the report">
      {(html) => <ReportPage {...props} html={html} />}
    </Loaded>
  );
}
