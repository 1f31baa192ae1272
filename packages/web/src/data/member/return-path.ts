import { ROUTES } from '../../lib/routes.ts';

const NAME = 'return';

/** The log-in page, which leads back to `path` afterwards (specification §6). */
export function toLogin(path: string): string {
  return `${ROUTES.memberLogin}?${new URLSearchParams({ [NAME]: path })}`;
}

/** Where to go after logging in: the path that was asked for when it is one of this site, else the account. */
export function returnPath(search: string): string {
  const path = new URLSearchParams(search).get(NAME) ?? '';
  // browsers read another site out of `//` and `/\`
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : ROUTES.member;
}
