import { expect, it } from 'vitest';
import { createImportSession } from './import-session.ts';

it('B8.1 a file with a header and nothing below it is empty, and not the same as the menu', async () => {
  const ask = createImportSession(() => 'id');
  const read = (text: string) => ask({ kind: 'read', file: new Blob([text]), subject: 'menu' });
  expect(await read('Name,Price\n , \n')).toEqual({ problem: 'noTable' });
  expect(await read('Name,Price\nTea,18\n')).toMatchObject({ answer: { count: 1 } });
});
