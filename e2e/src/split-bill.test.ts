import { LANGUAGE_CODES, type TableSession } from '@comanda/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { addPlain } from './harness/guest.ts';
import { chargedSeats } from './harness/menus.ts';
import { settled, speak } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';
import { placeAtTable, sessionAt, sitDown, tableAddress } from './harness/tables.ts';
import { choose, dishesOf, shownAmount, startPaying, together } from './harness/together.ts';

const stage = aStage({ organisation: chargedSeats() });

/** Creates two phones at a table, each with a dish of its own. */
async function aTableOfTwo(name: string): Promise<{ readonly ann: Page; readonly ben: Page }> {
  const address = await tableAddress(stage.client(), name);
  const ann = await stage.phone();
  const ben = await stage.phone();
  await sitDown(ann, address, name, 2);
  await sitDown(ben, address, name);
  for (const [page, dish] of [
    [ann, 'Egg tart'],
    [ben, 'Pineapple bun'],
  ] as const) {
    await addPlain(page, dish);
    await placeAtTable(page);
  }
  return { ann, ben };
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
    await ann.getByRole('button', { name: 'Shared by 2 phones' }).click();
    for (const page of [ann, ben])
      await dishesOf(page, 'Shared by all 2 phones').getByText('Egg tart').waitFor();

    // the parts of both are the whole: each their own dish, or half of it, with its charges
    const { bill } = await stage.client().get<TableSession>('tableSessions', await sessionAt(ann));
    await expect.poll(async () => (await shownAmount(ann)) + (await shownAmount(ben))).toBe(bill.total);
    await choose(ben, 'All');
    await expect.poll(() => shownAmount(ben)).toBe(bill.total);

    // counted again by one of them: the seats are charged anew on both phones
    await ann.getByRole('button', { name: 'Change the number' }).click();
    const asked = ann.getByRole('dialog', { name: 'How many guests?' });
    await asked.getByRole('button', { name: '4', exact: true }).click();
    await asked.getByRole('button', { name: 'We are 4' }).click();
    for (const page of [ann, ben])
      await page
        .getByRole('banner')
        .getByText(/4 guests/)
        .waitFor();
    const recounted = await stage.client().get<TableSession>('tableSessions', await sessionAt(ann));
    expect(recounted.bill.total).toBeGreaterThan(bill.total);
    await expect.poll(() => shownAmount(ben)).toBe(recounted.bill.total);

    // who pays their share is seen doing so, by the other and by themselves
    await choose(ben, 'My share');
    await startPaying(ben);
    await ann.getByText('Guest 2 is paying').waitFor();
    await dishesOf(ann, 'Guest 2').getByText('Being paid').first().waitFor();
    await ben.goto('/order?view=together');
    await ben.getByText(/^Your payment of .* is not finished$/).waitFor();
    await dishesOf(ben, 'You').getByText('Being paid').first().waitFor();
    for (const page of [ann, ben]) {
      await settled(page);
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });

  test('ways to pay that one phone has open give way, with the reason, once another pays', async () => {
    const { ann, ben } = await aTableOfTwo('B09');
    for (const page of [ann, ben]) {
      await together(page);
      await choose(page, 'All');
    }
    await ben.locator('[data-foot]').getByRole('button', { name: /HK\$/ }).click();
    const sheet = ben.getByRole('dialog', { name: 'Payment' });
    await sheet.getByRole('button', { name: /^Test card/ }).waitFor();
    await startPaying(ann);
    await sheet.getByText(/^Someone has already paid for this, or is paying right now/).waitFor();
    await expect.poll(() => sheet.getByRole('button', { name: /^Test card/ }).count()).toBe(0);
    await expect.poll(() => sheet.getByText('HK$0.00').count()).toBe(0);
  });
});

describe('accessibility and languages', () => {
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
    for (const code of LANGUAGE_CODES) {
      await speak(ben, code);
      await settled(ben);
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
    await page.goto(address);
    await page.getByRole('dialog').waitFor();
    const problems: string[] = [];
    for (const code of LANGUAGE_CODES) {
      await speak(page, code);
      await settled(page);
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${code}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
});
