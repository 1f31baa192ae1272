import { describe, expect, test } from 'vitest';
import { createTwoTouches, localVoice, spokenName } from './spoken.ts';

describe('T9.6 read aloud', () => {
  const voices = [
    { lang: 'en-US', localService: false },
    { lang: 'en-GB', localService: true },
    { lang: 'zh-TW', localService: true },
    { lang: 'zh_HK', localService: true },
  ];

  test('speaks with a voice of this machine only, and only where the language has one', () => {
    expect(localVoice(voices, 'en')).toBe(voices[1]);
    expect(localVoice(voices, 'zh-hk')).toBe(voices[3]);
    expect(localVoice(voices, 'zh-cn')).toBeUndefined();
    expect(localVoice(voices.slice(0, 1), 'en')).toBeUndefined();
  });

  test('the first touch speaks, the second on the same control acts', () => {
    const touch = createTwoTouches<string>();
    expect(['tea', 'tea', 'tea', 'rice', 'tea', 'tea'].map(touch)).toEqual([
      'speak',
      'act',
      'speak',
      'speak',
      'speak',
      'act',
    ]);
  });

  test('says the label of a control, or else its words', () => {
    const element = (label: string | null, textContent: string) => ({
      getAttribute: () => label,
      textContent,
    });
    expect(spokenName(element('Add tea', '+'))).toBe('Add tea');
    expect(spokenName(element(null, ' Eat\n here '))).toBe('Eat here');
  });
});
