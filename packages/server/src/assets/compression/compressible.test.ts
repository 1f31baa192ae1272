import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createCompressible } from './compressible.ts';

it('what could not be compressed once is compressed when it is asked for again', async () => {
  const raw = Buffer.from('rice '.repeat(1_000));
  let failures = 1;
  const packed = createCompressible(raw, 4, undefined, async () => {
    failures -= 1;
    if (failures === 0) throw new Error('no memory');
    return brotliCompressSync(raw);
  });
  await expect(packed.encoded('br')).rejects.toThrow('no memory');
  expect(brotliDecompressSync(await packed.encoded('br'))).toEqual(raw);
});
