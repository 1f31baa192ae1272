/** Returns the restore key and the shop of an order from the fragment of a link to its receipt. */
export function keyInFragment(
  fragment: string,
): { readonly restoreKey: string; readonly shop: string } | undefined {
  const found = new URLSearchParams(fragment.replace(/^#/, ''));
  const [restoreKey, shop] = [found.get('key'), found.get('shop')];
  return restoreKey && shop ? { restoreKey, shop } : undefined;
}
