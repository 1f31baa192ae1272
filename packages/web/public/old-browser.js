/* Written for browsers that are too old for the application: no modern syntax here. */
(() => {
  var isModern =
    'noModule' in document.createElement('script') &&
    typeof Array.prototype.at === 'function' &&
    typeof Object.hasOwn === 'function' &&
    typeof structuredClone === 'function' &&
    window.CSS &&
    CSS.supports('inset', '0') &&
    CSS.supports('selector(:focus-visible)');
  if (isModern) return;
  var texts = [
    [
      'This browser is too old',
      'Please update it, or scan the code with another phone. Our staff will gladly take your order.',
    ],
    ['瀏覽器版本太舊', '請更新瀏覽器，或用另一部手機掃描。職員亦樂意為您落單。'],
    ['浏览器版本太旧', '请更新浏览器，或用另一部手机扫描。店员也乐意为您点单。'],
  ];
  function add(page, tag, text, look) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    element.style.cssText = look;
    page.appendChild(element);
  }
  function show() {
    var page = document.getElementById('old-browser');
    var i;
    page.removeAttribute('hidden');
    page.style.cssText = 'max-width:420px;margin:12vh auto 0;padding:0 24px;color:#251b12';
    document.body.style.background = '#fffcf8';
    for (i = 0; i < texts.length; i += 1) {
      add(page, 'h1', texts[i][0], 'margin:28px 0 6px;font:bold 22px sans-serif');
      add(page, 'p', texts[i][1], 'margin:0;font:16px/1.5 sans-serif');
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
})();
