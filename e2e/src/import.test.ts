import { expect, test } from 'vitest';
import { problemsOf } from './harness/glance.ts';
import { signIn } from './harness/kitchen.ts';
import { settled, showAt } from './harness/screens.ts';
import { aStage } from './harness/stage.ts';

const stage = aStage();
const ROWS = 900;

/** Returns a list of dishes with a second column of prices, and a price that is none. */
function aList(): Buffer {
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `Z${at},測試菜 ${at},Test dish ${at},試食,${at + 10},9`,
  );
  const head = '編號,品名,English,類別,價錢,牌價';
  return Buffer.from([head, ...rows, 'Z9999,時價魚,Fish,試食,時價,9'].join('\n'));
}

test('B8.2 a menu is imported at 320 px by keyboard, goes on after a reload, and is published; the same file changes nothing', async () => {
  const { page } = await stage.device({ size: 'phone' });
  await showAt(page, 320);
  await signIn(page, '/office/import', 'owner');
  const found: string[] = [];
  const look = async (name: string) => {
    await settled(page);
    const problems = await problemsOf(page, { widths: [320] });
    found.push(...problems.map((problem) => `${name}: ${problem}`));
  };
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: aList() };
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
    await (await chooser).setFiles(file);
  };
  await page.getByRole('heading', { name: 'Export the menu' }).waitFor();
  await look('file');
  await choose();
  const second = page.getByLabel('牌價 becomes');
  await second.selectOption('Leave out');
  await page.getByText('價錢: “時價” is no amount').waitFor();
  await look('columns and rows');
  await page.getByRole('button', { name: `Put ${ROWS} rows into a draft` }).press('Enter');
  await page.getByText(/^[1-9]\d* of \d+ parts are in the draft/).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: `${ROWS + 1} changes are in a draft` }).waitFor();
  await look('draft');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await page.getByRole('heading', { name: 'The import is published' }).waitFor();
  await page.getByRole('button', { name: 'Another file' }).press('Enter');
  await choose();
  await page.getByText('價錢: “時價” is no amount').waitFor();
  const counts = () => page.getByRole('definition').allTextContents();
  await expect.poll(counts).toEqual(['0', '0', `${ROWS}`, '1']);
  await expect.poll(() => page.getByLabel('牌價 becomes').inputValue()).toBe('skip');
  await page.getByRole('button', { name: `Correct row ${ROWS + 2}, Fish` }).press('Enter');
  await page.getByLabel('價錢', { exact: true }).waitFor();
  await look('correcting a row');
  await page.getByRole('button', { name: 'Price asked at the till' }).press('Enter');
  await page.getByRole('button', { name: 'Put 1 row into a draft' }).waitFor();
  await expect.poll(counts).toEqual(['1', '0', `${ROWS}`, '0']);
  for (const language of ['zh-hk', 'zh-cn']) {
    await page.goto(`/${language}/office/import`);
    await page
      .getByRole('heading', { name: 'CSV' })
      .or(page.getByRole('button', { name: 'CSV' }))
      .waitFor();
    await look(language);
  }
  expect(found).toEqual([]);
}, 240_000);
