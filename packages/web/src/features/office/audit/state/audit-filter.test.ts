import { expect, test } from 'vitest';
import { auditQuery, NO_FILTER } from './audit-filter.ts';

test('B6.5 the audit log is filtered by who, what, when, shop, device and entity, page by page', () => {
  expect(auditQuery(NO_FILTER, undefined, 50)).toEqual({ $limit: 50 });
  const query = auditQuery(
    { ...NO_FILTER, by: 'ada', action: 'voidBill', shop: 'a', device: 'till1', entity: ' bill1 ' },
    'x',
    50,
  );
  expect(query).toEqual({
    ...{ by: 'ada', action: 'voidBill', shop: 'a', device: 'till1', entity: 'bill1' },
    _id: { $lt: 'x' },
    $limit: 50,
  });
  const { at } = auditQuery({ ...NO_FILTER, from: '2026-03-02', to: '2026-03-02' }, undefined, 50);
  const [start = '', end = ''] = [at?.$gte, at?.$lt];
  expect(Date.parse(end) - Date.parse(start)).toBe(24 * 60 * 60 * 1000);
});
