/** What the pages of the outbox have of their own. */
export const STYLES = `
:root {
  --fresh: #e4ecff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --fresh: #24304d;
  }
}
header, main { max-width: 46rem; }
header {
  display: flex; flex-wrap: wrap; align-items: center; gap: .2rem 1rem; padding-top: 1.5rem;
  padding-bottom: 1.5rem;
}
header a { display: flex; align-items: center; gap: .55rem; color: inherit; font-weight: 650; text-decoration: none; }
header svg { color: var(--accent); }
header p { margin: 0; color: var(--quiet); font-size: .9rem; }
h1 { font-size: 1.5rem; letter-spacing: -.01em; }
code { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.quiet { font-size: .9rem; }
.heading {
  display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .2rem 1rem;
  margin-bottom: 1rem;
}
.heading p { margin: 0; }
.mails {
  list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line);
  border-radius: 12px; overflow: hidden;
}
.mails:empty { display: none; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a {
  display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: .85rem 1.1rem; color: inherit;
  text-decoration: none;
}
.mails a:hover { background: var(--raised); }
.mails a:focus-visible { outline-offset: -2px; border-radius: 12px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.to { grid-column: 1; color: var(--quiet); font-size: .9rem; overflow-wrap: anywhere; }
time { color: var(--quiet); font-size: .875rem; white-space: nowrap; font-variant-numeric: tabular-nums; }
@media (prefers-reduced-motion: no-preference) {
  .fresh { animation: settle 4s ease-out; }
  @keyframes settle { from { background: var(--fresh); } }
}
.note { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1.75rem; }
.note h2 { margin: 0; }
.note h1 { margin-bottom: .5rem; }
.note p { margin: .5rem 0 0; color: var(--quiet); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin: 1rem 0 0; }
dd time { color: inherit; font-size: inherit; white-space: normal; }
iframe {
  display: block; width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 12px;
  background: #fff; resize: vertical; color-scheme: light;
}
@media (max-width: 34rem) { .mails a { grid-template-columns: 1fr; } iframe { height: 48rem; } }
pre {
  margin: 0; padding: 1.1rem 1.25rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: 12px; font: .875rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  white-space: pre-wrap; overflow-wrap: anywhere;
}
.links { list-style: none; margin: 0; padding: 0; overflow-wrap: anywhere; }
.back { display: inline-block; margin-bottom: 1rem; font-size: .9rem; }
`;
