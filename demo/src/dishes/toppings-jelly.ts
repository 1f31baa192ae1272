import type { Drawing } from './drawing.ts';
import { ball, SHADE, shaded, under } from './light.ts';
import { between, type Random } from './seeded.ts';
import { arc, at, blob, circle, ellipse, line, path, rect, scatter, times } from './shapes.ts';

/** Draws a few cubes of jelly, tumbled. */
function cubes(random: Random, count: number, colour: string, opacity: number, size = 15): string {
  return times(count, (index) => {
    const [x, y, turn] = [between(random, -24, 24), ((index + 0.5) / count) * 38 - 19, random() * 90];
    const cube =
      rect(1.2, 2.4, size, size, 4, SHADE, 'opacity=".24"') +
      rect(0, 0, size, size, 4, colour, `opacity="${opacity}"`) +
      rect(0, 0, size, size, 4, 'url(#f-lit)') +
      line('M-4 -4.6H1.5', '#fff', 1.8, 'opacity=".7"');
    return at(x, y, turn, 1, cube);
  }).join('');
}

/** Draws round things lying close: pearls and balls of dough. */
function heap(
  random: Random,
  count: number,
  radius: number,
  colours: readonly string[],
  glint: number,
): string {
  return times(count, (index) => {
    const x = between(random, -29, 29);
    const y = ((index + 0.5) / count) * 30 - 15 + between(random, -3, 3);
    const colour = colours[index % colours.length] ?? '#3b2016';
    return (
      circle(x + 0.8, y + 1.8, radius, SHADE, 'opacity=".3"') +
      ball(x, y, radius, colour) +
      circle(x - radius * 0.33, y - radius * 0.36, radius * 0.24, '#fff', `opacity="${glint}"`)
    );
  }).join('');
}

/** Pearls, jellies, beans and creams for drinks and sweet bowls, each drawn around 0,0. */
export const JELLY = {
  pearls: (random) => heap(random, 17, 6.4, ['#3b2016', '#472719'], 0.75),
  whitePearls: (random) => heap(random, 15, 5.6, ['#fdf4e2', '#f4e6cb'], 0.9),
  taroBalls: (random) => heap(random, 9, 9, ['#b48fc4', '#f0a24c', '#e9d8c0'], 0.6),
  riceBalls: (random) => heap(random, 6, 12, ['#fffaf2', '#fff4e6'], 0.9),
  poppingBalls: (random) => heap(random, 14, 5.8, ['#ffab3d', '#ff8f5c'], 0.9),
  grassJelly: (random) => cubes(random, 10, '#2c2320', 0.92),
  aiyu: (random) => cubes(random, 10, '#f6d765', 0.78),
  coconutJelly: (random) => cubes(random, 10, '#fffdf7', 0.85, 13),
  coffeeJelly: (random) => cubes(random, 9, '#5c3218', 0.9),
  taroCubes: (random) => cubes(random, 7, '#b497c6', 1, 17),
  sweetPotato: (random) => cubes(random, 6, '#f0953a', 1, 17),
  pudding: () =>
    circle(2, 4.5, 27, SHADE, 'opacity=".26"') +
    ball(0, 0, 27, '#ffd35c') +
    circle(-0.5, -1, 18.5, '#a8571a') +
    circle(-0.5, -1, 18.5, 'url(#f-sunk)') +
    line(arc(-0.5, -1, 13, 195, 262), '#ffe2b0', 3.4, 'opacity=".8"') +
    line(arc(0, 0, 23, 196, 250), '#fff', 3, 'opacity=".75"'),
  redBeans: (random) => {
    const spots = scatter(random, 22, 0, 0, 23, 17, 3);
    return (
      line(spots, SHADE, 8.4, 'opacity=".3" transform="translate(1 2)"') +
      line(spots, '#8a3226', 7.4) +
      line(spots, '#fff', 1.4, 'opacity=".4" transform="translate(-1 -1.4)"')
    );
  },
  greenBeans: (random) => {
    const spots = scatter(random, 24, 0, 0, 23, 17, 2);
    return line(spots, SHADE, 6.6, 'opacity=".3" transform="translate(1 2)"') + line(spots, '#8fa03c', 5.8);
  },
  oats: (random) =>
    line(scatter(random, 26, 0, 0, 23, 17, 4), SHADE, 4.6, 'opacity=".2"') +
    line(scatter(random, 26, 0, 0, 23, 17, 4), '#d9b273', 4),
  iceCream: (random) => {
    const scoop = blob(0, 0, 26, 25, random, 11, 0.06);
    return (
      under(scoop, 3, 5, 0.26) +
      shaded(scoop, '#fff6e0', 'dome') +
      line('M-16 -4C-8 -12 4 4 14 -6M-14 8C-6 2 4 14 14 6', '#ecdcbc', 2.6) +
      ellipse(-9, -11, 6, 3.4, '#fff', -35, 'opacity=".9"')
    );
  },
  matchaIceCream: (random) => {
    const scoop = blob(0, 0, 26, 25, random, 11, 0.06);
    return (
      under(scoop, 3, 5, 0.26) +
      shaded(scoop, '#a4bf5f', 'dome') +
      line('M-16 -4C-8 -12 4 4 14 -6M-14 8C-6 2 4 14 14 6', '#87a445', 2.6) +
      ellipse(-9, -11, 6, 3.4, '#fff', -35, 'opacity=".7"')
    );
  },
  condensedMilk: () =>
    line('M-34 -12C-18 -26 -8 8 6 -8S26 8 36 -6', '#fffdf4', 6, 'opacity=".95"') +
    line('M-24 14C-10 2 4 24 24 10', '#fffdf4', 5, 'opacity=".9"'),
  brownSyrup: () =>
    line('M-36 -10C-18 -26 -8 8 6 -8S28 8 38 -6', '#6b3210', 6.4, 'opacity=".9"') +
    line('M-24 14C-10 2 4 24 24 10', '#6b3210', 5.4, 'opacity=".85"') +
    line('M-30 -14C-22 -20 -14 -12 -10 -6', '#ffcf95', 1.6, 'opacity=".7"'),
  biscuitCrumbs: (random) =>
    line(scatter(random, 26, 0, 0, 22, 17, 2), '#3a2a22', 4.2) +
    line(scatter(random, 8, 0, 0, 20, 15, 2), '#7d6353', 3),
  teaLeaf: () =>
    [-50, 40]
      .map((turn) =>
        at(
          0,
          0,
          turn,
          1,
          path('M0 3C-7 -3 -6 -15 0 -22C6 -15 7 -3 0 3Z', '#6d8a3a') + line('M0 1V-18', '#c3d48c', 1.2),
        ),
      )
      .join(''),
} satisfies Record<string, Drawing>;
