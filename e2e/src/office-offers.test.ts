import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { problemsOf } from './harness/glance.ts';
import { signIn } from './harness/kitchen.ts';
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
    await sheet.getByText('At most 99.').waitFor();
    await percent.fill('12.5');
    await sheet.getByLabel('Points to reach it').fill('800');
    await sheet.getByText(/pay 12.5% less on every order. Whoever earns 800 points within/).waitFor();
    await sheet.getByRole('button', { name: 'Test with an order' }).press('Enter');
    await sheet.getByText('Draft', { exact: true }).first().waitFor();
    expect(await sheet.getByLabel('Who orders').inputValue()).not.toBe('guest');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('searchbox', { name: 'Find by name' }).fill('new lev');
    await page.getByRole('button', { name: /^New level Draft/ }).waitFor();
    const undo = page.getByRole('button', { name: 'Undo' });
    const takenBack = async () => {
      if (await undo.isVisible()) await undo.press('Enter');
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
