import { expect, test } from 'vitest';
import { parseTable, writeTable } from './tsv.ts';

test('B3.2 cells of a spreadsheet are read by tabs and line ends, quoted ones as they are', () => {
  expect(parseTable('Tea\t18\r\nMilk tea\t20\r\n')).toEqual([
    ['Tea', '18'],
    ['Milk tea', '20'],
  ]);
  expect(parseTable('one')).toEqual([['one']]);
  expect(parseTable('')).toEqual([['']]);
  expect(parseTable('a\t\n\tb')).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
  expect(parseTable('"two\nlines"\t"say ""hi"""\n5" plate\t"open')).toEqual([
    ['two\nlines', 'say "hi"'],
    ['5" plate', '"open'],
  ]);
});

test('B3.2 what is copied is pasted as it was, and is no formula in a spreadsheet', () => {
  const table = [
    ['Tea', '凍檸茶', ''],
    ['=1+1', '"open', '+852 1234'],
    ['a\tb', 'c\nd', "it's"],
    ['＝1+1', '＠home', ' ＋1'],
  ];
  const text = writeTable(table);
  expect(parseTable(text)).toEqual(table);
  expect(text.split('\n')[1]).toBe('\'=1+1\t"""open"\t\'+852 1234');
  expect(text.split('\n').at(-1)).toBe("'＝1+1\t'＠home\t' ＋1");
});
