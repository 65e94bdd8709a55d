/** Maximum number of entrants that a picture can tell apart. */
export const COLOURS = 6;

/** Styles for light mode, dark mode and print. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fdfcfa; --ink: #23211f; --faint: #5f5a55; --line: #ddd8d0; --wash: #f3efe8;
  --good: #e1efe2; --good-ink: #1d5427; --bad: #f6e3dc; --bad-ink: #80301a;
  --c0: #1f6f8b; --c1: #b4541a; --c2: #4c7a2e; --c3: #8a4a9e; --c4: #a3342f; --c5: #6b6200;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1a1917; --ink: #ece7df; --faint: #aca599; --line: #403c37; --wash: #25231f;
    --good: #1f3823; --good-ink: #a9dcb0; --bad: #43261d; --bad-ink: #f0b7a3;
    --c0: #6cc0dc; --c1: #f0a062; --c2: #9bcf73; --c3: #d3a1e4; --c4: #f28f87; --c5: #d6cb54;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font: 600 2rem/1.2 Georgia, 'Times New Roman', serif; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font: 600 1.35rem/1.25 Georgia, 'Times New Roman', serif; margin: 3rem 0 .4rem; }
h3 { font-size: 1rem; margin: 1.75rem 0 .25rem; overflow-wrap: anywhere; }
p { margin: .4rem 0; max-width: 42rem; }
.lead { font-size: 1.15rem; overflow-wrap: anywhere; }
.faint, figcaption { color: var(--faint); font-size: .9rem; }
figure { margin: 1rem 0; }
figure svg { display: block; width: 100%; min-width: 31rem; height: auto; }
figcaption { max-width: 42rem; }
.scroll { overflow-x: auto; margin: .75rem 0 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
thead th { font-weight: 600; background: var(--wash); vertical-align: bottom; }
th[scope=row], thead th:first-child { text-align: left; }
th[scope=row] { font-weight: 600; max-width: 22rem; overflow: hidden; text-overflow: ellipsis; }
td.good { background: var(--good); color: var(--good-ink); }
td.bad { background: var(--bad); color: var(--bad-ink); }
td small { display: block; font-size: .82em; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .5rem 0 0; padding: 0; font-size: .9rem; }
.legend svg { width: .9rem; height: .9rem; vertical-align: -.12rem; margin-right: .35rem; }
pre { background: var(--wash); padding: .8rem 1rem; overflow-x: auto; font-size: .85rem; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .75rem; }
@media print { main { max-width: none; padding: 0; } figure, table { break-inside: avoid; } }
`;
