import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CallError } from '../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../data/calls/shown-in-place.ts';
import { createQueryClient } from './query-client.ts';

const failure = new CallError('unavailable', 503);

async function failing(options: object): Promise<readonly unknown[]> {
  const reported: unknown[] = [];
  const queries = createQueryClient((error) => reported.push(error));
  const action = new MutationObserver(queries, { mutationFn: () => Promise.reject(failure), ...options });
  await action.mutate().catch(() => undefined);
  return reported;
}

test('a failed action that nobody handles is reported, once', async () => {
  expect(await failing({})).toEqual([failure]);
});

test('one that is handled or shown where it was started is not', async () => {
  expect(await failing({ onError: () => undefined })).toEqual([]);
  expect(await failing({ meta: SHOWN_IN_PLACE })).toEqual([]);
});
