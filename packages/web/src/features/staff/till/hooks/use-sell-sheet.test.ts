import type { CartLine } from '@comanda/domain';
import { expect, test } from 'vitest';
import type { SalePlace } from '../../sale/index.ts';
import { opensOf } from './use-sell-sheet.ts';

const COUNTER: SalePlace = { key: 'counter', type: 'takeAway' };
const TOAST: CartLine = { id: 'toast-1', product: 'toast', quantity: 1 };

/** Returns the sheets that F4 and Delete open. */
function sheetsOf(chosen: CartLine | undefined, hasLines: boolean): readonly string[] {
  const opened: string[] = [];
  const { onReduce, onVoid } = opensOf({ place: COUNTER, chosen, hasLines }, (sheet) => opened.push(sheet));
  onReduce?.();
  onVoid?.();
  return opened;
}

test('T3.1 F4 reduces the chosen dish, the bill while none is chosen, and nothing before a dish is rung up', () => {
  expect(sheetsOf(TOAST, true)).toEqual(['reduce']);
  expect(sheetsOf(undefined, true)).toEqual(['reduceBill']);
  expect(sheetsOf(undefined, false)).toEqual([]);
});

test('T4.4 F4 leaves a price that was just entered as it is', () => {
  expect(sheetsOf({ ...TOAST, manualPrice: 18_800 }, true)).toEqual([]);
});
