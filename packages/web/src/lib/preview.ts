const KEY = 'comanda.preview';

/** The menu that a tab previews: its token, and the shop in it. */
type Preview = { readonly token: string; readonly shop: string };

/** Returns the shop in a token; one that cannot be read is left to the server, which refuses it. */
function shopOf(token: string): string {
  try {
    return JSON.parse(atob(token.split('.')[0] ?? ''))[1];
  } catch {
    return KEY;
  }
}

/**
 * Takes the token of a preview out of the address, so that it is neither bookmarked nor shared, and keeps it for this
 * tab (office B3.8). Returns the tab's preview.
 */
function takePreview(): Preview | undefined {
  try {
    const given = new URLSearchParams(location.search).get('preview');
    if (given !== null) {
      history.replaceState(null, '', location.pathname);
      // another preview begins anew
      sessionStorage.clear();
      sessionStorage.setItem(KEY, given);
    }
    const token = sessionStorage.getItem(KEY);
    return token === null ? undefined : { token, shop: shopOf(token) };
  } catch {
    return undefined; // drawn by the server, or storage is forbidden
  }
}

/** The preview of this tab, in which nothing can be ordered; settled when the page is loaded. */
export const preview = takePreview();
