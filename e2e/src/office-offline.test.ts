import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { signIn } from './harness/kitchen.ts';
import { overflows } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const TIME = 120_000;
const PAGE = '/office/shop?page=details';

test(
  'B10.1 what is typed without a connection is kept on the device, and saved once it is back, also after a reload',
  async () => {
    const { page, context } = await stage.device();
    await signIn(page, '/office/shop', 'owner');
    await page.goto(PAGE);
    const telephone = page.getByRole('textbox', { name: 'Telephone' });
    await telephone.waitFor();
    const kept = page.getByText('Your changes are kept on this device');
    const saved = page.getByText('Guests see every change at once.');
    await saved.waitFor();

    await context.setOffline(true);
    await telephone.fill('2345 6789');
    await telephone.blur();
    await kept.waitFor();
    expect(await telephone.inputValue()).toBe('2345 6789');
    await context.setOffline(false);
    await saved.waitFor();

    await context.setOffline(true);
    await telephone.fill('2345 0000');
    await telephone.blur();
    await kept.waitFor();
    // leaves before anything could be sent
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(PAGE);
    await expect.poll(() => telephone.inputValue(), { timeout: 20_000 }).toBe('2345 0000');
    await saved.waitFor();
    const stored = async () => (await page.request.get(`${stage.restaurant().url}/api/shops`)).text();
    await expect.poll(stored, { timeout: 20_000 }).toContain('2345 0000');
  },
  TIME,
);

test(
  'B10.1 a field says what became of it: kept, saved, or refused with the text that stays, sent again or undone',
  async () => {
    const { page, context } = await stage.device();
    const { page: other } = await stage.device();
    for (const each of [page, other]) {
      await signIn(each, '/office/shop', 'owner');
      await each.goto(PAGE);
      await each.getByText('Guests see every change at once.').waitFor();
    }
    const telephone = page.getByRole('textbox', { name: 'Telephone' });
    const theirs = other.getByRole('textbox', { name: 'Telephone' });
    await telephone.waitFor();
    await theirs.waitFor();

    await context.setOffline(true);
    await telephone.fill('2345 1111');
    await telephone.blur();
    await page.getByTitle('Kept on this device').waitFor();
    await theirs.fill('2345 2222');
    await theirs.blur();
    await other.getByTitle('Saved', { exact: true }).waitFor();
    await context.setOffline(false);

    const refusal = page.getByText(/^Not saved: /);
    await refusal.waitFor();
    expect(await telephone.inputValue()).toBe('2345 1111');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
    await page.getByRole('alert').filter({ has: refusal }).getByRole('button', { name: 'Undo' }).click();
    await refusal.waitFor({ state: 'detached' });
    await expect.poll(() => telephone.inputValue()).toBe('2345 2222');
    await telephone.fill('2345 3333');
    await telephone.blur();
    await page.getByTitle('Saved', { exact: true }).waitFor();
    await expect.poll(() => theirs.inputValue(), { timeout: 20_000 }).toBe('2345 3333');
  },
  TIME,
);

/** Opens a dish of the menu editor, and returns its name and price. */
async function openDish(page: Page, dish: string) {
  await signIn(page, '/office/menu', 'owner');
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill(dish);
  await page
    .getByRole('button', { name: new RegExp(`^${dish}`) })
    .first()
    .click();
  const name = page.getByRole('textbox', { name: 'Name, English', exact: true });
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await name.waitFor();
  return { name, price };
}

test(
  'B2.3 two owners change one dish: each field asks whose value stays, and both see the same',
  async () => {
    const { page: mine, context } = await stage.device({ size: 'desktop' });
    const { page: other } = await stage.device({ size: 'desktop' });
    const here = await openDish(mine, 'Plain congee');
    const there = await openDish(other, 'Plain congee');
    await context.setOffline(true);
    await here.price.fill('48');
    await here.price.blur();
    await here.name.fill('Congee of mine');
    await here.name.blur();
    await expect.poll(() => mine.getByTitle('Kept on this device').count()).toBeGreaterThan(1);
    await there.price.fill('52');
    await there.price.blur();
    await there.name.fill('Congee of theirs');
    await there.name.blur();
    await expect.poll(() => other.getByTitle('Saved', { exact: true }).count()).toBeGreaterThan(1);
    await context.setOffline(false);

    const question = mine.getByRole('alertdialog');
    await question.getByText(/52/).waitFor();
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await question.getByText('Congee of theirs', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Keep theirs' }).click();
    await question.waitFor({ state: 'detached' });
    for (const { name, price } of [here, there]) {
      await expect.poll(() => price.inputValue(), { timeout: 20_000 }).toMatch(/^48/);
      await expect.poll(() => name.inputValue(), { timeout: 20_000 }).toBe('Congee of theirs');
    }
  },
  TIME,
);

test(
  'B5.1 B5.4 what no shop can have stays in its field with the reason, and an exception is published with its day',
  async () => {
    const { page } = await stage.device();
    await signIn(page, '/office/shop', 'owner');
    await page.goto(PAGE);
    const saved = page.getByText('Guests see every change at once.');
    await saved.waitFor();
    const name = page.getByRole('textbox', { name: 'Name, English' });
    const before = await name.inputValue();
    await name.fill('n'.repeat(401));
    await name.blur();
    await page.getByText('At most 400 characters.').waitFor();
    expect(await name.inputValue()).toBe('n'.repeat(401));
    await name.fill(before);
    await name.blur();
    await page.getByText('At most 400 characters.').waitFor({ state: 'detached' });
    const telephone = page.getByRole('textbox', { name: 'Telephone' });
    await telephone.fill('call us');
    await telephone.blur();
    await page.getByText('Enter a telephone number such as 2345 6789.').waitFor();

    await page.goto('/office/shop?page=hours');
    await page.getByRole('button', { name: 'Exception', exact: true }).click();
    const day = page.getByRole('group', { name: 'Exception' }).getByLabel('First day');
    const exceptions = async () => (await page.request.get(`${stage.restaurant().url}/api/shops`)).text();
    await day.fill('0202-12-24');
    await page.getByText('Enter a day of the calendar.').waitFor();
    expect(await exceptions()).not.toContain('hoursExceptions');
    await day.fill('2099-12-24');
    await page.getByRole('group', { name: 'Holiday' }).waitFor();
    await expect
      .poll(exceptions, { timeout: 20_000 })
      .toContain('"hoursExceptions":[{"from":"2099-12-24","to":"2099-12-24"');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
  },
  TIME,
);
