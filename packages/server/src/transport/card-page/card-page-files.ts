/** Style of the page: a card in the app's colours, light or dark. */
const STYLE = `:root{color-scheme:light dark;--page:#faf5ee;--card:#fff;--line:#d8cab8;--text:#211a13;--quiet:#6a5c4d;
--go:#853e00;--on-go:#fff;--note:#fff0df}
@media (prefers-color-scheme:dark){:root{--page:#16110c;--card:#211a13;--line:#4f4338;--text:#f4ece1;--quiet:#b3a390;
--go:#ffb26d;--on-go:#391604;--note:#2a2119}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:24px 16px;
background:var(--page);color:var(--text);
font:15px/1.45 -apple-system,"Segoe UI",Roboto,"Noto Sans","PingFang HK","Noto Sans CJK HK","Microsoft JhengHei UI","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:400px;padding:24px 20px;background:var(--card);border:1px solid var(--line);border-radius:20px}
h1{margin:0;font-size:24px;line-height:1.2}
h1:focus{outline:none}
p{margin:12px 0 0;color:var(--quiet)}
.test{padding:12px;border-radius:12px;background:var(--note);color:var(--text);font-weight:700}
dl{display:grid;grid-template-columns:1fr auto;gap:4px 16px;align-items:baseline;margin:20px 0;padding:16px 0;
border-block:1px dashed var(--line)}
dt{color:var(--quiet)}
dd{margin:0;text-align:end;font-weight:700}
.amount{font-size:36px;line-height:1.1;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
button{display:block;width:100%;min-height:48px;padding:12px;border:1px solid var(--go);border-radius:12px;
background:var(--go);color:var(--on-go);font:inherit;font-weight:700;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--go);outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:4px;margin-top:16px}
nav a{display:block;min-height:44px;padding:12px;color:var(--quiet)}
nav a[aria-current]{color:var(--text);font-weight:700;text-decoration:none}`;

/**
 * Script of the page: goes on by itself the first time only, so that whoever comes back is not sent away again; a page
 * out of the browser's memory is loaded anew, since the time of its signature has passed.
 */
const SCRIPT = `addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
const [visit] = performance.getEntriesByType('navigation');
const hasChosen = new URLSearchParams(location.search).has('lang');
if (visit !== undefined && visit.type === 'navigate' && !hasChosen) document.querySelector('form').submit();
`;

/** The files that the page loads, by name: neither style nor script stands in the page itself (payments M1.5). */
export const CARD_PAGE_FILES: ReadonlyMap<string, { readonly type: string; readonly text: string }> = new Map(
  [
    ['page.css', { type: 'text/css; charset=utf-8', text: STYLE }],
    ['page.js', { type: 'text/javascript; charset=utf-8', text: SCRIPT }],
  ],
);
