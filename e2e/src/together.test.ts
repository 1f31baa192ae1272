import type { TableSession } from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { addPlain, openCart } from './harness/guest.ts';
import { aStage } from './harness/stage.ts';
import { sitDown, tableAddress } from './harness/tables.ts';

const stage = aStage();

async function orderAtTable(page: Page, dish: string): Promise<void> {
  await addPlain(page, dish);
  await openCart(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL('**/order');
}

/** Two phones at a table, each with a dish of its own. */
async function aTableOfTwo(name: string): Promise<{ readonly ann: Page; readonly ben: Page }> {
  const address = await tableAddress(stage.client(), name);
  const ann = await stage.phone();
  const ben = await stage.phone();
  await sitDown(ann, address, name, 2);
  await sitDown(ben, address, name);
  await orderAtTable(ann, 'Egg tart');
  await orderAtTable(ben, 'Pineapple bun');
  return { ann, ben };
}

async function together(page: Page): Promise<void> {
  await page.getByText('Together', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Together' }).waitFor();
}

/** What somebody, or several, have ordered. */
function dishesOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** The id of the bill that a phone sits at. */
function sessionAt(page: Page): Promise<string> {
  return page.evaluate(() => String(JSON.parse(localStorage.getItem('comanda.place') ?? '{}').value.session));
}

function sessionOf(id: string): Promise<TableSession> {
  return stage.client().get<TableSession>('tableSessions', id);
}

/** The button at the foot that pays what is chosen, with its amount. */
function payButton(page: Page): Locator {
  return page.locator('[data-foot]').getByRole('button', { name: /HK\$/ });
}

async function choose(page: Page, way: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check();
}

/** What the button says it pays, in minor units. */
async function shownAmount(page: Page): Promise<number> {
  const [, units = '', cents = ''] =
    /HK\$([\d,]+)\.(\d\d)/.exec((await payButton(page).textContent()) ?? '') ?? [];
  return Number(units.replaceAll(',', '')) * 100 + Number(cents);
}

/** Starts to pay with the test card what is chosen; gives the amount that was shown. */
async function startPaying(page: Page): Promise<number> {
  const amount = await shownAmount(page);
  await payButton(page).click();
  await chooseCard(page);
  return amount;
}

async function chooseCard(page: Page): Promise<void> {
  const card = page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: /^Test card/ });
  await card.click();
  await page.getByRole('heading', { name: 'Test payment' }).waitFor();
}

async function decide(page: Page, decision: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).click();
  await page.getByRole('heading', { name: outcome }).waitFor();
}

describe('a table together', () => {
  test('everybody’s dishes are live, with their names; a dish is shared', async () => {
    const { ann, ben } = await aTableOfTwo('B05');
    await together(ann);
    await together(ben);
    await dishesOf(ben, 'You').getByText('Pineapple bun').waitFor();
    await dishesOf(ben, 'Guest 1').getByText('Egg tart').waitFor();

    await dishesOf(ann, 'You').getByRole('button', { name: 'Add your name' }).click();
    await ann.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    await ann.getByRole('button', { name: 'Save' }).click();
    await dishesOf(ben, 'Ann').getByText('Egg tart').waitFor();

    await dishesOf(ann, 'You').getByRole('button', { name: 'Who shares Egg tart?' }).click();
    await ann.getByRole('button', { name: 'Everyone' }).click();
    await ann.getByRole('button', { name: 'Shared by 2' }).click();
    for (const page of [ann, ben]) await dishesOf(page, 'Shared by all 2').getByText('Egg tart').waitFor();

    // the parts of both are the whole: each their own dish, or half of it, with its charges
    const shares = [await shownAmount(ann), await shownAmount(ben)];
    const { bill } = await sessionOf(await sessionAt(ann));
    expect(shares.reduce((sum, amount) => sum + amount, 0)).toBe(bill.total);
    await choose(ben, 'All');
    await expect.poll(() => shownAmount(ben)).toBe(bill.total);

    // counted again by one of them: the seats are charged anew on both phones
    await ann.getByRole('button', { name: 'Change the number' }).click();
    const asked = ann.getByRole('dialog', { name: 'How many are you?' });
    await asked.getByRole('button', { name: '4', exact: true }).click();
    await asked.getByRole('button', { name: 'We are 4 guests' }).click();
    for (const page of [ann, ben])
      await page
        .getByRole('banner')
        .getByText(/4 guests/)
        .waitFor();
    const recounted = await sessionOf(await sessionAt(ann));
    expect(recounted.bill.total).toBeGreaterThan(bill.total);
    await expect.poll(() => shownAmount(ben)).toBe(recounted.bill.total);
  });

  test('the bill is split: one’s share, an equal part, chosen dishes, to the cent', async () => {
    const { ann, ben } = await aTableOfTwo('B06');
    const id = await sessionAt(ann);
    await together(ann);
    await together(ben);

    const share = await startPaying(ann);
    // seen on the other phone while it is under way
    await ben.getByText('Guest 1 is paying').waitFor();
    await dishesOf(ben, 'Guest 1').getByText('Being paid').first().waitFor();
    await decide(ann, 'Decline', 'The payment was declined');
    await ann.getByRole('button', { name: 'Try another payment' }).click();
    await chooseCard(ann);
    await decide(ann, 'Approve', 'Your share is paid');
    await ben.getByText('Guest 1 has paid').waitFor();

    await choose(ben, 'Equal parts');
    const part = await startPaying(ben);
    await decide(ben, 'Approve', 'Your share is paid');
    await ben.getByRole('link', { name: 'See the table' }).click();

    await choose(ben, 'Pick dishes');
    await dishesOf(ben, 'You')
      .getByRole('checkbox', { name: /^Pineapple bun/ })
      .check();
    const rest = await startPaying(ben);
    await decide(ben, 'Approve', 'Paid, thank you');

    const { bill, payments } = await sessionOf(id);
    expect(payments.map(({ amount }) => amount)).toEqual([share, part, rest]);
    expect(share + part + rest).toBe(bill.total);
    expect(bill.outstanding).toBe(0);
  });
});

describe('whoever uses it', () => {
  const LANGUAGES = ['en', 'zh-hk', 'zh-cn'] as const;

  async function speak(page: Page, code: (typeof LANGUAGES)[number]): Promise<void> {
    await page.evaluate((value) => {
      localStorage.setItem('comanda.locale', JSON.stringify({ version: 1, value }));
    }, code);
    await page.reload();
  }

  /** Opens a dialog, holds it against the rules, and closes it. */
  async function looksAt(page: Page, opener: Locator, about: string): Promise<readonly string[]> {
    await opener.click();
    await page.getByRole('dialog').waitFor();
    const problems = await accessibilityProblems(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    return problems.map((problem) => `${about}: ${problem}`);
  }

  test('page and dialogs keep the rules of accessibility in three languages', async () => {
    const { ben } = await aTableOfTwo('B04');
    await together(ben);
    const problems: string[] = [];
    for (const code of LANGUAGES) {
      await speak(ben, code);
      const own = ben.getByRole('article').first();
      await own.waitFor();
      problems.push(...(await accessibilityProblems(ben)).map((problem) => `${code}: ${problem}`));
      problems.push(...(await looksAt(ben, own.getByRole('button').nth(0), `${code}, name`)));
      problems.push(...(await looksAt(ben, own.getByRole('button').nth(1), `${code}, share`)));
      const foot = ben.locator('[data-foot]').getByRole('button').last();
      problems.push(...(await looksAt(ben, foot, `${code}, payment`)));
    }
    expect(problems).toEqual([]);
  });

  test('the question how many sit down keeps them too', async () => {
    const address = await tableAddress(stage.client(), 'B07');
    const page = await stage.phone();
    const problems: string[] = [];
    for (const code of LANGUAGES) {
      await page.goto('/');
      await speak(page, code);
      await page.goto(address);
      await page.getByRole('dialog').waitFor();
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${code}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
});
