import { expect, it } from 'vitest';
import { colourUses } from './contrasts.ts';

const uses = (primary: string, theme: 'light' | 'dark') =>
  Object.fromEntries(
    colourUses({ primary, secondary: '#ffb30e' }, theme).map(({ use, ratio, isReadable }) => [
      use,
      { ratio, isReadable },
    ]),
  );

it('B5.4 a pale colour is unreadable as words, and every role derived from it is readable', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { asChosen: _asChosen, ...derived } = uses('#fff3c4', theme);
    expect(Object.values(derived).every(({ isReadable }) => isReadable)).toBe(true);
  }
  expect(uses('#fff3c4', 'light').asChosen).toMatchObject({ isReadable: false });
  expect(uses('#fff3c4', 'dark').asChosen).toMatchObject({ isReadable: true });
  expect(uses('#1f5f3d', 'light').asChosen).toMatchObject({ isReadable: true });
});
