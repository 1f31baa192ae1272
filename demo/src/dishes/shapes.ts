import { between, type Random } from './seeded.ts';

/** A point or a pair of offsets, in the units of the 200 × 200 box. */
export type Point = readonly [x: number, y: number];

/** Coordinates are written with one decimal: finer is invisible and only makes the file heavier. */
export function fixed(value: number): number {
  return Number(value.toFixed(1));
}

/** Returns the results of calling `make` with 0, 1, … count − 1. */
export function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const spaced = (more: string) => (more ? ` ${more}` : '');

/** Draws a filled circle; `more` is further attributes. */
export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="${fill}"${spaced(more)}/>`;
}

/** Draws a filled ellipse, turned by `turn` degrees about its own centre. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
  more = '',
): string {
  const turned = turn ? ` transform="rotate(${fixed(turn)} ${fixed(x)} ${fixed(y)})"` : '';
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(rx)}" ry="${fixed(ry)}" fill="${fill}"${turned}${spaced(more)}/>`;
}

/** Draws a rounded rectangle about its centre. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${fixed(x - width / 2)}" y="${fixed(y - height / 2)}" width="${fixed(width)}" height="${fixed(height)}" rx="${fixed(corner)}" fill="${fill}"${spaced(more)}/>`;
}

/** Draws a filled path. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${spaced(more)}/>`;
}

/** Draws a stroke; its ends are round, as the document says once for all of them. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${spaced(more)}/>`;
}

/** Moves, turns (degrees) and scales what was drawn around 0,0. */
export function at(x: number, y: number, turn: number, scale: number, inner: string): string {
  const turned = turn ? ` rotate(${fixed(turn)})` : '';
  const scaled = scale === 1 ? '' : ` scale(${fixed(scale * 100) / 100})`;
  return `<g transform="translate(${fixed(x)} ${fixed(y)})${turned}${scaled}">${inner}</g>`;
}

/** Wraps a drawing in one transform. */
export function moved(transform: string, inner: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

/** Returns the point at `degrees` on a circle; 0 is to the right, 90 is down. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Returns the path of an arc from one angle to another, clockwise. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [startX, startY] = polar(x, y, radius, from);
  const [endX, endY] = polar(x, y, radius, to);
  const large = to - from > 180 ? 1 : 0;
  return `M${fixed(startX)} ${fixed(startY)}A${fixed(radius)} ${fixed(radius)} 0 ${large} 1 ${fixed(endX)} ${fixed(endY)}`;
}

/** Draws a closed smooth path through `count` points around a centre: the organic edge of everything edible. */
export function blob(
  x: number,
  y: number,
  rx: number,
  ry: number,
  random: Random,
  count = 9,
  wobble = 0.1,
): string {
  const points = times(count, (index): Point => {
    const reach = 1 + between(random, -wobble, wobble);
    const angle = (index / count) * 2 * Math.PI;
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
  });
  const point = (index: number): Point => points[(index + count) % count] ?? [x, y];
  const curves = times(count, (index) => {
    const [before, start, end, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const leave = `${fixed(start[0] + (end[0] - before[0]) / 6)} ${fixed(start[1] + (end[1] - before[1]) / 6)}`;
    const arrive = `${fixed(end[0] - (after[0] - start[0]) / 6)} ${fixed(end[1] - (after[1] - start[1]) / 6)}`;
    return `C${leave} ${arrive} ${fixed(end[0])} ${fixed(end[1])}`;
  });
  const [startX, startY] = point(0);
  return `M${fixed(startX)} ${fixed(startY)}${curves.join('')}Z`;
}

/** Draws a round edge with `count` bulges: tart shells, pleated skins, shaved ice. */
export function scallop(x: number, y: number, radius: number, count: number, depth: number): string {
  const corner = (index: number) =>
    polar(x, y, radius, (index * 360) / count)
      .map(fixed)
      .join(' ');
  const bulge = (index: number) =>
    polar(x, y, radius + depth, ((index + 0.5) * 360) / count)
      .map(fixed)
      .join(' ');
  return `M${corner(0)}${times(count, (index) => `Q${bulge(index)} ${corner(index + 1)}`).join('')}Z`;
}

/** Draws short strokes scattered in an ellipse, as one path: grains, seeds, bubbles. */
export function scatter(
  random: Random,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  length: number,
): string {
  return times(Math.round(count), () => {
    const [place, reach, angle] = [random() * 6.283, Math.sqrt(random()), random() * 6.283];
    const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
    return `M${Math.round(x + rx * reach * Math.cos(place) - dx / 2)} ${Math.round(y + ry * reach * Math.sin(place) - dy / 2)}l${fixed(dx)} ${fixed(dy)}`;
  }).join('');
}
