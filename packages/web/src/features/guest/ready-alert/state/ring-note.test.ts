import { expect, test } from 'vitest';
import { ringNote } from './ring-note.ts';

test('on an iPhone the switch of the sound says when it is silent, and where the number is called out', () => {
  const iphone = { standalone: false };
  expect(ringNote('takeAway', iphone)).toBe('ringOnIosOrBoard');
  expect(ringNote('dineInNoTable', iphone)).toBe('ringOnIosOrBoard');
  expect(ringNote('dineIn', iphone)).toBe('ringOnIos');
  expect(ringNote('takeAway', {})).toBeUndefined();
});
