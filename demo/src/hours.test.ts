import { availableSections, onlineAvailability } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { demoOrganisation } from './index.ts';

const { shops, sections } = demoOrganisation();
const HALF_HOURS = Array.from({ length: 7 * 48 }, (_, step) =>
  new Date(Date.UTC(2026, 2, 2) + step * 30 * 60_000).toISOString(),
);

describe.each(shops)('$_id', (shop) => {
  test.each(['takeAway', 'dineIn'] as const)('takes %s orders at every hour of the week', (orderType) => {
    const closed = HALF_HOURS.filter((now) => !onlineAvailability(shop, orderType, now).open);
    expect(closed).toEqual([]);
  });

  test.each(['takeAway', 'dineIn'] as const)('serves a section to %s at every hour', (orderType) => {
    const empty = HALF_HOURS.filter(
      (now) => availableSections(sections, { shop, orderType, now }).length === 0,
    );
    expect(empty).toEqual([]);
  });
});

test('the teahouse seats guests without a table until ten at night', () => {
  const [, teahouse] = shops;
  if (teahouse === undefined) throw new Error('The demo has two shops');
  expect(onlineAvailability(teahouse, 'dineInNoTable', '2026-03-02T21:59:00+08:00')).toEqual({ open: true });
  expect(onlineAvailability(teahouse, 'dineInNoTable', '2026-03-02T22:00:00+08:00')).toMatchObject({
    open: false,
  });
});

test('brunch is for weekends', () => {
  const [, shop] = shops;
  if (shop === undefined) throw new Error('The demo has two shops');
  const at = (now: string) =>
    availableSections(sections, { shop, orderType: 'takeAway', now }).map(({ _id }) => _id);
  expect(at('2026-03-06T10:00:00+08:00')).toEqual(['teahouse-day']);
  expect(at('2026-03-07T10:00:00+08:00')).toEqual(['teahouse-brunch', 'teahouse-day']);
  expect(at('2026-03-07T02:00:00+08:00')).toEqual(['teahouse-night']);
});
