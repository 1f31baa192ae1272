import { expect, it } from 'vitest';
import { billQuery, NO_FILTER, stateOf } from './bill-filter.ts';

it('M4.1 the office asks for bills by state, business day and text, and page by page without a gap', () => {
  const $sort = { startTime: -1, _id: -1 };
  expect(billQuery('tea', NO_FILTER, undefined, 50)).toEqual({
    ...{ shop: 'tea', $limit: 50, $sort },
    status: { $in: ['ongoing', 'toPay', 'done', 'test', 'void', 'cancelled'] },
  });
  const last = { _id: 's9', startTime: '2026-03-02T04:00:00.000Z' };
  expect(billQuery('tea', { state: 'done', day: '2026-03-02', search: ' a27 ' }, last, 50)).toEqual({
    ...{ shop: 'tea', $limit: 50, $sort, status: { $in: ['done'] }, businessDay: '2026-03-02' },
    search: 'a27',
    $or: [{ startTime: { $lt: last.startTime } }, { startTime: last.startTime, _id: { $lt: 's9' } }],
  });
  const states = (['toPay', 'done', 'cancelled'] as const).map((status) => stateOf({ status }));
  expect(states).toEqual(['open', 'done', 'ended']);
});
