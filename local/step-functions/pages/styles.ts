/** What the pages of executions have of their own. */
export const STYLES = `
:root {
  --good: #0f6b3c; --bad: #a8231d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --good: #7fd6a6; --bad: #ff9f98;
  }
}
body { font-size: 15px; line-height: 1.5; }
header, main { max-width: 84rem; }
header { min-height: 1.25rem; padding-top: 1.25rem; padding-bottom: .6rem; font-size: .9rem; }
h1 { font-size: 1.4rem; }
p { margin: .5rem 0; }
.bad { color: var(--bad); }
.heading { display: flex; flex-wrap: wrap; align-items: center; gap: .3rem .8rem; }
.status {
  display: inline-block; padding: .05rem .55rem; border: 1px solid currentColor; border-radius: 99px;
  font-size: .8rem; font-weight: 600; color: var(--quiet); white-space: nowrap;
}
.status.succeeded { color: var(--good); }
.status.failed, .status.timed_out { color: var(--bad); }
.status.running { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: .8rem 0; }
nav [aria-current] { color: inherit; font-weight: 650; text-decoration: none; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .2rem 1.25rem; margin: 1rem 0 0; }
.note, .scroll, pre, .failure { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.note, .failure { padding: 1rem 1.25rem; overflow-wrap: anywhere; }
.failure { border-left: 4px solid var(--bad); }
.failure p:first-child, .note > :first-child { margin-top: 0; }
.scroll { overflow-x: auto; }
pre {
  margin: .5rem 0; padding: .8rem 1rem; max-height: 30rem; overflow: auto;
  font: .8rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
summary { cursor: pointer; color: var(--accent); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .8rem; text-align: left; font-weight: 400; vertical-align: top; }
thead th { font-size: .8rem; color: var(--quiet); border-bottom: 1px solid var(--line); white-space: nowrap; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
tbody tr:hover { background: var(--raised); }
.number { text-align: right; white-space: nowrap; }
.list {
  background: var(--surface); border: 1px solid var(--line); border-radius: 10px; border-collapse: separate;
  border-spacing: 0;
}
.list td { overflow-wrap: anywhere; }
.list td:nth-child(n+2), .events td { white-space: nowrap; }
.events { table-layout: fixed; min-width: 56rem; }
.events .number { width: 5.5rem; }
.events .type { width: 17rem; }
.events .of { width: 15rem; }
.events td { overflow: hidden; text-overflow: ellipsis; }
.events pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
