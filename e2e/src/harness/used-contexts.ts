import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Device, type DeviceOptions, deviceOf, openContext } from './browser.ts';

/** Methods whose effect on a context's later pages cannot be taken back. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const;

/** Flags of a browser whose contexts are used again: their pages share one process, and what that has compiled. */
export const ONE_PROCESS = ['--renderer-process-limit=1', '--v8-cache-options=code'];

type Used = { readonly page: Page; readonly isSpoilt: () => boolean; readonly key: string };

/** Devices of one browser: a context that is free is used again, which saves a third of the processor time of opening two pages. */
export type UsedContexts = {
  /** Returns a device with nothing stored, be its context new or used. */
  readonly take: (options: DeviceOptions) => Promise<Device>;
  /** Empties a device's context for the next test; closes it if that cannot be done. */
  readonly giveBack: (device: Device) => Promise<void>;
};

/** Returns a function that is true once the context was closed or something was done to it that stays. */
function watchLasting(context: BrowserContext): () => boolean {
  let isSpoilt = false;
  const spoil = () => {
    isSpoilt = true;
  };
  const watch = (owner: object, name: string, method: (...given: never[]) => unknown) =>
    Object.assign(owner, {
      [name]: (...given: never[]) => {
        spoil();
        return method.apply(owner, given);
      },
    });
  for (const name of LASTING) watch(context, name, context[name]);
  const { clock } = context;
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const) {
    watch(clock, name, clock[name]);
  }
  context.on('close', spoil);
  return () => isSpoilt;
}

/** Takes away whatever a test left in a context: pages, stored data, cookies, routes, permissions. */
async function emptied(context: BrowserContext, origin: string): Promise<Page> {
  const old = context.pages();
  const page = await context.newPage();
  await Promise.all(old.map((each) => each.close()));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await Promise.all([
    devtools.detach(),
    context.unrouteAll(),
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
  ]);
  return page;
}

/** Creates the devices of one browser. */
export function useContextsAgain(browser: Browser, origin: string): UsedContexts {
  const free: Used[] = [];
  const taken = new Map<BrowserContext, Omit<Used, 'page'>>();

  async function take(options: DeviceOptions): Promise<Device> {
    const key = JSON.stringify(Object.entries(options).toSorted());
    const at = free.findIndex((used) => used.key === key);
    const [used] = at < 0 ? [] : free.splice(at, 1);
    if (used) {
      taken.set(used.page.context(), used);
      return deviceOf(used.page);
    }
    const context = await openContext(browser, origin, options);
    // a service worker lives on without a page
    const isSpoilt = options.hasWorker === false ? watchLasting(context) : () => true;
    taken.set(context, { key, isSpoilt });
    return deviceOf(await context.newPage());
  }

  async function giveBack({ context }: Device): Promise<void> {
    const used = taken.get(context);
    taken.delete(context);
    if (!used || used.isSpoilt()) return context.close();
    free.push({ ...used, page: await emptied(context, origin) });
  }

  return { take, giveBack };
}
