import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** Browsers, the one to prefer first: Chromium's shell needs a third less processor time than its headless mode. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The sizes every screen is looked at. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;
export const EVERY_SIZE: readonly Size[] = ['phone', 'tablet', 'desktop'];

/** Returns the system's Chromium, if there is one. */
export function chromiumPlace(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

/** Launches the system's Chromium, with further flags if given. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPlace();
  if (!executablePath) throw new Error('no Chromium on this machine: set CHROMIUM to its path');
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

export type Device = { readonly page: Page; readonly context: BrowserContext; readonly problems: string[] };
export type DeviceOptions = {
  readonly size?: Size;
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** True if the service worker is installed for offline use, as on phones; the default. */
  readonly hasWorker?: boolean;
  /** True if a test may add styles of its own to pages. */
  readonly bypassCSP?: boolean;
};

/** Milliseconds that the first paint may stay once the page has loaded. */
const MAX_FIRST_PAINT_MS = 5_000;

/** Makes `goto` and `reload` wait until the application has replaced the first paint, which has the same words. */
function waitForApplication(page: Page): void {
  const applicationShown = () =>
    page
      .locator('#first-paint')
      .waitFor({ state: 'detached', timeout: MAX_FIRST_PAINT_MS })
      .catch(() => undefined);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await applicationShown();
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await applicationShown();
    return answer;
  };
}

/** A loaded machine may take its time. */
export const TIMEOUTS = 30_000;

/** Opens a context of its own: nothing shared with others. */
export async function openContext(
  browser: Browser,
  baseURL: string,
  options: DeviceOptions = {},
): Promise<BrowserContext> {
  const { size = 'phone', locale = 'en-HK', colorScheme = 'light', reducedMotion = 'reduce' } = options;
  const { hasWorker = true, bypassCSP = false } = options;
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[size],
    locale,
    colorScheme,
    reducedMotion,
    hasTouch: isPhone,
    isMobile: isPhone,
    timezoneId: 'Asia/Hong_Kong',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    bypassCSP,
  });
  context.setDefaultTimeout(TIMEOUTS);
  return context;
}

/** Returns a device that shows a new page of a context, its page errors collected in `problems`. */
export function deviceOf(page: Page): Device {
  waitForApplication(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  // what the policy of a page forbids is only said on its console
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  return { page, context: page.context(), problems };
}

/** Creates a device of its own: nothing shared with others. */
export async function aDevice(
  browser: Browser,
  baseURL: string,
  options: DeviceOptions = {},
): Promise<Device> {
  const context = await openContext(browser, baseURL, options);
  return deviceOf(await context.newPage());
}
