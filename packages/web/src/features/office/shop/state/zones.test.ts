import { expect, it } from 'vitest';
import { firstName } from '../../fields/index.ts';
import { linesOf, newZone, withLines } from './zones.ts';

it('B5.2 the places of a zone are typed one a line, in every language', () => {
  const one = withLines([], 'en', 'Central\nWan Chai\n');
  expect(one).toEqual([
    { en: 'Central', cht: '', chs: '' },
    { en: 'Wan Chai', cht: '', chs: '' },
  ]);
  const both = withLines(one, 'cht', '中環\n灣仔');
  expect(linesOf(both, 'cht')).toBe('中環\n灣仔');
  expect(withLines(both, 'en', 'Central')).toEqual([
    { en: 'Central', cht: '中環', chs: '' },
    { en: '', cht: '灣仔', chs: '' },
  ]);
  expect(withLines(one, 'en', '')).toEqual([]);
  expect(newZone(firstName('Near'))).toMatchObject({ name: { en: 'Near', cht: '' }, areas: [], fee: 0 });
});
