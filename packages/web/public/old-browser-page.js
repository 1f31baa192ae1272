/* Written for browsers that are too old for the application: no modern syntax here. Added by old-browser.js. */
(() => {
  var TEXTS = {
    guest: [
      [
        'This browser is too old',
        'Please update it, or scan the code with another phone. Our staff will gladly take your order.',
      ],
      ['瀏覽器版本太舊', '請更新瀏覽器，或用另一部手機掃描。職員亦樂意為您落單。'],
      ['浏览器版本太旧', '请更新浏览器，或用另一部手机扫描。店员也乐意为您点单。'],
    ],
    staff: [
      [
        'This browser is too old',
        'Till, handheld, kitchen, kiosk and board need iOS 16.4, Chrome 109 or Firefox 115, or newer. Please update this device.',
      ],
      [
        '瀏覽器版本太舊',
        '收銀機、手提點餐機、廚房、自助點餐機和叫號螢幕需要 iOS 16.4、Chrome 109、Firefox 115 或更新版本。請更新這部裝置。',
      ],
      [
        '浏览器版本太旧',
        '收银台、手持点餐机、厨房、自助点餐机和叫号屏需要 iOS 16.4、Chrome 109、Firefox 115 或更高版本。请更新这台设备。',
      ],
    ],
    office: [
      [
        'This browser is too old for the office',
        'It needs Safari 18, Chrome 130 or Firefox 128, or newer. Orders, tills and the kitchen are not affected.',
        'Continue all the same',
      ],
      [
        '瀏覽器版本太舊，未能使用後台',
        '後台需要 Safari 18、Chrome 130、Firefox 128 或更新版本。落單、收銀和廚房不受影響。',
        '照樣繼續',
      ],
      [
        '浏览器版本太旧，无法使用后台',
        '后台需要 Safari 18、Chrome 130、Firefox 128 或更高版本。点单、收银和厨房不受影响。',
        '仍要继续',
      ],
    ],
  };
  function add(page, tag, text, look) {
    var element = document.createElement(tag);
    element.appendChild(document.createTextNode(text));
    element.style.cssText = look;
    page.appendChild(element);
    return element;
  }
  var page = document.getElementById('old-browser');
  var root = document.getElementById('root');
  var texts = TEXTS[page.getAttribute('data-audience')];
  var i;
  function leave() {
    page.style.display = 'none';
    root.removeAttribute('aria-hidden');
  }
  page.removeAttribute('hidden');
  root.setAttribute('aria-hidden', 'true');
  // over whatever of the application still runs
  page.style.cssText =
    'position:fixed;top:0;right:0;bottom:0;left:0;z-index:9999;overflow:auto;padding:12vh max(24px,50% - 210px) 24px;background:#fffcf8;color:#251b12';
  for (i = 0; i < texts.length; i += 1) {
    add(page, 'h1', texts[i][0], 'margin:28px 0 6px;font:bold 22px sans-serif');
    add(page, 'p', texts[i][1], 'margin:0;font:16px/1.5 sans-serif');
    // what still works is better than nothing for an owner at another's computer
    if (texts[i][2])
      add(page, 'button', texts[i][2], 'margin:12px 0 0;padding:10px 16px;font:16px sans-serif').onclick =
        leave;
  }
})();
