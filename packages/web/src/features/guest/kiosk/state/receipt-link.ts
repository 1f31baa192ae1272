/** Returns the address of a receipt's link in the guest's language, for their phone. */
export function receiptAddress(link: string, language: string): string {
  const address = new URL(link);
  address.pathname = `/${language}${address.pathname}`;
  return address.href;
}

/** Returns the path of a receipt's link with its key, which stays in the browser: a fragment is sent to nobody. */
export function receiptPath(link: string): string {
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
}
