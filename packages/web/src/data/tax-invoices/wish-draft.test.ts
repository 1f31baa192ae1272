import type { InvoiceWish } from '@comanda/contract';
import { expect, test } from 'vitest';
import { ASKED_KINDS, draftOf, entriesOf, entryOf, scannedWish, wishOf } from './wish-draft.ts';

const EMPTY = draftOf({ kind: 'paper' });

test.each<InvoiceWish>([
  { kind: 'paper' },
  { kind: 'paper', businessNumber: '04595257' },
  { kind: 'mobile', carrier: '/ABC1234', businessNumber: '04595257' },
  { kind: 'certificate', carrier: 'AB12345678901234' },
  { kind: 'provider', email: 'mei@example.com' },
  { kind: 'donation', donation: '919' },
])('M7.2 the form shows the wish %j, and gives it back', (wish) => {
  expect(wishOf(draftOf(wish))).toEqual(wish);
});

test('M7.2 a barcode may be typed in small letters, with blanks, and without its slash', () => {
  for (const mobile of ['/ABC1234', 'abc1234', ' /abc 1234 '])
    expect(wishOf({ ...EMPTY, kind: 'mobile', mobile })).toEqual({ kind: 'mobile', carrier: '/ABC1234' });
  // seven characters after a slash, so nothing is put before what is too short
  expect(wishOf({ ...EMPTY, kind: 'mobile', mobile: 'abc' })).toEqual({ kind: 'mobile', carrier: 'ABC' });
});

test('M7.2 what was typed for another kind is not sent', () => {
  const typed = { ...EMPTY, mobile: '/ABC1234', email: 'mei@example.com', businessNumber: '04595257' };
  expect(wishOf({ ...typed, kind: 'donation', donation: '919' })).toEqual({
    kind: 'donation',
    donation: '919',
  });
  expect(wishOf({ ...typed, kind: 'paper' })).toEqual({ kind: 'paper', businessNumber: '04595257' });
});

test('M7.2 each wrong field of a wish is one of the form of its kind', () => {
  expect(ASKED_KINDS.map((kind) => entryOf(kind, 'carrier'))).toEqual([
    ...['mobile', 'mobile', 'mobile', 'certificate', 'mobile'],
  ]);
  expect(entriesOf('certificate')).toContain(entryOf('certificate', 'carrier'));
  expect(entriesOf('donation')).toEqual([entryOf('donation', 'donation')]);
});

test('M7.2 a scan is taken for a carrier by its form only', () => {
  expect(scannedWish('/ABC1234')).toEqual({ kind: 'mobile', carrier: '/ABC1234' });
  expect(scannedWish('ab12345678901234')).toEqual({ kind: 'certificate', carrier: 'AB12345678901234' });
  for (const text of ['ABC1234', '4710088412345', 'SUMMER', '/ABC12345'])
    expect(scannedWish(text)).toBeUndefined();
});
