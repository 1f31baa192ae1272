import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FILE_LIMITS, readPictures } from '../read/index.ts';
import { aDish, SHOP } from '../testing/a-menu.ts';
import { pictureEdits, planPictures } from './picture-plan.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 3]);

describe('a zip of pictures', () => {
  it('B8.1 is read by its files’ names; folders and what a computer adds do not matter', () => {
    const zip = zipSync({
      'menu/D1.jpg': JPEG,
      'menu/.DS_Store': strToU8('x'),
      '__MACOSX/menu/._D1.jpg': JPEG,
      '../../D2.PNG': PNG,
      'notes.txt': strToU8('=1+1'),
    });
    const read = readPictures(zip);
    expect(read.map(({ file, code, picture }) => [file, code, picture?.type])).toEqual([
      ['D1.jpg', 'D1', 'image/jpeg'],
      ['D2.PNG', 'D2', 'image/png'],
      ['notes.txt', 'notes', undefined],
    ]);
  });

  it('B8.1 is refused above the bounds, and if it is no zip', () => {
    const zip = zipSync({ 'a.jpg': new Uint8Array(3_000_000), 'b.jpg': new Uint8Array(3_000_000) });
    expect(zip.length).toBeLessThan(10_000);
    expect(() => readPictures(zip, { ...FILE_LIMITS, unpacked: 5_000_000 })).toThrow('unpacksTooLarge');
    expect(() => readPictures(zip, { ...FILE_LIMITS, rows: 1 })).toThrow('tooManyRows');
    expect(() => readPictures(new Uint8Array(FILE_LIMITS.bytes + 1))).toThrow('tooLarge');
    expect(() => readPictures(JPEG)).toThrow('notZip');
    expect(() => readPictures(zipSync({ 'a/': new Uint8Array() }))).toThrow('notZip');
    // 9 s on a loaded machine
  }, 60_000);

  it('B8.1 gives each dish the picture of its code, and says what is left out', () => {
    const zip = zipSync({ 'd1.jpg': JPEG, 'D1.png': PNG, 'E9.png': PNG, 'D1.txt': strToU8('x') });
    const planned = planPictures(
      readPictures(zip),
      [aDish(), aDish({ _id: 'far', code: 'E9', shops: ['x'] })],
      SHOP,
    );
    expect(planned.map(({ file, dish, problem }) => [file, dish?._id, problem])).toEqual([
      ['d1.jpg', 'tea', undefined],
      ['D1.png', 'tea', 'codeTwice'],
      ['D1.txt', undefined, 'notPicture'],
      ['E9.png', undefined, 'codeUnknown'],
    ]);
  });

  it('B8.3 changes nothing the second time', () => {
    const tea = aDish({ image: 'old' });
    const edits = pictureEdits([[tea, 'photo-1']]);
    expect(edits).toEqual([{ list: 'products', entity: 'tea', path: 'image', was: 'old', value: 'photo-1' }]);
    expect(pictureEdits([[{ ...tea, image: 'photo-1' }, 'photo-1']])).toEqual([]);
  });
});
