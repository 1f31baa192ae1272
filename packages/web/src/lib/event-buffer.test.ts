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

test('an answer is changed by what was told since it was asked for, in its order', async () => {
  const meanwhile = createEventBuffer<readonly string[]>();
  meanwhile.tell(withRow('before it was asked for'));
  const { ask, answer } = answering<readonly string[]>();
  const read = meanwhile.read(ask);
  meanwhile.tell(withRow('first'));
  meanwhile.tell(withRow('second'));
  answer(['answered']);
  expect(await read).toEqual(['answered', 'first', 'second']);
});

test('two answers on their way both hear of it; a later one does not', async () => {
  const meanwhile = createEventBuffer<readonly string[]>();
  const [one, two] = [answering<readonly string[]>(), answering<readonly string[]>()];
  const first = meanwhile.read(one.ask);
  const second = meanwhile.read(two.ask);
  meanwhile.tell(withRow('told'));
  one.answer(['one']);
  two.answer(['two']);
  expect(await first).toEqual(['one', 'told']);
  expect(await second).toEqual(['two', 'told']);
  expect(await meanwhile.read(async () => ['three'])).toEqual(['three']);
});

test('an answer that fails fails, and the next is as it is', async () => {
  const meanwhile = createEventBuffer<readonly string[]>();
  await expect(meanwhile.read(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  meanwhile.tell(withRow('told between'));
  expect(await meanwhile.read(async () => ['answered'])).toEqual(['answered']);
});
