import type { Page } from '../src/app/page.ts';

/** Versions from which on a browser is supported. */
export type Browsers = Readonly<Record<'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios', string>>;

/** Those who use the application: guests on whatever phone they have, staff on the shop's devices, the owner. */
export type Audience = 'guest' | 'staff' | 'office';

/**
 * The oldest supported browsers. Chrome 109 and Firefox 115 are the last for Windows 7 and 8, on which tills still run;
 * for the office, what came out two years ago.
 */
export const OLDEST: Readonly<Record<Audience, Browsers>> = {
  guest: { chrome: '100', edge: '100', firefox: '115', safari: '15.4', safari_ios: '15.4' },
  staff: { chrome: '109', edge: '109', firefox: '115', safari: '16.4', safari_ios: '16.4' },
  office: { chrome: '130', edge: '130', firefox: '128', safari: '18', safari_ios: '18' },
};

/** Returns who uses a page's browser: the kiosk is a device of the shop. */
export function audienceOf({ audience }: Page): Audience {
  return audience === 'kiosk' ? 'staff' : audience;
}
