import { contrast, fromOklch, oklch, readable } from './colour.ts';

/** Steps of a ramp, light to dark; 500 is the colour itself. */
type Step = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;

/** Eleven colours of one hue. */
export type Ramp = Readonly<Record<Step, string>>;

/** Roles derived from a shop's own colour. */
type Role =
  | 'primary'
  | 'primary-edge'
  | 'primary-press'
  | 'on-primary'
  | 'primary-text'
  | 'primary-strong'
  | 'primary-mark'
  | 'primary-tint'
  | 'primary-tint-2'
  | 'on-tint'
  | 'bar'
  | 'on-bar'
  | 'dock'
  | 'on-dock'
  | 'on-dock-2';

/** Colours by role. */
export type Roles = Readonly<Record<Role, string>>;

/** Roles of rewards (members, coupons), derived from a shop's second colour. */
export type AccentRoles = Readonly<Record<'accent' | 'on-accent' | 'accent-text' | 'accent-tint', string>>;

const INK = '#2a1a0c';
const WHITE = '#ffffff';
const AA = 4.5;
const AAA = 7;
const MARK = 3;

/** Backgrounds of text and marks, as in tokens.css. */
export const LIGHT_GROUNDS = ['#faf5ee', '#fffcf8', '#ffffff', '#f4ece1'] as const;
/** Backgrounds in the dark theme. */
export const DARK_GROUNDS = ['#16110c', '#1d1610', '#261e16', '#120d09', '#32281e'] as const;

const SHADES: readonly (readonly [Step, lightness: number, chroma: number])[] = [
  [50, 0.983, 0.1],
  [100, 0.957, 0.22],
  [200, 0.918, 0.42],
  [300, 0.87, 0.64],
  [400, 0.822, 0.86],
  [600, 0.685, 1],
  [700, 0.56, 0.9],
  [800, 0.45, 0.74],
  [900, 0.345, 0.54],
  [950, 0.25, 0.38],
];

const PALEST: Partial<Record<Step, number>> = { 100: 0.962, 200: 0.925 };

/** Returns the eleven steps of a colour (`#rrggbb`); 500 is the colour itself, unchanged. */
export function ramp(hex: string): Ramp {
  const [lightness, chroma, hue] = oklch(hex);
  const shade = (step: Step, level: number, share: number): string => {
    const isOrange = hue > 40 && hue < 110;
    // oranges darken towards red-brown, not olive
    const turn = isOrange && step > 500 ? ((step - 500) / 450) * 14 : 0;
    const lighter = Math.max(level, lightness + (((1 - lightness) * (level - 0.784)) / (1 - 0.784)) * 0.98);
    const darker = 0.25 + (level - 0.25) * Math.max(0, Math.min(1, (lightness - 0.2) / 0.52));
    // a colour as pale as the paper still needs visible tints
    const seen = Math.min(lighter, PALEST[step] ?? 1);
    return fromOklch(step < 500 ? seen : darker, chroma * share, hue - turn);
  };
  const steps = SHADES.map(([step, level, share]) => [step, shade(step, level, share)] as const);
  return Object.fromEntries([...steps, [500, hex.toLowerCase()]]) as Ramp;
}

/** Returns the text colour on a fill: the default ink, or white, or black where both fall short; always AA. */
export function onFill(fill: string): string {
  if (contrast(INK, fill) >= AA) return INK;
  if (contrast(WHITE, fill) >= AA) return WHITE;
  return '#000000';
}

function pressed(fill: string, words: string): string {
  const [lightness, chroma, hue] = oklch(fill);
  const deeper = fromOklch(Math.max(0, lightness - 0.05), chroma, hue);
  return readable(deeper, [words], AA, words === WHITE ? 'darker' : 'lighter');
}

/** Returns the roles of a shop's colour on light backgrounds, by contrast: text 4.5, strong text 7, marks 3. */
export function lightRoles(hex: string): Roles {
  const steps = ramp(hex);
  const words = onFill(hex);
  const textGrounds = [...LIGHT_GROUNDS, steps[100], steps[200]];
  const isPale = contrast(steps[500], '#ffffff') < 1.3;
  return {
    primary: steps[500],
    'primary-edge': isPale ? readable(steps[500], LIGHT_GROUNDS, MARK, 'darker') : 'transparent',
    'primary-press': pressed(steps[500], words),
    'on-primary': words,
    'primary-text': readable(steps[700], textGrounds, AA, 'darker'),
    'primary-strong': readable(steps[800], textGrounds, AAA, 'darker'),
    'primary-mark': readable(steps[500], [...LIGHT_GROUNDS, steps[100]], MARK, 'darker'),
    'primary-tint': steps[100],
    'primary-tint-2': steps[200],
    'on-tint': readable(steps[800], [steps[100], steps[200]], AA, 'darker'),
    bar: steps[500],
    'on-bar': words,
    dock: '#2a2018',
    'on-dock': '#fff8ee',
    'on-dock-2': '#cdbfae',
  };
}

/** Returns the roles of a shop's colour on dark backgrounds: the fill lightened until visible, tints dimmed. */
export function darkRoles(hex: string): Roles {
  const [, chroma, hue] = oklch(hex);
  const dim = (lightness: number, share: number) => fromOklch(lightness, Math.min(chroma * share, 0.06), hue);
  const glow = (lightness: number, share: number) =>
    fromOklch(lightness, Math.min(chroma * share, 0.13), hue);
  const fill = readable(hex.toLowerCase(), DARK_GROUNDS, MARK, 'lighter');
  const words = onFill(fill);
  const tint = dim(0.29, 0.28);
  const tint2 = dim(0.34, 0.34);
  const bar = dim(0.245, 0.2);
  const grounds = [...DARK_GROUNDS, tint, tint2];
  const [lightness, fillChroma, fillHue] = oklch(fill);
  const lifted = fromOklch(Math.min(1, lightness + 0.05), fillChroma, fillHue);
  return {
    primary: fill,
    'primary-edge': 'transparent',
    'primary-press': words === WHITE ? readable(lifted, [WHITE], AA, 'darker') : lifted,
    'on-primary': words,
    'primary-text': readable(glow(0.82, 0.75), grounds, AA, 'lighter'),
    'primary-strong': readable(glow(0.88, 0.5), grounds, AAA, 'lighter'),
    'primary-mark': readable(fill, [...DARK_GROUNDS, tint], MARK, 'lighter'),
    'primary-tint': tint,
    'primary-tint-2': tint2,
    'on-tint': readable(glow(0.89, 0.5), [tint, tint2], AA, 'lighter'),
    bar,
    'on-bar': readable(glow(0.94, 0.25), [bar], AAA, 'lighter'),
    dock: fill,
    'on-dock': words,
    'on-dock-2': words,
  };
}

/** Returns the reward roles of a shop's second colour. */
export function accentRoles(hex: string, theme: 'light' | 'dark'): AccentRoles {
  const [, chroma, hue] = oklch(hex);
  if (theme === 'light') {
    const tint = fromOklch(0.957, Math.min(chroma * 0.35, 0.06), hue);
    const text = readable(ramp(hex)[700], [...LIGHT_GROUNDS, tint], AA, 'darker');
    return { accent: hex, 'on-accent': onFill(hex), 'accent-text': text, 'accent-tint': tint };
  }
  const tint = fromOklch(0.32, Math.min(chroma * 0.35, 0.055), hue);
  const fill = readable(hex, DARK_GROUNDS, MARK, 'lighter');
  const text = readable(
    fromOklch(0.87, Math.min(chroma * 0.8, 0.14), hue),
    [...DARK_GROUNDS, tint],
    AA,
    'lighter',
  );
  return { accent: fill, 'on-accent': onFill(fill), 'accent-text': text, 'accent-tint': tint };
}
