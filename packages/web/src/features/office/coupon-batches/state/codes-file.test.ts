import { describe, expect, it, vi } from 'vitest';
import { codesFile, codesFileName, collectCodes } from './codes-file.ts';

const PAGES = new Map([
  ['', { codes: [{ code: 'A-2', used: 0 }], next: 'A-2' }],
  ['A-2', { codes: [{ code: 'A-3', used: 1 }], next: 'A-3' }],
  ['A-3', { codes: [{ code: 'A-4', used: 0 }] }],
]);
const readPage = async (after = '') => PAGES.get(after) ?? { codes: [] };

describe('the file of a batch', () => {
  it('B4.8 has the codes of every page, and tells how far it is', async () => {
    const onRead = vi.fn();
    const codes = await collectCodes({ readPage, onRead, signal: new AbortController().signal });
    expect(codes?.map(({ code }) => code)).toEqual(['A-2', 'A-3', 'A-4']);
    expect(onRead.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('B4.8 is not made once it is cancelled, and asks for no further page', async () => {
    const stop = new AbortController();
    const read = vi.fn(readPage);
    const onRead = () => stop.abort();
    expect(await collectCodes({ readPage: read, onRead, signal: stop.signal })).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('B4.8 has no code that a spreadsheet calculates or takes for a number', () => {
    const codes = ['FLYER-7KQ2MXN4', '0023456789', '2E23456789', '-2', '=2', '＝2'].map((code) => ({
      code,
      used: 0,
    }));
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(codesFile(codes))).toBe(
      "\uFEFFcode,used\r\nFLYER-7KQ2MXN4,0\r\n'0023456789,0\r\n'2E23456789,0\r\n'-2,0\r\n'=2,0\r\n'＝2,0\r\n",
    );
    expect(codesFileName('FLYER-')).toBe('FLYER-codes.csv');
  });
});
