import { readFileSync } from 'node:fs';
import { demoOrganisation } from '@comanda/demo';
import { expect, test } from 'vitest';
import { problemsOf } from './harness/glance.ts';
import { signIn } from './harness/kitchen.ts';
import { overflows, settled } from './harness/screens.ts';
import { asStaff } from './harness/staff.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const TIME = 120_000;

test(
  'B2.9 the office shows what changed between two days, and the menu of a day as a phone and as a file',
  async () => {
    const dish = demoOrganisation().products.find(({ name }) => name.en === 'Shrimp wonton noodles');
    const { _id: entity = '', price: was = 0 } = dish ?? {};
    const owner = await asStaff(stage.client(), 'owner');
    await owner.create('changeSets/edit', {
      requestId: crypto.randomUUID(),
      changeSet: 'now',
      edits: [{ list: 'products', entity, path: 'price', was, value: was + 770 }],
    });
    const [before, after] = [was, was + 770].map((amount) => `$${(amount / 100).toFixed(2)}`);
    const { page } = await stage.device({ size: 'desktop' });
    await signIn(page, '/office/history', 'owner');
    await page.getByText('1 change', { exact: true }).first().waitFor();
    const change = page.getByRole('listitem').filter({ hasText: 'Price' });
    await expect.poll(() => change.textContent()).toContain(after ?? '');
    expect(await change.textContent()).toContain(before ?? '');
    await page.getByRole('heading', { name: 'Shrimp wonton noodles' }).waitFor();
    await page.getByRole('heading', { name: 'Published in between' }).waitFor();
    await settled(page);
    expect(await problemsOf(page)).toEqual([]);
    expect(await overflows(page, [320, 768, 1280])).toEqual([]);

    const ofDay = page.getByRole('region', { name: /^Menu of/ });
    const first = ofDay.first();
    await first.getByRole('button', { name: 'See it as a guest' }).click();
    const sheet = page.getByRole('dialog', { name: /^Menu of/ });
    // a time at which it is on the menu
    await sheet.getByLabel('Time of day').fill('18:30');
    const dishIn = sheet.getByText('Shrimp wonton noodles').first();
    await dishIn.waitFor();
    await expect.poll(() => sheet.textContent()).not.toContain(`${after}`);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });

    await ofDay.last().getByRole('button', { name: 'See it as a guest' }).click();
    await sheet.getByLabel('Time of day').fill('18:30');
    await expect.poll(() => sheet.textContent()).toContain(`${after}`);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });

    const saved = page.waitForEvent('download');
    await first.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^menu-\d{4}-\d{2}-\d{2}\.csv$/);
    const row = readFileSync(await file.path(), 'utf8')
      .split('\r\n')
      .find((line) => line.startsWith(`dish,${entity},`));
    expect(row?.split(',')).toContain(String(was / 100));

    // a day with itself
    const to = await page.getByLabel('To', { exact: true }).inputValue();
    await page.getByLabel('From', { exact: true }).fill(to);
    await page.getByText('Choose two different days.').waitFor();
  },
  TIME,
);
