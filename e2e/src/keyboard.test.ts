import { demoOrganisation } from '@comanda/demo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeAway } from './harness/guest.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();

/** From the open menu to the placed order, with the five dishes passed that ask something first; it took over 120. */
const MAX_KEYS = 16;

/** From the landing page of a fresh phone to the paid order, in the same way: 38 on a phone, 42 on a desktop, before noon. */
const MAX_KEYS_TO_PAID = 48;

/** Tabs through an opened dish with options and counted extras, to its addition; it took 26. */
const MAX_TABS_IN_DISH = 15;

/** Roles of what keys operate or read out: the controls, and the heading that a new page begins with. */
const ROLES = new Set([
  ...['button', 'link', 'radio', 'checkbox', 'switch', 'textbox', 'searchbox', 'heading'],
  // a native disclosure, as Chromium calls it
  'DisclosureTriangle',
]);

/** More stops than any page has. */
const MANY_STOPS = 80;

const DISHES = new Set(demoOrganisation().products.map(({ name }) => name.en));

/** Dishes that a tap on their plus adds. */
const PLAIN = new Set(
  demoOrganisation()
    .products.filter(({ options = [] }) => options.length === 0)
    .map(({ name }) => name.en),
);

/** A dish that asks for noodles, offers toppings by number, and takes requests. */
const NOODLES = 'Shrimp wonton noodles';

/** Creates a keyboard that counts its keys. */
function aKeyboard(page: Page) {
  let keys = 0;
  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) {
      keys += 1;
      await page.keyboard.press(key);
    }
  };
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
    });
  return {
    press,
    focused,
    count: () => keys,
    /** Goes on with a key until what has the focus is called so. */
    async until(key: string, name: RegExp) {
      while (!name.test(await focused())) {
        if (keys >= MAX_KEYS) throw new Error(`${keys} keys, and the focus is on “${await focused()}”`);
        await press(key);
      }
    },
  };
}

test.each(['phone', 'desktop'] as const)(
  'on a %s the menu, the cart and the order are sixteen keys apart at most',
  async (size) => {
    const { page } = await stage.device({ size });
    await takeAway(page);
    // what comes after the first screen is there, too
    await page.waitForLoadState('networkidle');
    if (size === 'desktop') await page.getByRole('complementary').waitFor();
    const keyboard = aKeyboard(page);
    await keyboard.until('Tab', /^Skip to the dishes$/);
    await keyboard.press('Enter');
    // the first dish that asks nothing, then its button
    while (!PLAIN.has(await keyboard.focused())) await keyboard.press('ArrowRight');
    await keyboard.press('Tab');
    await expect.poll(keyboard.focused).toMatch(/^Add /);
    await keyboard.press('Enter');
    await page.getByText('1 item in the cart').first().waitFor({ state: 'attached' });
    await keyboard.until('Tab', /^(View cart|Go to the cart)/);
    await keyboard.press('Enter');
    await page.getByRole('button', { name: /^Place order/ }).waitFor();
    await expect.poll(keyboard.focused).toBe('Your cart');
    await keyboard.until('Tab', /^Go to the order button$/);
    await keyboard.press('Enter');
    await expect.poll(keyboard.focused).toMatch(/^Place order/);
    await keyboard.press('Enter');
    await page.waitForURL(/\/(order|record)\b/);
    console.info(`menu to placed order on a ${size}: ${keyboard.count()} keys`);
    expect(keyboard.count()).toBeLessThanOrEqual(MAX_KEYS);
  },
);

test('arrows go from dish to dish, Tab goes on past all of them and back to where one was', async () => {
  const { page } = await stage.device();
  await takeAway(page);
  const keyboard = aKeyboard(page);
  const names = await page.getByRole('article').getByRole('link').allTextContents();
  await page.getByRole('article').first().getByRole('link').focus();
  await keyboard.press('ArrowDown', 'ArrowDown');
  await expect.poll(keyboard.focused).toBe(names[2]);
  await keyboard.press('ArrowUp');
  await expect.poll(keyboard.focused).toBe(names[1]);
  // through its button, then out of the list, to the bar at the foot
  await keyboard.press('Tab', 'Tab');
  await expect.poll(keyboard.focused).toMatch(/Menu/);
  await keyboard.press('Shift+Tab');
  await expect.poll(keyboard.focused).toBe(names[1]);
  await keyboard.press('Shift+Tab');
  const category = await keyboard.focused();
  await keyboard.press('ArrowDown');
  await expect.poll(keyboard.focused).not.toBe(category);
  await keyboard.press('Shift+Tab');
  await expect.poll(keyboard.focused).toMatch(/^Show as/);
  // a link that the next page does not have leads to that page's heading, not to what stood beside it
  await page.getByRole('link', { name: 'Go to the cart' }).focus();
  await keyboard.press('Enter');
  await expect.poll(keyboard.focused).toBe('Your cart');
});

/** Words of a screen reader for the focus. */
type Announcement = { readonly role: string; readonly name: string };

/** Creates a keyboard that tells what a screen reader says of each stop, from the browser's own accessibility tree. */
async function aScreenReaderKeyboard(page: Page) {
  const { press, count } = aKeyboard(page);
  const devtools = await page.context().newCDPSession(page);
  /** Returns role and name of the focused element. Throws if it is the page itself, or lacks a role or a name. */
  const spoken = async (): Promise<Announcement> => {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const role = String(nodes[0]?.role?.value);
    const name = String(nodes[0]?.name?.value ?? '').trim();
    if (!ROLES.has(role) || name === '') {
      throw new Error(`after ${count()} keys the focus is on ${result.description}: ${role} “${name}”`);
    }
    return { role, name };
  };
  /** Waits until a dialog's focus guard has passed the focus on; returns the element's role and name. */
  const settled = async (): Promise<Announcement> => {
    let said: Announcement | string = '';
    await expect
      .poll(async () => {
        said = await spoken().catch(String);
        return said;
      })
      .toHaveProperty('name');
    return said as unknown as Announcement;
  };
  /** Waits for a page or dialog that was opened to take the focus. */
  const arrives = (role: string, name: RegExp) =>
    expect
      .poll(() => spoken().catch(String), { timeout: 10_000 })
      .toMatchObject({ role, name: expect.stringMatching(name) });
  /** Goes on with a key, past stops that all are spoken, to the one that fits. */
  const until = async (key: string, isIt: (stop: Announcement) => boolean) => {
    while (!isIt(await settled())) {
      if (count() >= MAX_KEYS_TO_PAID) throw new Error(`lost on “${(await spoken()).name}”`);
      await press(key);
    }
  };
  /** Does so without counting the keys. */
  const uncounted = async (key: string, isIt: (stop: Announcement) => boolean) => {
    for (let steps = 0; !isIt(await settled()); steps += 1) {
      expect(steps).toBeLessThan(MANY_STOPS);
      await page.keyboard.press(key);
    }
  };
  return {
    press,
    count,
    settled,
    arrives,
    until,
    uncounted,
    to: (name: RegExp) => until('Tab', (stop) => name.test(stop.name)),
    /** Goes once around the page or dialog by Tab, uncounted, and back: every stop is spoken, none holds the focus. */
    async round() {
      await page.evaluate(() => Object.assign(globalThis, { left: document.activeElement }));
      await page.keyboard.press('Tab');
      await settled();
      await page.evaluate(() => Object.assign(globalThis, { first: document.activeElement }));
      const stops: Announcement[] = [];
      do {
        expect(stops.length).toBeLessThan(MANY_STOPS);
        const isPage = await page.evaluate(() => document.activeElement === document.body);
        // past the last stop comes the browser's own bar
        if (!isPage) stops.push(await settled());
        await page.keyboard.press('Tab');
        await page.waitForTimeout(50);
      } while (await page.evaluate(() => document.activeElement !== Reflect.get(globalThis, 'first')));
      await page.evaluate(() => (Reflect.get(globalThis, 'left') as HTMLElement).focus());
      return stops;
    },
  };
}

test.each(['phone', 'desktop'] as const)(
  'on a %s the landing and the paid order are 48 keys apart at most; each stop has a role and a name',
  async (size) => {
    const { page } = await stage.device({ size });
    await page.goto('/');
    await page.getByRole('button', { name: /^Harbour Lane Café/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const keyboard = await aScreenReaderKeyboard(page);
    const counts: string[] = [];
    const reached = (what: string) => counts.push(`${what} ${keyboard.count()}`);

    await keyboard.press('Tab');
    await keyboard.round();
    await keyboard.to(/^Harbour Lane Café/);
    await keyboard.press('Enter');
    await keyboard.arrives('heading', /^Harbour Lane Café/);
    reached('shop');
    await keyboard.round();
    await keyboard.to(/^Take away/);
    await keyboard.press('Enter');
    await keyboard.arrives('heading', /^Menu: /);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    reached('menu');
    await keyboard.round();
    await keyboard.until('Tab', ({ name }) => DISHES.has(name));
    // the way to a dish that asks nothing depends on the time of day, and is not counted
    await keyboard.uncounted('ArrowRight', ({ name }) => PLAIN.has(name));
    await keyboard.press('Tab');
    await keyboard.arrives('button', /^Add /);
    await keyboard.press('Enter');
    await page.getByText('1 item in the cart').first().waitFor({ state: 'attached' });
    reached('dish');
    await keyboard.to(/^(View cart|Go to the cart)/);
    await keyboard.press('Enter');
    await keyboard.arrives('heading', /^Your cart$/);
    await page.getByRole('button', { name: /^Place order/ }).waitFor();
    reached('cart');
    await keyboard.round();
    await keyboard.to(/^Go to the order button$/);
    await keyboard.press('Enter');
    await keyboard.arrives('button', /^Place order/);
    await keyboard.press('Enter');
    await page.waitForURL(/\/(order|record)\b/);
    await page.getByRole('button', { name: /^Pay now/ }).waitFor();
    await keyboard.arrives('heading', /^Your order/);
    reached('order');
    await keyboard.round();
    await keyboard.to(/^Go to the pay button$/);
    await keyboard.press('Enter');
    await keyboard.arrives('button', /^Pay now/);
    await keyboard.press('Enter');
    const ways = page.getByRole('dialog', { name: 'Payment' });
    await ways.getByRole('button', { name: /^Test card/ }).waitFor();
    await keyboard.arrives('button', /^Close/);
    await keyboard.round();
    // closed, the dialog gives the focus back; not counted
    await page.keyboard.press('Escape');
    await ways.waitFor({ state: 'hidden' });
    await keyboard.arrives('button', /^Pay now/);
    await page.keyboard.press('Enter');
    await keyboard.arrives('button', /^Close/);
    await keyboard.to(/^Test card/);
    await keyboard.press('Enter');
    await keyboard.arrives('heading', /^Test payment$/);
    reached('provider');
    await keyboard.round();
    await keyboard.to(/^Approve$/);
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
    await keyboard.arrives('heading', /^Payment/);
    reached('paid');
    await keyboard.round();
    await keyboard.to(/^See your order$/);
    await keyboard.press('Enter');
    await page.getByText('Paid', { exact: true }).waitFor();
    await keyboard.arrives('heading', /^Your order/);
    reached('seen as paid');
    console.info(`landing to paid order on a ${size}, keys: ${counts.join(', ')}`);
    expect(keyboard.count()).toBeLessThanOrEqual(MAX_KEYS_TO_PAID);
  },
);

test.each(['phone', 'desktop'] as const)(
  'on a %s a dish with options and counted extras takes 15 Tabs at most, all of them within its sheet',
  async (size) => {
    const { page } = await stage.device({ size });
    await takeAway(page);
    await page.getByRole('searchbox').fill(NOODLES);
    await page.getByRole('link', { name: NOODLES, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: NOODLES });
    await sheet.waitFor();
    const keyboard = await aScreenReaderKeyboard(page);
    await keyboard.arrives('button', /^Close/);
    let tabs = 0;
    const tabTo = async (role: string, name: RegExp) => {
      for (;;) {
        const stop = await keyboard.settled();
        expect(await sheet.evaluate((open) => open.contains(document.activeElement))).toBe(true);
        if (stop.role === role && name.test(stop.name)) return;
        expect(tabs).toBeLessThan(MANY_STOPS);
        tabs += 1;
        await page.keyboard.press('Tab');
      }
    };
    await tabTo('radio', /./);
    await page.keyboard.press('ArrowDown');
    await tabTo('button', /^Add Fried egg/);
    // the plus becomes a stepper, whose plus then has the focus
    await page.keyboard.press('Enter');
    await keyboard.arrives('button', /^One more/);
    await page.keyboard.press('Enter');
    await sheet
      .getByRole('group', { name: /Fried egg/ })
      .getByText('2', { exact: true })
      .waitFor();
    // the next extra, and back to none of it: the plus is there again
    await page.keyboard.press('ArrowDown');
    await keyboard.arrives('button', /^Add /);
    const next = await keyboard.settled();
    await page.keyboard.press('Enter');
    await keyboard.arrives('button', /^One more/);
    await page.keyboard.press('ArrowLeft');
    await keyboard.arrives('button', new RegExp(`^${next.name}$`));
    await page.keyboard.press('ArrowUp');
    await keyboard.arrives('button', /^One more/);
    await tabTo('button', /^Add HK\$/);
    await page.keyboard.press('Enter');
    await page.getByText('1 item in the cart').first().waitFor({ state: 'attached' });
    console.info(`through ${NOODLES} on a ${size}: ${tabs} Tabs`);
    expect(tabs).toBeLessThanOrEqual(MAX_TABS_IN_DISH);
  },
);
