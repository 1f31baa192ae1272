import { expect, test } from 'vitest';
import { hasNote, withNote } from './quick-notes.ts';

test('a quick note is put on a remark with one touch, and taken off with another', () => {
  const one = withNote('', 'No coriander', ', ');
  const both = withNote(one, 'Less ice', ', ');
  expect(both).toBe('No coriander, Less ice');
  expect(hasNote(both, 'Less ice')).toBe(true);
  expect(withNote(both, 'No coriander', ', ')).toBe('Less ice');
});

test('a quick note stands beside what was typed, with the commas of any language', () => {
  expect(withNote('切半，走芫荽', '少冰', '，')).toBe('切半，走芫荽，少冰');
  expect(withNote('切半、走芫荽', '走芫荽', '，')).toBe('切半');
  expect(hasNote('No coriander please', 'No coriander')).toBe(false);
});
