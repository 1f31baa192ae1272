import { expect, it } from 'vitest';
import { fileNames, gridOf, PAPERS, type Paper, PER_PAGE, pagesOf } from './sheet.ts';

it('B5.3 every sheet of 1 to 24 codes fills a page of its paper, and no more', () => {
  expect([PER_PAGE[0], PER_PAGE.at(-1)]).toEqual([1, 24]);
  for (const paper of ['a4', 'letter'] satisfies Paper[]) {
    for (const count of PER_PAGE) {
      const { columns, rows, rowMm } = gridOf(paper, count);
      expect(columns * rows).toBe(count);
      expect(rows * rowMm).toBeLessThanOrEqual(PAPERS[paper]);
    }
  }
});

it('B5.3 codes are cut into pages, the last as full as it is', () => {
  expect(pagesOf(['1', '2', '3', '4', '5'], 2)).toEqual([['1', '2'], ['3', '4'], ['5']]);
  expect(pagesOf([], 4)).toEqual([]);
});

it('B5.3 the files of a zip have the tables’ names, without what no file may have in its name', () => {
  expect(fileNames(['A1', 'A/1', '露台 1', '../..', 'A-1'])).toEqual([
    'A1.svg',
    'A-1.svg',
    '露台-1.svg',
    '-.svg',
    'A-1-2.svg',
  ]);
});
