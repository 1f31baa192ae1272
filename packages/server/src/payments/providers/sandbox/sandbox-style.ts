/** Inline style of the hosted page: a card in the app's colours, light or dark, without external resources. */
export const SANDBOX_STYLE = `:root{color-scheme:light dark;--page:#faf5ee;--card:#fff;--line:#d8cab8;--text:#211a13;--quiet:#6a5c4d;
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
p{margin:0}
.note{margin-top:12px;padding:12px;border-radius:12px;background:var(--note)}
dl{display:grid;grid-template-columns:1fr auto;gap:4px 16px;align-items:baseline;margin:20px 0;padding:16px 0;
border-block:1px dashed var(--line)}
dt{color:var(--quiet)}
dd{margin:0;text-align:end;font-weight:700}
.amount{font-size:36px;line-height:1.1;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button,.back{display:block;width:100%;min-height:48px;padding:12px;border:1px solid var(--line);border-radius:12px;
background:none;color:inherit;font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
button[value^=approve]{grid-column:1/-1}
button[value=approve],.back{background:var(--go);border-color:var(--go);color:var(--on-go)}
button:focus-visible,a:focus-visible{outline:3px solid var(--go);outline-offset:2px}
.back{margin-top:12px}
nav{display:flex;gap:4px;margin-top:16px}
nav a{display:block;min-height:44px;padding:12px;color:var(--quiet)}
nav a[aria-current]{color:var(--text);font-weight:700;text-decoration:none}`;
