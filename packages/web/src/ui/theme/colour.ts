/** Colour arithmetic on hex colours: perceptual lightness (OKLCH), contrast of WCAG 2. */

type Triple = readonly [number, number, number];

/** OKLCH colour: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const HEX = /^#[0-9a-f]{6}$/i;

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const clamp = (c: number): number => Math.min(1, Math.max(0, c));
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;

/** Returns a colour as lower-case `#rrggbb`, or null if invalid; accepts `#rgb` and a missing `#`. */
export function hexColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return HEX.test(`#${full}`) ? `#${full}` : null;
}

function linear(hex: string): Triple {
  return [toLinear(channel(hex, 1)), toLinear(channel(hex, 3)), toLinear(channel(hex, 5))];
}

function hexOf(rgb: Triple): string {
  const digits = (c: number) =>
    Math.round(clamp(c) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(digits).join('')}`;
}

/** Returns a colour's lightness, chroma and hue. */
export function oklch(hex: string): Oklch {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360];
}

function linearOf([lightness, chroma, hue]: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Returns the colour of a lightness and hue, with the chroma lowered until it is in the sRGB gamut. */
export function fromOklch(lightness: number, chroma: number, hue: number): string {
  const canBeShown = (rgb: Triple) => rgb.every((c) => c >= -0.0005 && c <= 1.0005);
  let left = Math.max(0, chroma);
  let rgb = linearOf([lightness, left, hue]);
  while (left > 0 && !canBeShown(rgb)) {
    left = Math.max(0, left - 0.002);
    rgb = linearOf([lightness, left, hue]);
  }
  return hexOf([toGamma(clamp(rgb[0])), toGamma(clamp(rgb[1])), toGamma(clamp(rgb[2]))]);
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Darkens or lightens a colour along its hue until it has `target` contrast on every background. */
export function readable(
  hex: string,
  grounds: readonly string[],
  target: number,
  direction: 'darker' | 'lighter',
): string {
  const [lightness, chroma, hue] = oklch(hex);
  const step = direction === 'darker' ? -0.005 : 0.005;
  const end = direction === 'darker' ? 0 : 1;
  let at = lightness;
  let out = hex;
  while (grounds.some((ground) => contrast(out, ground) < target) && (end - at) * step > 0) {
    at += step;
    out = fromOklch(clamp(at), chroma, hue);
  }
  return out;
}
