import { contrast } from '../../../../ui/theme/colour.ts';
import {
  accentRoles,
  DARK_GROUNDS,
  darkRoles,
  LIGHT_GROUNDS,
  lightRoles,
} from '../../../../ui/theme/ramp.ts';

/** Contrast below which words are hard to read (WCAG 2, AA). */
export const READABLE = 4.5;

/** Use of a colour on a ground. */
const USES = ['asChosen', 'button', 'words', 'strong', 'tint', 'bar', 'accent', 'accentWords'] as const;

/** A use of the shop's colours: words on a ground, and the contrast between them. */
export type ColourUse = {
  readonly use: (typeof USES)[number];
  readonly words: string;
  readonly ground: string;
  readonly ratio: number;
  readonly isReadable: boolean;
};

/** The colours of a shop, `#rrggbb`. */
type Colours = { readonly primary: string; readonly secondary: string };

/** Returns every use of a shop's colours in a theme, with its contrast; the first is the colour itself as words. */
export function colourUses({ primary, secondary }: Colours, theme: 'light' | 'dark'): readonly ColourUse[] {
  const roles = theme === 'light' ? lightRoles(primary) : darkRoles(primary);
  const accent = accentRoles(secondary, theme);
  const [paper] = theme === 'light' ? LIGHT_GROUNDS : DARK_GROUNDS;
  const pairs: Readonly<Record<ColourUse['use'], readonly [words: string, ground: string]>> = {
    asChosen: [primary, paper],
    button: [roles['on-primary'], roles.primary],
    words: [roles['primary-text'], paper],
    strong: [roles['primary-strong'], paper],
    tint: [roles['on-tint'], roles['primary-tint']],
    bar: [roles['on-bar'], roles.bar],
    accent: [accent['on-accent'], accent.accent],
    accentWords: [accent['accent-text'], accent['accent-tint']],
  };
  return USES.map((use) => {
    const [words, ground] = pairs[use];
    // cut, not rounded: 4.46 is not enough
    const ratio = Math.floor(contrast(words, ground) * 10) / 10;
    return { use, words, ground, ratio, isReadable: ratio >= READABLE };
  });
}
