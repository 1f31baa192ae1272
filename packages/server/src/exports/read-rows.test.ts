import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { EXPORTED_TABLES } from './exported-tables.ts';
import { rowsFrom } from './loading/read-rows.ts';

const MEBIBYTE = 2 ** 20;

it('B8.5 a line of 300 MB is refused once 16 MiB of it are read', async () => {
  const [table] = EXPORTED_TABLES;
  if (table === undefined) throw new Error('nothing is exported');
  let read = 0;
  const endless = Readable.from(
    (function* () {
      for (; read < 300; read += 1) yield Buffer.alloc(MEBIBYTE, 'a');
    })(),
  );
  await expect(rowsFrom(endless, table).next()).rejects.toThrow('a line is over 16 MiB');
  expect(read).toBeLessThan(40);
});
