import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type Device, type DeviceOptions, EVERY_SIZE, openBrowser, type Size } from './browser.ts';
import { aFeathersClient, type FeathersClient } from './feathers-client.ts';
import { openRestaurant, type Restaurant, type RestaurantOptions } from './restaurant.ts';
import { ONE_PROCESS, type UsedContexts, useContextsAgain } from './used-contexts.ts';

/** Fixtures of a test file: one restaurant, one browser, and devices that last for one test. */
export type Stage = {
  readonly restaurant: () => Restaurant;
  readonly device: (options?: DeviceOptions) => Promise<Device>;
  readonly phone: () => Promise<Page>;
  readonly desktop: () => Promise<Page>;
  /** A device of each size. */
  readonly everySize: (options?: DeviceOptions) => Promise<readonly SizedDevice[]>;
  /** A Feathers client that is closed after the test. */
  readonly client: () => FeathersClient;
};

export type SizedDevice = Device & { readonly size: Size };

/**
 * Runs the same steps on several devices at once and returns their results; errors name the device.
 * All of them come to their end first: none goes on while the next test runs.
 */
export async function onEach<Walker extends { readonly size: Size }, Outcome>(
  walkers: readonly Walker[],
  walk: (walker: Walker) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const named = walkers.map((walker) =>
    walk(walker).catch((cause: unknown) => {
      throw new Error(`on the ${walker.size}`, { cause });
    }),
  );
  await Promise.allSettled(named);
  return Promise.all(named);
}

/** Sets the stage of a test file; no page may throw in any of its tests. */
export function aStage(options: RestaurantOptions | (() => Promise<RestaurantOptions>) = {}): Stage {
  let opened: { restaurant: Restaurant; browser: Browser; contexts: UsedContexts } | undefined;
  let devices: Device[] = [];
  let clients: FeathersClient[] = [];
  const stage = () => {
    if (!opened) throw new Error('the stage opens before the first test');
    return opened;
  };

  beforeAll(async () => {
    const given = typeof options === 'function' ? await options() : options;
    const [restaurant, browser] = await Promise.all([
      openRestaurant({
        program: inject('serverProgram'),
        ...(given.organisation === undefined && { data: inject('demoData') }),
        ...given,
      }),
      openBrowser(ONE_PROCESS),
    ]);
    opened = { restaurant, browser, contexts: useContextsAgain(browser, restaurant.url) };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.restaurant.remove();
  });
  afterEach(async () => {
    const problems = devices.flatMap((device) => device.problems);
    for (const client of clients) client.close();
    // what a test answers in place of the server may still be on its way
    await Promise.all(devices.map(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(devices.map((device) => opened?.contexts.giveBack(device)));
    devices = [];
    clients = [];
    expect(problems).toEqual([]);
  });

  async function device(given?: DeviceOptions): Promise<Device> {
    // few tests are about what a phone keeps of the program, which is work with every page
    const next = await stage().contexts.take({ hasWorker: false, ...given });
    devices.push(next);
    return next;
  }

  return {
    restaurant: () => stage().restaurant,
    device,
    phone: async () => (await device()).page,
    desktop: async () => (await device({ size: 'desktop' })).page,
    everySize: (given) =>
      Promise.all(EVERY_SIZE.map(async (size) => ({ ...(await device({ ...given, size })), size }))),
    client: () => {
      const client = aFeathersClient(stage().restaurant.url);
      clients.push(client);
      return client;
    },
  };
}
