import { circle, line, path } from './shapes.ts';

/** The warm brown every shadow is made of. */
export const SHADE = '#5b2a08';

const FROM_TOP_LEFT = 'x1=".12" y1=".06" x2=".86" y2=".96"';

const stop = (offset: string, colour: string, opacity: string) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** Definitions that drawings refer to by id: the shared light, always from the top left, and the clip paths of contents. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  'f-lit': `<linearGradient id="f-lit" ${FROM_TOP_LEFT}>${stop('0', '#fff', '.6')}${stop('.45', '#fff', '0')}${stop('.6', '#6b2f05', '0')}${stop('1', '#6b2f05', '.2')}</linearGradient>`,
  'f-sunk': `<linearGradient id="f-sunk" ${FROM_TOP_LEFT}>${stop('0', SHADE, '.3')}${stop('.42', SHADE, '.02')}${stop('.6', '#fff', '0')}${stop('1', '#fff', '.42')}</linearGradient>`,
  'f-dome': `<radialGradient id="f-dome" cx=".36" cy=".3" r=".78">${stop('0', '#fff', '.5')}${stop('.38', '#fff', '0')}${stop('.62', '#6b2f05', '0')}${stop('1', '#6b2f05', '.34')}</radialGradient>`,
  'f-pool': `<radialGradient id="f-pool">${stop('.55', '#fff', '.16')}${stop('.86', SHADE, '0')}${stop('1', SHADE, '.3')}</radialGradient>`,
  'f-cast': `<radialGradient id="f-cast">${stop('.72', '#4a2206', '.34')}${stop('1', '#4a2206', '0')}</radialGradient>`,
  'f-bowl': '<clipPath id="f-bowl"><circle cx="100" cy="100" r="69"/></clipPath>',
  'f-well': '<clipPath id="f-well"><circle cx="100" cy="100" r="64"/></clipPath>',
  'f-cup': '<clipPath id="f-cup"><circle cx="98" cy="100" r="46"/></clipPath>',
  'f-glass': '<clipPath id="f-glass"><circle cx="100" cy="104" r="51"/></clipPath>',
  'f-oval': '<clipPath id="f-oval"><rect x="25" y="47" width="150" height="106" rx="41"/></clipPath>',
  'f-bun': '<clipPath id="f-bun"><circle cx="100" cy="98" r="55"/></clipPath>',
};

/** Returns the `<defs>` that a drawing needs: only those it refers to. */
export function definitionsFor(drawing: string): string {
  const used = Object.entries(DEFINITIONS).filter(([id]) => drawing.includes(`url(#${id})`));
  return used.length === 0 ? '' : `<defs>${used.map(([, markup]) => markup).join('')}</defs>`;
}

/** Draws a shape in its colour and then the same shape lit: raised (lit), hollow (sunk) or round (dome). */
export function shaded(d: string, fill: string, how: 'lit' | 'sunk' | 'dome' = 'lit'): string {
  return path(d, fill) + path(d, `url(#f-${how})`);
}

/** Draws a lit circle. */
export function ball(
  x: number,
  y: number,
  radius: number,
  fill: string,
  how: 'lit' | 'sunk' | 'dome' = 'dome',
): string {
  return circle(x, y, radius, fill) + circle(x, y, radius, `url(#f-${how})`);
}

/** Draws the shadow a shape throws on what lies below it. */
export function under(d: string, dx = 1.5, dy = 2.5, opacity = 0.2): string {
  return `<path d="${d}" transform="translate(${dx} ${dy})" fill="${SHADE}" opacity="${opacity}"/>`;
}

/** Keeps contents inside a well. */
export function clip(id: 'bowl' | 'well' | 'cup' | 'glass' | 'oval' | 'bun', inner: string): string {
  return `<g clip-path="url(#f-${id})">${inner}</g>`;
}

/** Draws small round things in few shapes: all their shadows, all their bodies, all their glints. */
export function beads(places: string, size: number, colour: string): string {
  const shadow = line(places, SHADE, size + 0.4, 'opacity=".24" transform="translate(.8 1.6)"');
  const glint = line(places, '#fff', size * 0.3, 'opacity=".6" transform="translate(-1.2 -1.4)"');
  return shadow + line(places, colour, size) + glint;
}
