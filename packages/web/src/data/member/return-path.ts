import { ROUTES } from '../../lib/routes.ts';

const NAME = 'return';

/** Returns the address of the log-in page, which leads back to `path` afterwards (specification §6). */
export function toLogin(path: string): string {
  return `${ROUTES.memberLogin}?${new URLSearchParams({ [NAME]: path })}`;
}

/** Returns the path to open after logging in: the requested one if it is on this site, else the account. */
export function returnPath(search: string): string {
  const path = new URLSearchParams(search).get(NAME) ?? '';
  // browsers take `//` and `/\` for another site
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : ROUTES.member;
}
