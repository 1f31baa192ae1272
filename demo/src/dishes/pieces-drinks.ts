import type { PieceDrawing } from './drawing.ts';
import { SHADE } from './light.ts';
import { between, type Random } from './seeded.ts';
import { arc, at, blob, circle, ellipse, fixed, line, path, polar, scatter, times } from './shapes.ts';
import { SWEET } from './toppings-sweet.ts';

const ICE: readonly (readonly [x: number, y: number, turn: number])[] = [
  [84, 92, -14],
  [116, 88, 22],
  [98, 124, 8],
  [128, 118, -28],
  [76, 122, 30],
];

/** Contents that fill a glass up to its wall. */
const fill = (colour: string) => circle(100, 104, 53, colour) + circle(100, 104, 53, 'url(#f-sunk)');

const ice = (count: number) =>
  ICE.slice(0, count)
    .map(([x, y, turn]) => at(x, y, turn, 1, SWEET.ice()))
    .join('');

const fizz = (random: Random, count: number) =>
  times(count, () => {
    const [x, y] = polar(100, 104, Math.sqrt(random()) * 46, random() * 360);
    return circle(x, y, between(random, 1.2, 3), '#fff', 'opacity=".75"');
  }).join('');

/** Draws a tongue of syrup running down the wall of the glass, bent as it goes. */
function tongue(random: Random, degrees: number, colour: string): string {
  const [half, length, bend] = [between(random, 5, 16), between(random, 10, 36), between(random, -16, 16)];
  const [leftX, leftY] = polar(100, 104, 55, degrees - half);
  const [rightX, rightY] = polar(100, 104, 55, degrees + half);
  const [tipX, tipY] = polar(100, 104, 54 - length, degrees + bend);
  const [nearX, nearY] = polar(100, 104, 54 - length * 0.6, degrees + bend * 0.2);
  const near = `${fixed(nearX)} ${fixed(nearY)}`;
  const d = `M${fixed(leftX)} ${fixed(leftY)}Q${near} ${fixed(tipX)} ${fixed(tipY)}Q${near} ${fixed(rightX)} ${fixed(rightY)}Z`;
  return path(d, colour, `opacity="${fixed(between(random, 0.5, 0.9))}"`);
}

/** Contents of a cup or a glass. */
export const DRINKS = {
  tea: (random, { colour = '#c98a54', foam = '#e6bd8d' }) =>
    circle(98, 100, 47, colour) +
    circle(98, 100, 43.5, 'none', `stroke="${foam}" stroke-width="4" opacity=".9"`) +
    path(blob(90, 92, 22, 16, random, 9, 0.16), foam, 'opacity=".35"') +
    line(arc(98, 100, 32, 200, 262), '#fff', 5, 'opacity=".42"') +
    circle(120, 120, 2.6, foam, 'opacity=".8"') +
    circle(114, 126, 1.7, foam, 'opacity=".8"') +
    circle(127, 112, 1.5, foam, 'opacity=".7"'),
  latte: (_random, { colour = '#a8632e', foam = '#c78a50' }) =>
    circle(98, 100, 47, colour) +
    circle(98, 100, 43, foam) +
    path(
      'M98 76C106 62 130 64 130 86C130 104 108 114 98 132C88 114 66 104 66 86C66 64 90 62 98 76Z',
      '#fff4e0',
    ) +
    path('M98 88C104 79 118 80 118 92C118 102 105 108 98 118C91 108 78 102 78 92C78 80 92 79 98 88Z', foam) +
    path(
      'M98 95C101 90 109 91 109 97C109 103 102 106 98 111C94 106 87 103 87 97C87 91 95 90 98 95Z',
      '#fff4e0',
    ) +
    line(arc(98, 100, 40, 196, 250), '#fff', 4, 'opacity=".45"'),
  foamCup: (random, { colour = '#6b3d1f' }) =>
    circle(98, 100, 47, colour) +
    path(blob(98, 100, 42, 41, random, 11, 0.05), '#fff6e6') +
    line(scatter(random, 46, 98, 100, 30, 29, 0.1), colour, 2, 'opacity=".55"') +
    line(arc(98, 100, 37, 196, 256), '#fff', 4.4, 'opacity=".9"'),
  iced: (random, { colour = '#c98a54', cubes = 4, count = 0 }) =>
    fill(colour) + ice(cubes) + fizz(random, count),
  marbled: (random, { colour = '#8fae4e', foam = '#fff6e4', cubes = 2 }) =>
    fill(foam) +
    path(blob(112, 92, 40, 34, random, 9, 0.16), colour, 'opacity=".9"') +
    path(blob(88, 118, 30, 24, random, 9, 0.2), colour, 'opacity=".7"') +
    line('M62 92C78 78 92 104 108 90S134 96 146 82', foam, 5, 'opacity=".75"') +
    line('M70 128C86 114 100 134 118 122', foam, 4, 'opacity=".7"') +
    ice(cubes),
  brownSugar: (random, { colour = '#7d3f12', foam = '#f7e6cb' }) =>
    fill(foam) +
    times(15, (index) => tongue(random, index * 24 + between(random, -9, 9), colour)).join('') +
    circle(100, 104, 51, 'none', `stroke="${colour}" stroke-width="5" opacity=".6"`) +
    path(blob(100, 100, 22, 18, random, 9, 0.16), '#fffaf0', 'opacity=".8"'),
  foamCap: (random, { colour = '#c8752a', foam = '#c98a54' }) =>
    fill(colour) +
    path(blob(97, 101, 45, 44, random, 11, 0.06), SHADE, 'opacity=".2" transform="translate(2 3)"') +
    path(blob(97, 101, 45, 44, random, 11, 0.05), '#fffaf0') +
    line('M70 98C70 76 100 68 120 82S128 124 104 124S82 104 98 98', '#eadcc3', 4, 'opacity=".9"') +
    line(scatter(random, 34, 98, 102, 34, 33, 0.1), foam, 2.2, 'opacity=".7"') +
    line(arc(97, 101, 39, 196, 256), '#fff', 5),
  slush: (random, { colour = '#ff9d1c', foam = '#ffe0a0' }) =>
    fill(colour) +
    path(blob(98, 102, 42, 40, random, 13, 0.08), foam, 'opacity=".6"') +
    line(scatter(random, 60, 100, 104, 46, 46, 3), '#fff', 2.6, 'opacity=".6"') +
    line('M74 106C72 82 102 74 118 88S118 126 100 120', colour, 5, 'opacity=".7"') +
    ellipse(82, 82, 12, 6, '#fff', -38, 'opacity=".5"'),
} satisfies Record<string, PieceDrawing>;
