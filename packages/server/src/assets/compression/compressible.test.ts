import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createCompressible } from './compressible.ts';

const zlib = vi.hoisted(() => ({ failures: 0 }));
vi.mock('node:zlib', async (load) => {
  const real = await load<typeof import('node:zlib')>();
  type Then = (error: Error | null, bytes?: Buffer) => void;
  return {
    ...real,
    brotliCompress(raw: Buffer, options: object, then: Then) {
      if (zlib.failures === 0) return real.brotliCompress(raw, options, then);
      zlib.failures -= 1;
      then(new Error('no memory'));
    },
  };
});

it('what could not be compressed once is compressed when it is asked for again', async () => {
  const raw = Buffer.from('rice '.repeat(1_000));
  const packed = createCompressible(raw, 4);
  zlib.failures = 1;
  await expect(packed.encoded('br')).rejects.toThrow('no memory');
  expect(brotliDecompressSync(await packed.encoded('br'))).toEqual(raw);
});
