/** The part of a voice that is chosen by. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** The tags of voices that speak a language, in lower case: Hong Kong's reads Cantonese. */
const SPEAKS: Readonly<Record<string, RegExp>> = {
  en: /^en\b/,
  'zh-hk': /^(zh[-_]hk|yue)\b/,
  'zh-cn': /^(zh[-_]cn|cmn)\b/,
};

/** Returns the voice of this machine for a language; none where only a service elsewhere would speak (till T9.6). */
export function localVoice<Found extends Voice>(
  voices: readonly Found[],
  language: string,
): Found | undefined {
  const speaks = SPEAKS[language] ?? new RegExp(`^${language}\\b`);
  return voices.find(({ lang, localService }) => localService && speaks.test(lang.toLowerCase()));
}

/** The part of an element that its name is read from. */
type Named = Pick<Element, 'getAttribute' | 'textContent'>;

/** Returns what is read out for a control: its label, or else its words, and its state. */
export function spokenName(element: Named): string {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return label.replace(/\s+/g, ' ').trim();
}

/** Creates the rule of touches while the screen is read aloud: the first on a control speaks, the second acts. */
export function createTwoTouches<Target>(): (target: Target) => 'speak' | 'act' {
  let spoken: Target | undefined;
  return (target) => {
    if (spoken === target) {
      spoken = undefined;
      return 'act';
    }
    spoken = target;
    return 'speak';
  };
}
