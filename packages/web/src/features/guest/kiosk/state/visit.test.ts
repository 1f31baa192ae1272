import { expect, test } from 'vitest';
import { NEW_VISIT, type VisitEvent, visitReducer } from './visit.ts';

const after = (...events: readonly VisitEvent[]) => events.reduce(visitReducer, NEW_VISIT);
const BEGUN = { type: 'begun', asksTent: false } as const;

test('T9.1 asks for the number of a tent only where the shop hands them out', () => {
  expect(after(BEGUN).step).toBe('menu');
  const asked = after({ type: 'begun', asksTent: true });
  expect(asked.step).toBe('tent');
  expect(visitReducer(asked, { type: 'tentTaken', tent: 12 })).toMatchObject({ step: 'menu', tent: 12 });
});

test('T9.2 offers dishes once before the review, and not where nothing goes with the order', () => {
  expect(after(BEGUN, { type: 'reviewed', hasOffer: false }).step).toBe('review');
  const offered = after(BEGUN, { type: 'reviewed', hasOffer: true });
  expect(offered.step).toBe('offer');
  const again = [{ type: 'menuOpened' }, { type: 'reviewed', hasOffer: true }] as const;
  expect(again.reduce(visitReducer, offered).step).toBe('review');
});

test('T9.2 leads from a dish to where it was opened', () => {
  const opened = { type: 'dishOpened', product: 'tea' } as const;
  expect(after(BEGUN, opened)).toMatchObject({ step: 'dish', product: 'tea' });
  const closed = after(BEGUN, opened, { type: 'dishClosed' });
  expect(closed).toEqual({ ...NEW_VISIT, step: 'menu' });
  expect(after(BEGUN, { ...opened, line: 'l1' }, { type: 'dishClosed' }).step).toBe('review');
});

test('T9.4 M3.5 ends with the number, and says so where the money has to be checked first', () => {
  const placed = after({ type: 'placed', session: 's1', isMemberLost: false });
  expect(visitReducer(placed, { type: 'finished', isHeld: false })).not.toHaveProperty('isHeld');
  expect(visitReducer(placed, { type: 'finished', isHeld: true })).toMatchObject({
    ...{ step: 'done', session: 's1', isHeld: true },
  });
});

test('T9.3 keeps the member until the order is placed, and says if they could not be added', () => {
  const member = { phone: '+85255550101' };
  const known = after(BEGUN, { type: 'memberAsked' }, { type: 'memberSet', member });
  expect(known).toMatchObject({ step: 'review', member });
  const placed = visitReducer(known, { type: 'placed', session: 's1', isMemberLost: true });
  expect(placed).toMatchObject({ step: 'pay', session: 's1', isMemberLost: true });
});
