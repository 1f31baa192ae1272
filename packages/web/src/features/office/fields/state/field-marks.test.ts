import { expect, test } from 'vitest';
import { createFieldMarks, SAVED } from './field-marks.ts';

const REFUSED = { status: 'refused', code: 'forbidden' } as const;

test('B10.1 a field is marked by what becomes of the edits that it sends', () => {
  const marks = createFieldMarks();
  expect(marks.track('price', () => marks.sent('r1') ?? 'done')).toBe('done');
  expect(marks.markOf('price')).toEqual({ status: 'sending' });
  marks.settled('r1', SAVED);
  expect(marks.markOf('price')).toBe(SAVED);
  expect(marks.markOf('name')).toBeUndefined();
});

test('B10.1 the last edit of a field counts, whatever becomes of the one before', () => {
  const marks = createFieldMarks();
  marks.track('price', () => marks.sent('r1'));
  marks.track('price', () => marks.sent('r2'));
  marks.settled('r1', REFUSED);
  expect(marks.markOf('price')).toEqual({ status: 'sending' });
  marks.settled('r2', REFUSED);
  expect(marks.markOf('price')).toBe(REFUSED);
});

test('B10.1 a mark is gone once it is forgotten, and a field that sends nothing has none', () => {
  const marks = createFieldMarks();
  const heard: (string | undefined)[] = [];
  const stop = marks.subscribe(() => heard.push(marks.markOf('price')?.status));
  marks.track('price', () => undefined);
  marks.sent('elsewhere');
  marks.settled('elsewhere', SAVED);
  marks.track('price', () => marks.sent('r1'));
  marks.forget('price');
  marks.settled('r1', REFUSED);
  stop();
  marks.track('price', () => marks.sent('r2'));
  expect(heard).toEqual(['sending', undefined]);
});

test('B10.1 a field whose commit fails does not keep the edits of others', () => {
  const marks = createFieldMarks();
  expect(() =>
    marks.track('price', () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  marks.sent('r1');
  expect(marks.markOf('price')).toBeUndefined();
});
