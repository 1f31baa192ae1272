/** Returns true on an iPhone or iPad: only its browsers say whether a page was opened from the Home Screen. */
export function isIos(browser: object = navigator): boolean {
  return 'standalone' in browser;
}

/** Returns true in a browser of an iPhone or iPad; false in a page that was opened from its Home Screen, and elsewhere. */
export function isOffHomeScreen(browser: object = navigator): boolean {
  return 'standalone' in browser && browser.standalone !== true;
}
