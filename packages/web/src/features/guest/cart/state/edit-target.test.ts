import { expect, test } from 'vitest';
import { editAbout, editTarget } from './edit-target.ts';

test('the subject of the edit dialog is a line, or a step of it', () => {
  const place = { line: 'child', option: 'sauce' };
  expect(editTarget(editAbout('set'))).toEqual({ line: 'set', place: undefined });
  expect(editTarget(editAbout('set', place))).toEqual({ line: 'set', place });
  expect(editTarget(undefined)).toEqual({ line: undefined, place: undefined });
});
