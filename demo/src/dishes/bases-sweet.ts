import type { Drawing } from './drawing.ts';
import { ball, SHADE, shaded, under } from './light.ts';
import type { Random } from './seeded.ts';
import { arc, blob, circle, ellipse, line, moved, path, scallop, scatter } from './shapes.ts';

const pool = (colour: string) => circle(100, 102, 72, colour);

/** Draws boiled beans lying close in their soup. */
function beans(
  random: Random,
  [soup, shadow, dark, light]: readonly [string, string, string, string],
): string {
  const below = scatter(random, 52, 100, 102, 62, 62, 4);
  const above = scatter(random, 40, 100, 102, 62, 62, 4);
  return (
    pool(soup) +
    moved('translate(1 2)', line(below + above, shadow, 8, 'opacity=".55"')) +
    line(below, dark, 7.4) +
    line(above, light, 7) +
    moved('translate(-1 -1.4)', line(above, '#fff', 1.4, 'opacity=".3"'))
  );
}

/** Draws a snowy hill in three steps, coarse at its edge. */
function snow(random: Random, colour: string): string {
  const hill = scallop(100, 101, 60, 17, 7);
  return (
    under(hill, 3, 6, 0.26) +
    shaded(hill, colour, 'dome') +
    shaded(scallop(97, 96, 43, 14, 6), colour) +
    shaded(scallop(94, 91, 25, 11, 5), colour) +
    line(scatter(random, 46, 100, 100, 58, 58, 3), '#fff', 2.6, 'opacity=".85"') +
    line(scatter(random, 18, 106, 110, 46, 44, 3), SHADE, 1.6, 'opacity=".12"')
  );
}

/** Sweet soups, puddings and ices that fill a bowl. */
export const SWEET_BASES = {
  redBean: (random) => beans(random, ['#6f2a20', '#41130c', '#8f3c2c', '#a54a38']),
  greenBean: (random) => beans(random, ['#8d8a3d', '#53501a', '#a9a84f', '#c2c066']),
  sesameSoup: (random) =>
    pool('#3b322e') +
    path(blob(96, 104, 54, 50, random, 10, 0.1), '#4b403a', 'opacity=".8"') +
    line('M60 88C82 74 96 100 132 86', '#8d7f76', 4, 'opacity=".7"'),
  almondSoup: (random) =>
    pool('#fbf0da') + path(blob(96, 104, 54, 50, random, 10, 0.1), '#fff9ea', 'opacity=".9"'),
  coconutSoup: (random) =>
    pool('#fdf6ea') + path(blob(96, 104, 54, 50, random, 10, 0.1), '#fffdf7', 'opacity=".9"'),
  gingerSyrup: () => pool('#d9963f') + line(arc(100, 100, 56, 195, 262), '#fff', 4, 'opacity=".4"'),
  mango: (random) =>
    pool('#fbbf3a') +
    path(blob(96, 104, 56, 52, random, 10, 0.1), '#ffce59', 'opacity=".8"') +
    line('M58 84C80 74 96 98 128 84', '#fff3d2', 5, 'opacity=".7"'),
  tofuPudding: (random) =>
    pool('#e2a552') +
    shaded(blob(96, 106, 50, 44, random, 9, 0.08), '#fff4dc', 'dome') +
    shaded(blob(112, 82, 34, 24, random, 8, 0.1), '#fffaf0') +
    shaded(blob(78, 96, 30, 22, random, 8, 0.1), '#fffaf0') +
    ellipse(70, 88, 12, 4, '#fff', -24, 'opacity=".8"') +
    ellipse(108, 74, 12, 4, '#fff', -12, 'opacity=".8"'),
  steamedCustard: () =>
    pool('#f9e3a4') +
    ball(100, 101, 66, '#fbe9b6', 'sunk') +
    line(arc(100, 100, 54, 195, 262), '#fff', 6, 'opacity=".7"'),
  steamedMilk: () =>
    pool('#fbf3e2') +
    ball(100, 101, 66, '#fffaf0', 'sunk') +
    line('M62 84C74 70 92 66 112 72M70 96C80 88 92 86 104 88', '#e8d8bd', 2.6),
  oatmeal: (random) =>
    pool('#e9d3a6') +
    path(blob(96, 104, 56, 52, random, 10, 0.1), '#f6e6c4', 'opacity=".9"') +
    line(scatter(random, 54, 100, 102, 60, 60, 4), '#d9b878', 5, 'opacity=".75"') +
    line(scatter(random, 40, 100, 102, 58, 58, 3), '#fff4dc', 3.4, 'opacity=".85"'),
  millet: (random) =>
    pool('#eeb544') +
    path(blob(96, 104, 56, 52, random, 10, 0.1), '#f6c964', 'opacity=".85"') +
    line(scatter(random, 90, 100, 102, 62, 62, 0.1), '#fce3a0', 3.4, 'opacity=".9"'),
  shavedIce: (random) => snow(random, '#f6f4f2'),
  mangoIce: (random) => snow(random, '#ffd978'),
  milkIce: (random) => snow(random, '#fff6e2'),
} satisfies Record<string, Drawing>;
