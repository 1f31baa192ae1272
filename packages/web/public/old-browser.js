/* Written for browsers that are too old for the application: no modern syntax here. */
(() => {
  var STAFF = /^(\/[a-z-]+)?\/(posHome|kiosk|tillSettings|kitchen|board|counter|till|handheld)(\/|$)/i;
  var OFFICE = /^(\/[a-z-]+)?\/(office|ui)(\/|$)/i;
  // as a text: older browsers would not even read the script
  var LOOK_BEHIND = '(?<=a)b';
  function hasLookBehind() {
    try {
      return new RegExp(LOOK_BEHIND).test('ab');
    } catch (_error) {
      return false;
    }
  }
  var isForGuests =
    'noModule' in document.createElement('script') &&
    typeof Array.prototype.at === 'function' &&
    typeof Object.hasOwn === 'function' &&
    typeof structuredClone === 'function' &&
    window.CSS &&
    CSS.supports('inset', '0') &&
    CSS.supports('selector(:focus-visible)');
  var path = location.pathname;
  var audience = OFFICE.test(path) ? 'office' : STAFF.test(path) ? 'staff' : 'guest';
  if (
    isForGuests &&
    (audience === 'guest' || hasLookBehind()) &&
    (audience !== 'office' || typeof URL.parse === 'function')
  )
    return;
  // the page is a file of its own: every guest loads this one
  document.getElementById('old-browser').setAttribute('data-audience', audience);
  var page = document.createElement('script');
  page.src = '/old-browser-page.js';
  document.body.appendChild(page);
})();
