import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '../export/index.ts';
import { decodeText } from './decode-text.ts';
import { FILE_LIMITS } from './limits.ts';
import { readFile } from './read-file.ts';
import { unpack } from './unpack.ts';

/** Encodes text in an encoding of two bytes, by decoding every pair. */
function encoded(text: string, encoding: 'big5' | 'gb18030' | 'shift_jis'): Uint8Array {
  const bytesOf = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      try {
        const character = decoder.decode(new Uint8Array([lead, trail]));
        if ([...character].length === 1 && !bytesOf.has(character)) bytesOf.set(character, [lead, trail]);
      } catch {
        // no such character
      }
    }
  }
  return new Uint8Array([...text].flatMap((each) => bytesOf.get(each) ?? [each.charCodeAt(0)]));
}

const utf16 = (text: string, mark: readonly number[]) => {
  const units = [...text].flatMap((each) => {
    const code = each.charCodeAt(0);
    return [code & 0xff, code >> 8];
  });
  return new Uint8Array([...mark, ...units]);
};

describe('a file of text', () => {
  it.each([
    ['big5', '編號,品名,類別,價錢\nB07,沙嗲牛肉公仔麵,粉麵,46\nC01,凍檸茶,飲品,20\n'],
    ['gb18030', '编号,品名,类别,价格\n07,沙爹牛肉面,面食,46\n01,冻柠茶,饮料,20\n'],
    ['shift_jis', 'コード,商品名,カテゴリ,価格\n07,カレーうどん,麺類,460\n01,アイスコーヒー,飲み物,200\n'],
  ] as const)('B8.1 in %s is read without loss', (encoding, text) => {
    expect(decodeText(encoded(text, encoding))).toEqual({ text, encoding });
  });

  it('B8.1 in UTF-8 or UTF-16, with a mark or without, is read without loss', () => {
    const text = 'name,price\n檸茶,18\n';
    expect(decodeText(strToU8(text)).encoding).toBe('utf-8');
    expect(decodeText(strToU8(`\uFEFF${text}`))).toEqual({ text, encoding: 'utf-8' });
    expect(decodeText(utf16(text, [0xff, 0xfe]))).toEqual({ text, encoding: 'utf-16le' });
    expect(decodeText(utf16(text, []))).toEqual({ text, encoding: 'utf-16le' });
  });

  it('B8.1 is read in the chosen encoding, and refused if that loses something', () => {
    const bytes = encoded('品名', 'big5');
    expect(decodeText(bytes, 'big5').text).toBe('品名');
    expect(() => decodeText(bytes, 'utf-8')).toThrow('encodingUnknown');
  });

  it('B8.1 has its cells apart whatever separates them', async () => {
    const { rows } = await readFile(strToU8('name;price\n"Tea; hot";18,50\n'));
    expect(rows.slice(0, 2)).toEqual([
      ['name', 'price'],
      ['Tea; hot', '18,50'],
    ]);
  });
});

describe('a file over a bound', () => {
  it('B8.1 of bytes or rows is refused', async () => {
    await expect(readFile(new Uint8Array(FILE_LIMITS.bytes + 1))).rejects.toThrow('tooLarge');
    const rows = 'a,1\n'.repeat(FILE_LIMITS.rows);
    await expect(readFile(strToU8(`n,p\n${rows}`))).resolves.toBeDefined();
    await expect(readFile(strToU8(`n,p\n${rows}a,1\n`))).rejects.toThrow('tooManyRows');
    await expect(readFile(strToU8(' ,\n'))).rejects.toThrow('noTable');
  });

  it('B8.1 that unpacks to more is given up, whatever the zip says of itself', async () => {
    const part = zipSync({ 'sheet1.xml': new Uint8Array(200_000) });
    const file = part.subarray(0, part.length - 22 - 46 - 'sheet1.xml'.length);
    const bomb = new Uint8Array(Array.from({ length: 11 }, () => [...file]).flat());
    const limits = { ...FILE_LIMITS, unpacked: 2_000_000 };
    expect(bomb.length).toBeLessThan(limits.unpacked / 100);
    await expect(readFile(bomb, undefined, limits)).rejects.toThrow('unpacksTooLarge');
    const small = zipSync({ 'a.xml': new Uint8Array(1000) });
    expect(() => unpack(small, () => true, { bytes: 999, files: 1 })).toThrow('unpacksTooLarge');
    expect(unpack(small, () => true, { bytes: 1000, files: 1 }).get('a.xml')?.length).toBe(1000);
    expect(() => unpack(small, () => true, { bytes: 1000, files: 0 })).toThrow('tooManyRows');
    await expect(readFile(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).rejects.toThrow('notRead');
  });
});

describe('a text like a formula', () => {
  it('B8.1 stays a text in a workbook', async () => {
    const { rows } = await readFile(
      xlsxFile([
        ['name', 'price'],
        ['=1+1', 18.5],
        ['<&>', 0],
      ]),
    );
    expect(rows).toEqual([
      ['name', 'price'],
      ['=1+1', '18.5'],
      ['<&>', '0'],
    ]);
  });
});
