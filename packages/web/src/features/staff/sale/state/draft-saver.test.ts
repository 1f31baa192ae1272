import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSaver, type DraftContent, SAVE_AFTER_MS } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Line = { readonly id: string };
const of = (...ids: readonly string[]): DraftContent<Line> => ({ lines: ids.map((id) => ({ id })) });

function aSaver(onFailure = () => false) {
  const save = vi.fn(async (id: string, version: number) => ({ _id: id, version: version + 1 }));
  const drop = vi.fn(async () => undefined);
  const onLost = vi.fn();
  const saver = createDraftSaver<Line>({ save, drop, newId: () => 'draft1', onFailure, onLost });
  return { saver, save, drop, onLost };
}

test('T4.1: a draft is saved whole, 400 ms after its last change, by the version last answered', async () => {
  const { saver, save } = aSaver();
  saver.changed('counter', of('a'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
  saver.changed('counter', of('a', 'b'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([['draft1', 0, of('a', 'b')]]);
  saver.changed('counter', of('a', 'b', 'c'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(save.mock.lastCall).toEqual(['draft1', 1, of('a', 'b', 'c')]);
});

test('T4.1: a change during a save is saved after it, and leaving saves at once', async () => {
  const { saver, save } = aSaver();
  let answer: (stored: { _id: string; version: number }) => void = () => undefined;
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  saver.changed('counter', of('a'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  saver.changed('counter', of('a', 'b'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(save).toHaveBeenCalledTimes(1);
  answer({ _id: 'draft1', version: 1 });
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(save.mock.lastCall).toEqual(['draft1', 1, of('a', 'b')]);
  saver.changed('counter', of('b'));
  await saver.flush();
  expect(save.mock.lastCall).toEqual(['draft1', 2, of('b')]);
});

test('T4.1: a draft without lines is dropped, one that was sent is neither saved nor dropped', async () => {
  const { saver, save, drop } = aSaver();
  saver.changed('counter', of('a'));
  await saver.flush();
  saver.changed('counter', of());
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(drop).toHaveBeenCalledWith('draft1', 1);
  expect(saver.idOf('counter')).toBeUndefined();
  saver.changed('counter', of('b'));
  expect(saver.idOf('counter')).toBe('draft1');
  saver.forget('counter');
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 3);
  expect(save).toHaveBeenCalledTimes(1);
});

test('T4.1: a draft from the server is held by its version; a failed save is tried again with the next change', async () => {
  const { saver, save } = aSaver();
  saver.adopt('table:1', { _id: 'kept', version: 4, lines: [{ id: 'a' }] }, of('a'));
  expect(saver.idOf('table:1')).toBe('kept');
  save.mockRejectedValueOnce(new Error('offline'));
  saver.changed('table:1', of('a', 'b'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  saver.changed('table:1', of('a', 'b'));
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(save.mock.calls.map(([id, version]) => [id, version])).toEqual([
    ['kept', 4],
    ['kept', 4],
  ]);
  const lost = aSaver(() => true);
  lost.save.mockRejectedValueOnce(new Error('taken'));
  lost.saver.changed('counter', of('a'));
  await lost.saver.flush();
  expect(lost.saver.idOf('counter')).toBeUndefined();
});

test('T4.1: lines of a draft that has ended are named, and no later change makes them a new draft', async () => {
  const { saver, save, onLost } = aSaver(() => true);
  saver.changed('counter', of('a', 'b'));
  await saver.flush();
  saver.changed('counter', of('a', 'b', 'c'));
  save.mockRejectedValueOnce(new Error('notFound'));
  await saver.flush();
  // what was not on the server yet stays rung up
  expect(onLost.mock.calls).toEqual([['counter', ['a', 'b']]]);
  saver.changed('counter', of('c'));
  await saver.flush();
  expect(save.mock.lastCall).toEqual(['draft1', 0, of('c')]);
});

test('T4.1: a draft is found by its id while it has lines', async () => {
  const { saver, onLost } = aSaver();
  saver.adopt('table:1', { _id: 'kept', version: 4, lines: [{ id: 'a' }] }, of('a'));
  saver.changed('counter', of('b'));
  expect([saver.keyOf('kept'), saver.keyOf('draft1'), saver.keyOf('other')]).toEqual([
    'table:1',
    'counter',
    undefined,
  ]);
  expect(saver.stored()).toEqual(['kept']);
  saver.lose('table:1');
  expect([onLost.mock.lastCall, saver.idOf('table:1')]).toEqual([['table:1', ['a']], undefined]);
  saver.changed('counter', of());
  expect(saver.keyOf('draft1')).toBeUndefined();
});

test('T4.1: what is rung up while an empty draft is being dropped becomes a draft of its own', async () => {
  const { saver, save, drop } = aSaver();
  saver.changed('counter', of('a'));
  await saver.flush();
  let answer: () => void = () => undefined;
  drop.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(undefined))));
  saver.changed('counter', of());
  const dropped = saver.flush();
  saver.changed('counter', of('a'));
  answer();
  await dropped;
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  expect(save.mock.lastCall).toEqual(['draft1', 0, of('a')]);
});

test('T4.2: lines that were taken off are stored before the others are sent, and nothing otherwise', async () => {
  const { saver, save } = aSaver();
  saver.changed('counter', of('a', 'b'));
  await saver.flush();
  saver.changed('counter', of('a', 'b', 'c'));
  await saver.settle('counter');
  expect(save).toHaveBeenCalledTimes(1);
  saver.changed('counter', of('a', 'c'));
  await saver.settle('counter');
  expect(save.mock.lastCall).toEqual(['draft1', 1, of('a', 'c')]);
  await saver.settle('elsewhere');
});
