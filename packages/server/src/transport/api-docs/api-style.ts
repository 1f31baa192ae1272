/** Style of the page that describes the calls; its hash is part of the page's policy. */
export const API_STYLE = `
:root { color-scheme: light dark; --ink: #1d1a16; --soft: #6a6259; --line: #ddd5ca; --paper: #fffdf9;
  --sheet: #f5efe6; --accent: #b4480a; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2ece2; --soft: #a89e90; --line: #3b352e; --paper: #191613;
  --sheet: #24201b; --accent: #ff9b4a; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 8rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem;
  align-items: center; padding: .75rem 1.25rem; background: var(--sheet); border-bottom: 1px solid var(--line); }
header h1 { margin: 0; font-size: 1.15rem; }
header form { display: flex; flex: 1 1 16rem; gap: .5rem; max-width: 34rem; }
input, button { font: inherit; padding: .4rem .7rem; border: 1px solid var(--line); border-radius: .4rem;
  background: var(--paper); color: var(--ink); }
input { flex: 1; min-width: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
.columns { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 2rem; max-width: 80rem;
  margin: 0 auto; padding: 1.25rem; }
nav ul { margin: 0; padding: 0; list-style: none; font-size: .9rem; }
nav { position: sticky; top: 5rem; align-self: start; max-height: calc(100vh - 6rem); overflow: auto; }
@media (max-width: 50rem) { .columns { grid-template-columns: minmax(0, 1fr); } nav { position: static; max-height: none; }
  nav ul { display: flex; flex-wrap: wrap; gap: .1rem .8rem; } }
h2 { margin: 2.2rem 0 .2rem; font-size: 1.2rem; }
h3 { margin: 1rem 0 .3rem; font-size: .85rem; color: var(--soft); font-weight: 600; }
section > p { margin: 0 0 .6rem; color: var(--soft); }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; background: var(--sheet); }
summary { display: flex; flex-wrap: wrap; gap: .2rem .8rem; align-items: baseline; padding: .55rem .8rem; cursor: pointer; }
summary span { color: var(--soft); }
.verb { min-width: 4ch; font: 700 .78rem ui-monospace, monospace; color: var(--accent); }
code, pre { font: .85rem/1.5 ui-monospace, "SF Mono", Menlo, monospace; }
summary code { font-weight: 600; overflow-wrap: anywhere; }
.inner { padding: 0 .8rem .8rem; background: var(--paper); border-top: 1px solid var(--line);
  border-radius: 0 0 .5rem .5rem; overflow: hidden; }
pre { margin: 0; padding: .7rem; max-height: 26rem; overflow: auto; background: var(--sheet); border-radius: .4rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
td:first-child { white-space: nowrap; overflow-wrap: normal; }
td, th { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1rem; margin: .3rem 0; font-size: .9rem; }
dd { margin: 0; }
`;
