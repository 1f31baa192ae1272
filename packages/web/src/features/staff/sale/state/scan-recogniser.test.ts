import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterKey, NO_BURST, type ScannerSettings } from './scan-recogniser.ts';

type Press = { readonly key: string; readonly at: number };

/** Returns what was scanned among presses, each with its time in milliseconds. */
function scansIn(presses: readonly Press[], settings?: ScannerSettings): readonly string[] {
  let burst = NO_BURST;
  const scans: string[] = [];
  for (const { key, at } of presses) {
    const step = afterKey(burst, key, at, settings);
    burst = step.burst;
    if (step.scanned !== undefined) scans.push(step.scanned);
  }
  return scans;
}

function pressed(text: string, gap: number, end = 'Enter', start = 0): readonly Press[] {
  return [...[...text], end].map((key, place) => ({ key, at: start + place * gap }));
}

/** Pauses between keys (ms) as in fast typing, 110 words a minute, with the short ones of rolled keys. */
const FAST_TYPING = [142, 88, 41, 118, 96, 57, 133, 74, 39, 52, 121, 90, 66, 48, 104, 137, 59, 45, 110, 83];

describe('T3.3: a scan', () => {
  test.each([
    ['4890008100309', 12, 'Enter', ['4890008100309']],
    ['4890008100309', 60, 'Tab', ['4890008100309']],
    ['4890008100309', 61, 'Enter', []],
    ['1234', 20, 'Enter', ['1234']],
    ['123', 20, 'Enter', []],
  ])('%s with %i ms between keys, ended by %s', (text, gap, end, scans) => {
    expect(scansIn(pressed(text, gap, end))).toEqual(scans);
  });

  test('stands between prefix and suffix, however slow and short', () => {
    const settings = { prefix: '~', suffix: '!' };
    expect(scansIn(pressed('~42!', 300), settings)).toEqual(['42']);
    expect(scansIn(pressed('~42', 300), { prefix: '~' })).toEqual(['42']);
    expect(scansIn(pressed('42!', 20), settings)).toEqual([]);
  });

  test('has upper-case letters, whose Shift is no character', () => {
    const keys = ['A', 'Shift', 'B', '1', '2', 'Enter'].map((key, at) => ({ key, at: at * 10 }));
    expect(scansIn(keys)).toEqual(['AB12']);
  });

  test('T11.6 is not fast typing', () => {
    const text = 'no coriander less ice';
    let at = 0;
    const presses = [...text].map((key, place) => {
      at += FAST_TYPING[place % FAST_TYPING.length] ?? 100;
      return { key, at };
    });
    expect(scansIn([...presses, { key: 'Enter', at: at + 95 }])).toEqual([]);
  });

  test('T11.6 is found wherever it comes in what somebody types, and nothing else is', () => {
    const code = fc.stringMatching(/^[0-9A-Z]{4,20}$/);
    fc.assert(
      fc.property(
        code,
        code,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 61, max: 400 }),
        (one, two, fast, slow) => {
          const typed = pressed(one, slow, 'Enter');
          const start = (typed.at(-1)?.at ?? 0) + 1000;
          expect(scansIn([...typed, ...pressed(two, fast, 'Enter', start)])).toEqual([two]);
        },
      ),
      { seed: 7, numRuns: 1000 },
    );
  });
});
