import { describe, expect, it } from 'vitest';
import { guarded, unguarded } from './formula-guard.ts';

describe('a text like a formula', () => {
  const TEXTS = [
    '=1+1',
    '+852 2345',
    '-',
    '@home',
    '\t=1',
    " '=x",
    "'=1+1",
    '＝1',
    '＋1',
    '－1',
    '＠home',
    '\n=1',
    "'quoted'",
    'a=b',
    '',
  ];

  it('B8.3 gets a quote in a file, which reading takes off again', () => {
    for (const text of TEXTS) expect(unguarded(guarded(text))).toBe(text);
    expect(TEXTS.map(guarded).filter((text) => /^\s*[=+\-@＝＋－＠]/.test(text))).toEqual([]);
  });
});
