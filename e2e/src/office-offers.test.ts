import { readFileSync } from 'node:fs';
import type { Shop } from '@comanda/contract';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { problemsOf } from './harness/glance.ts';
import { signIn } from './harness/kitchen.ts';
import { SHOP } from './harness/orders.ts';
import { overflows, settled, showAt } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const TOUR_TIME = 480_000;

test(
  'B4.8 codes are made with the keyboard, fetched as a file and stopped, in the dark',
  async () => {
    const { page } = await stage.device({ size: 'phone', colorScheme: 'dark' });
    await showAt(page, 320);
    await signIn(page, '/office/coupons', 'owner');
    const found: string[] = [];
    const look = async (name: string) => {
      await settled(page);
      const problems = await problemsOf(page);
      found.push(...problems.map((problem) => `${name}: ${problem}`));
    };
    await page.getByRole('heading', { name: 'No codes yet' }).waitFor();
    await page.getByRole('button', { name: 'Make codes' }).press('Enter');
    const sheet = page.getByRole('dialog');
    const count = sheet.getByLabel('Number of codes');
    await count.fill('100001');
    await count.press('Enter');
    await sheet.getByText('Choose a promotion.', { exact: true }).waitFor();
    await sheet.getByText('Enter a whole number from 1 to 100,000.').waitFor();
    await look('form');
    await sheet.getByLabel('Promotion').selectOption({ index: 1 });
    await sheet.getByLabel('Beginning of the codes').fill('flyer-');
    await count.fill('6000');
    await count.press('Enter');
    const card = page.getByRole('listitem').filter({ hasText: 'FLYER-' });
    await card.getByText('Ready').waitFor();
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Codes as CSV: FLYER-' }).press('Enter');
    const file = await saved;
    expect(file.suggestedFilename()).toBe('FLYER-codes.csv');
    const [head, ...rows] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('\uFEFFcode,used');
    expect(new Set(rows).size).toBe(6_000);
    expect(rows.filter((row) => !/^FLYER-[2-9A-HJ-NP-Z]{8},0$/.test(row))).toEqual([]);
    await card.getByRole('button', { name: 'Uses by day' }).press('Enter');
    await card.getByText('No code was used yet.').waitFor();
    for (const language of ['en', 'zh-hk', 'zh-cn']) {
      await page.goto(`/${language}/office/coupons`);
      await card.waitFor();
      await look(`list, ${language}`);
    }
    await page.goto('/en/office/coupons');
    await card.getByRole('button', { name: /^Stop FLYER-/ }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).press('Enter');
    await card.getByText('Stopped').waitFor();
    expect(found).toEqual([]);
  },
  TOUR_TIME,
);

test(
  'B4.8 a level is made with the keyboard at 320 px, tried with an order, and taken back',
  async () => {
    const { page } = await stage.device({ size: 'phone', colorScheme: 'dark' });
    await showAt(page, 320);
    await signIn(page, '/office/loyalty', 'owner');
    await page.getByRole('button', { name: 'Level', exact: true }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'New level' });
    await sheet.getByText('Members of this level pay the usual prices. It is given by hand.').waitFor();
    const percent = sheet.getByLabel('Off every order, per cent');
    await percent.fill('120');
    await percent.press('Enter');
    await sheet.getByText('Enter a number from 0 to 99.').waitFor();
    await percent.fill('12.5');
    await sheet.getByLabel('Points to reach it').fill('800');
    await sheet.getByText(/pay 12.5% less on every order. Whoever earns 800 points within/).waitFor();
    await sheet.getByRole('button', { name: 'Test with an order' }).press('Enter');
    await sheet.getByText('Draft', { exact: true }).first().waitFor();
    await expect.poll(() => sheet.getByLabel('Who orders').inputValue()).not.toBe('guest');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('searchbox', { name: 'Find by name' }).fill('new lev');
    await page.getByRole('button', { name: /^New level Draft/ }).waitFor();
    const undo = page.getByRole('button', { name: 'Undo' });
    const takenBack = async () => {
      // it may be gone by the time it is pressed
      if (await undo.isVisible()) await undo.press('Enter', { timeout: 1_000 }).catch(() => undefined);
      return page.getByText('Nothing matches').isVisible();
    };
    await expect.poll(takenBack, { timeout: 20_000 }).toBe(true);
    // it is shown before the server has it, and stays so
    await page.getByText('Saving…').waitFor({ state: 'hidden' });
    expect(await page.getByText('That did not work. Please try again.').isVisible()).toBe(false);
    await page.reload();
    await page.getByRole('searchbox', { name: 'Find by name' }).fill('new lev');
    await page.getByText('Nothing matches').waitFor();
  },
  TOUR_TIME,
);

test(
  'B4.1 a promotion asks for an option of a dish, by keyboard at 320 px, and its sentence says so',
  async () => {
    const { page } = await stage.device({ size: 'phone', colorScheme: 'light' });
    await showAt(page, 320);
    await signIn(page, '/office/promotions', 'owner');
    await page.getByRole('button', { name: 'Promotion', exact: true }).press('Enter');
    await page.getByRole('button', { name: /^If: / }).press('Enter');
    await page.getByRole('button', { name: 'Dishes', exact: true }).press('Enter');
    const condition = page.getByRole('group', { name: 'Dishes', exact: true });
    await condition.getByRole('button', { name: 'Option', exact: true }).press('Enter');
    const option = page.getByRole('group', { name: 'Ordered with an option' });
    await option.getByRole('button', { name: 'With one of these choices: Choose' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'With one of these choices' });
    const choice = sheet.getByRole('checkbox').first();
    await choice.press('Space');
    const name = (await sheet.locator('label').first().textContent()) ?? '';
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^If: / })
      .filter({ hasText: `with ${name}` })
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
  },
  TOUR_TIME,
);

test(
  'B4.8 a limit of a dish is set in the office, and the guest is told how many are left',
  async () => {
    const { page } = await stage.device({ size: 'phone', colorScheme: 'dark' });
    await showAt(page, 320);
    await signIn(page, '/office/shop', 'owner');
    await page.getByRole('link', { name: 'Limits', exact: true }).press('Enter');
    const known = page.getByRole('group', { name: /^At most 4 pieces of .*[Bb]risket.* on an order$/ });
    await known.waitFor();
    await page.getByRole('button', { name: 'Limit', exact: true }).press('Enter');
    const made = page.getByRole('group', { name: /of all dishes together on an order$/ });
    await made.getByText('At most 999 pieces', { exact: false }).last().waitFor();
    const most = made.getByLabel('Pieces, at most');
    await most.fill('ten');
    await most.press('Enter');
    await page.getByText('Enter a whole number from 0 to 9999.').waitFor();
    await most.fill('2');
    await most.press('Enter');
    await made.getByText('At most 2 pieces of all dishes together on an order').last().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
    for (const language of ['en', 'zh-hk', 'zh-cn']) {
      await page.goto(`/${language}/office/shop?page=limits`);
      await page.getByRole('textbox').first().waitFor();
      expect(await problemsOf(page)).toEqual([]);
    }
    const limited = async () => {
      const answer = await fetch(`${stage.restaurant().url}/api/catalogue/${SHOP}`);
      const { shop } = (await answer.json()) as { shop: Shop };
      return shop.onlineOrderLimits;
    };
    await expect.poll(limited).toContainEqual({ limitType: 'perOrder', quantity: 2 });
    await page.goto('/en/office/shop?page=limits');
    await made.getByRole('button', { name: 'Remove the limit' }).press('Enter');
    await made.waitFor({ state: 'hidden' });
    await expect.poll(limited).toHaveLength(1);
  },
  TOUR_TIME,
);

test(
  'B5.4 a shop offers its guests the languages set in the office, and another language reads its first',
  async () => {
    const { page } = await stage.device({ size: 'phone', colorScheme: 'dark' });
    await showAt(page, 320);
    await signIn(page, '/office/shop', 'owner');
    await page.getByRole('link', { name: 'Name and address', exact: true }).press('Enter');
    const offered = page.getByRole('list', { name: 'Guests’ languages', exact: true });
    await offered.getByText('简体中文', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stop offering English', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Offer English', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Move 简体中文 up', exact: true }).press('Enter');
    const languages = async () => {
      const answer = await fetch(`${stage.restaurant().url}/api/catalogue/${SHOP}`);
      return ((await answer.json()) as { shop: Shop }).shop.languages;
    };
    await expect.poll(languages).toEqual(['zh-cn', 'zh-hk']);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
    const { page: phone } = await stage.device({ size: 'phone', locale: 'en' });
    await phone.goto(`/?shop=${SHOP}`);
    await phone.getByRole('link', { name: '购物车' }).first().waitFor();
    await phone.getByRole('button', { name: '语言', exact: true }).first().press('Enter');
    const choice = phone.getByRole('dialog', { name: '语言', exact: true });
    await choice.getByRole('button', { name: '繁體中文', exact: true }).waitFor();
    expect(await choice.getByRole('button', { name: 'English', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Offer English', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Stop offering English', exact: true }).waitFor();
    await expect.poll(languages).toEqual(['zh-cn', 'zh-hk', 'en']);
    // a phone that is open follows
    await phone.getByRole('link', { name: 'Cart' }).first().waitFor();
  },
  TOUR_TIME,
);
