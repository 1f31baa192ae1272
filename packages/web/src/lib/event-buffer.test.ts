import { expect, test } from 'vitest';
import { createEventBuffer } from './event-buffer.ts';

function answering<Data>() {
  let answer: (data: Data) => void = () => undefined;
  const promise = new Promise<Data>((resolve) => {
    answer = resolve;
  });
  return { ask: () => promise, answer };
}

const withRow = (row: string) => (rows: readonly string[]) => [...rows, row];

test('events since the request are applied to its answer, in order', async () => {
  const buffer = createEventBuffer<readonly string[]>();
  buffer.record(withRow('before it was asked for'));
  const { ask, answer } = answering<readonly string[]>();
  const read = buffer.read(ask);
  buffer.record(withRow('first'));
  buffer.record(withRow('second'));
  answer(['answered']);
  expect(await read).toEqual(['answered', 'first', 'second']);
});

test('an event is applied to both of two pending answers, not to a later one', async () => {
  const buffer = createEventBuffer<readonly string[]>();
  const [one, two] = [answering<readonly string[]>(), answering<readonly string[]>()];
  const first = buffer.read(one.ask);
  const second = buffer.read(two.ask);
  buffer.record(withRow('told'));
  one.answer(['one']);
  two.answer(['two']);
  expect(await first).toEqual(['one', 'told']);
  expect(await second).toEqual(['two', 'told']);
  expect(await buffer.read(async () => ['three'])).toEqual(['three']);
});

test('a failed read rejects, and leaves the next one as it is', async () => {
  const buffer = createEventBuffer<readonly string[]>();
  await expect(buffer.read(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  buffer.record(withRow('told between'));
  expect(await buffer.read(async () => ['answered'])).toEqual(['answered']);
});
