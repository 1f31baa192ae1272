import { expect, test } from 'vitest';
import { CallError } from '../../../../data/calls/call-error.ts';
import { refusalOf } from './refusal.ts';

test('B2.6 a refusal says that the moment has passed, or which errors keep the set from being published', () => {
  const past = new CallError('badRequest', 400, { problems: [{ field: 'publishAt', rule: 'minimum' }] });
  expect(refusalOf('set1', past)).toEqual({ set: 'set1', text: 'changes.moment.past', problems: [] });
  const problems = [{ level: 'error', code: 'codeTwice', list: 'products', entity: 'tea' }];
  const failed = new CallError('checkFailed', 409, { problems });
  expect(refusalOf('set1', failed)).toEqual({ set: 'set1', text: 'errors:checkFailed', problems });
  const moved = new CallError('changeSetMoved', 409, { version: 3 });
  expect(refusalOf('set1', moved)).toEqual({ set: 'set1', text: 'errors:changeSetMoved', problems: [] });
  expect(refusalOf('set1', new Error('broken')).text).toBe('errors:serverError');
});
