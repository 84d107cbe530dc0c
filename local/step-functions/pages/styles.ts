/** What the pages of executions have of their own. */
export const STYLES = `
:root {
  --good: #0f6b3c; --good-bar: #2f9e63; --bad: #a8231d; --bad-bar: #d4453d; --busy-bar: #3a6fe0;
  --off-bar: #a3abb9; --around: #d9deea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --good: #7fd6a6; --good-bar: #3fae74; --bad: #ff9f98; --bad-bar: #e0635b; --busy-bar: #6d95f5;
    --off-bar: #666f7f; --around: #39414f;
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
.failure { border-left: 4px solid var(--bad-bar); }
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
.list td:nth-child(n+4), .events td { white-space: nowrap; }
@media (max-width: 48rem) {
  .list thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .list, .list tbody, .list tr { display: block; }
  .list tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .9rem; padding: .7rem .9rem; }
  .list tbody tr + tr { border-top: 1px solid var(--line); }
  .list tbody tr + tr > * { border-top: 0; }
  .list td { padding: 0; font-size: .9rem; color: var(--quiet); }
  .list td:first-child { flex: 1 0 100%; font-size: 1rem; font-weight: 600; }
  .list td:empty { display: none; }
}
.events { table-layout: fixed; min-width: 56rem; }
.events .number { width: 5.5rem; }
.events .type { width: 17rem; }
.events .of { width: 15rem; }
.events td { overflow: hidden; text-overflow: ellipsis; }
.events pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.timeline { min-width: 60rem; font-size: .875rem; table-layout: fixed; }
.timeline th:first-child { width: 22rem; }
.timeline .number { width: 7rem; }
.timeline .notes { color: var(--quiet); font-size: .8rem; overflow-wrap: anywhere; }
.timeline thead th:last-child { width: 19rem; }
.timeline td, .timeline tbody th { padding-top: .2rem; padding-bottom: .2rem; }
.timeline tbody tr + tr > * { border-top-color: color-mix(in srgb, var(--line) 55%, transparent); }
.timeline tbody th { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.timeline tr.failed .state { color: var(--bad); font-weight: 600; }
.depth-1 { padding-left: 2rem; } .depth-2 { padding-left: 3.2rem; } .depth-3 { padding-left: 4.4rem; }
.depth-4 { padding-left: 5.6rem; } .depth-5 { padding-left: 6.8rem; } .depth-6 { padding-left: 8rem; }
@media (max-width: 48rem) {
  .timeline {
    min-width: 44rem;
  }
}
.index, .item { color: var(--quiet); }
.item { margin-left: .5rem; font-size: .8rem; }
svg { vertical-align: middle; overflow: visible; }
.axis text { fill: var(--quiet); font-size: 11px; }
rect.succeeded { fill: var(--good-bar); } rect.failed { fill: var(--bad-bar); } rect.running { fill: var(--busy-bar); }
rect.aborted { fill: var(--off-bar); } rect.around { fill: var(--around); }
rect.waiting { fill: url(#waiting); stroke: var(--off-bar); stroke-width: .75; }
.patterns { position: absolute; } .patterns rect { fill: var(--off-bar); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; color: var(--quiet); font-size: .8rem; }
.legend svg { margin-right: .4rem; }
`;
