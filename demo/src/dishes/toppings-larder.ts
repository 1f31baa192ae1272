import type { Drawing } from './drawing.ts';
import { ball, beads, SHADE, shaded, under } from './light.ts';
import { between } from './seeded.ts';
import { blob, circle, ellipse, line, path, rect, scatter, times } from './shapes.ts';

/** Eggs, bean curd, cheese, dough and sauces, each drawn around 0,0. */
export const LARDER = {
  egg: (random) => {
    const d = blob(0, 0, 31, 28, random, 9, 0.12);
    return (
      under(d, 2, 3) +
      path(d, '#fffdf6', 'stroke="#eac792" stroke-width="2.2"') +
      path(blob(-4, -4, 20, 17, random, 8, 0.1), '#fff', 'opacity=".9"') +
      circle(3, 3.5, 12.8, '#c9781a', 'opacity=".35"') +
      ball(2, 1, 12.4, '#ffb01f') +
      ellipse(-3, -4, 4, 2.4, '#fff', -35, 'opacity=".8"')
    );
  },
  softEgg: () =>
    under('M-24 0a24 19 0 1 0 48 0a24 19 0 1 0-48 0Z', 2, 3) +
    ellipse(0, 0, 24, 19, '#fffaf0') +
    ellipse(0, 0, 24, 19, 'url(#f-lit)') +
    ellipse(1, 1, 13, 11, '#e8820e') +
    ellipse(1, 1, 11, 9, '#ffab1f') +
    ellipse(-2, -2, 4.6, 2.6, '#fff', -30, 'opacity=".6"'),
  centuryEgg: () =>
    under('M-15 0C-12 -13 12 -13 15 0C10 10 -10 10 -15 0Z', 1.5, 2.6, 0.26) +
    path('M-15 0C-12 -13 12 -13 15 0C10 10 -10 10 -15 0Z', '#4a3a35') +
    path('M-8 -1C-6 -7 6 -7 8 -1C5 4 -5 4 -8 -1Z', '#7d8a5e') +
    line('M-11 -4C-8 -9 -2 -10 2 -9.5', '#d8c3a8', 1.8, 'opacity=".7"'),
  tofu: () =>
    under('M-15 -12H15V13H-15Z', 1.5, 3, 0.24) +
    rect(0, 0, 30, 26, 5, '#fff6e0') +
    rect(0, 0, 30, 26, 5, 'url(#f-lit)'),
  cheese: (random) => {
    const d = blob(0, 0, 27, 15, random, 9, 0.26);
    return (
      under(d, 1, 2.4, 0.26) +
      path(d, '#ffd872') +
      path(d, 'url(#f-lit)') +
      times(4, () =>
        ellipse(
          between(random, -17, 17),
          between(random, -8, 8),
          between(random, 2.5, 5),
          between(random, 1.6, 3),
          '#b9651a',
          random() * 90,
          'opacity=".55"',
        ),
      ).join('') +
      line('M-15 -6C-10 -10 -4 -10.5 2 -10', '#fff', 2.4, 'opacity=".7"')
    );
  },
  youtiao: () =>
    under('M-24 -6C-12 -11 10 -11 24 -6Q28 0 24 6C10 10 -12 10 -24 6Q-28 0 -24 -6Z', 1.5, 3, 0.26) +
    shaded('M-24 -6C-12 -11 10 -11 24 -6Q28 0 24 6C10 10 -12 10 -24 6Q-28 0 -24 -6Z', '#dd9a3e') +
    line('M-22 0H22', '#a86617', 2, 'opacity=".7"') +
    line('M-19 -5C-9 -8.5 6 -8.5 16 -6', '#ffe0a2', 2, 'opacity=".8"'),
  sauce: (random) => {
    const d = blob(0, 0, 46, 30, random, 11, 0.17);
    return shaded(d, '#7a3d16') + line('M-30 -10C-22 -20 -6 -23 6 -22', '#ffd9a8', 2.6, 'opacity=".45"');
  },
  curryPool: (random) => {
    const edge = blob(0, 0, 46, 49, random, 11, 0.05);
    const middle = blob(-3, -3, 38, 41, random, 11, 0.06);
    const drops = times(11, () => {
      const [x, y] = [between(random, -30, 30), between(random, -32, 32)];
      return circle(x, y, between(random, 1.4, 3.6), '#ffe59c', 'opacity=".6"');
    });
    return (
      under(edge, 1.5, 3, 0.26) +
      path(edge, '#bf6a10') +
      path(middle, '#e0921f') +
      path(blob(-8, -8, 22, 24, random, 9, 0.16), '#eda938', 'opacity=".75"') +
      drops.join('') +
      line('M-31 -20C-24 -33 -10 -39 4 -38', '#fff0c4', 3.4, 'opacity=".75"')
    );
  },
  tomatoPool: (random) => {
    const d = blob(0, 0, 84, 60, random, 13, 0.03);
    return (
      path(d, '#dd5328') +
      path(blob(-6, 4, 58, 36, random, 10, 0.14), '#ea7141', 'opacity=".55"') +
      line(scatter(random, 26, 0, 0, 66, 42, 0.1), '#f79a5e', 4, 'opacity=".55"')
    );
  },
  creamPool: (random) =>
    path(blob(0, 0, 84, 60, random, 13, 0.03), '#f8e6bf') +
    path(blob(-6, 4, 58, 36, random, 10, 0.14), '#fff3d8', 'opacity=".8"') +
    line(scatter(random, 14, 0, 0, 62, 40, 5), '#cf8a34', 5, 'opacity=".45"'),
  cheesePool: (random) =>
    path(blob(0, 0, 84, 60, random, 13, 0.03), '#f6b93c') +
    path(blob(-4, 2, 62, 40, random, 11, 0.16), '#ffd56b', 'opacity=".85"') +
    line(scatter(random, 12, 0, 0, 60, 38, 8), '#b9651a', 7, 'opacity=".4"') +
    line('M-52 -22C-36 -36 -10 -40 14 -38', '#fff', 4, 'opacity=".55"'),
  curryBed: (random) =>
    path(blob(0, 0, 84, 60, random, 13, 0.03), '#cf8217') +
    path(blob(-6, 2, 60, 38, random, 11, 0.16), '#e5a02f', 'opacity=".8"') +
    line(scatter(random, 18, 0, 0, 62, 40, 0.1), '#ffe59c', 4, 'opacity=".6"'),
  blackPepper: (random) => {
    const pool = blob(0, 0, 46, 30, random, 11, 0.17);
    const pepper = line(scatter(random, 22, 0, 0, 36, 22, 0.1), '#1f120a', 2.4, 'opacity=".8"');
    return (
      shaded(pool, '#5c3418') +
      pepper +
      line('M-30 -10C-22 -20 -6 -23 6 -22', '#ffd9a8', 2.6, 'opacity=".45"')
    );
  },
  scrambled: (random) => {
    const fold = (x: number, y: number, rx: number, ry: number, colour: string) =>
      under(blob(x, y, rx, ry, random, 8, 0.14), 1, 2, 0.16) +
      shaded(blob(x, y, rx, ry, random, 8, 0.14), colour);
    return (
      under(blob(0, 2, 34, 26, random, 10, 0.1), 2, 4, 0.26) +
      fold(0, 2, 34, 26, '#f6bf33') +
      fold(-14, -4, 18, 13, '#ffd95c') +
      fold(12, -8, 17, 12, '#ffe07a') +
      fold(10, 10, 18, 11, '#ffd352') +
      fold(-9, 12, 15, 9, '#ffe486')
    );
  },
  omelette: (random) => {
    const fold = 'M-42 14C-44 -16 -18 -28 4 -27C30 -26 46 -8 41 12C24 24 -24 26 -42 14Z';
    return (
      under(fold, 2, 5, 0.28) +
      shaded(fold, '#f7bd3a') +
      path(blob(-6, -4, 22, 9, random, 9, 0.2), '#c9801f', 'opacity=".4"') +
      path(blob(18, 4, 14, 7, random, 9, 0.2), '#c9801f', 'opacity=".35"') +
      line('M-36 8C-16 16 18 16 36 6', '#d9932a', 2.6, 'opacity=".7"') +
      line('M-33 -8C-26 -18 -8 -23 6 -22', '#fff6d0', 3.4, 'opacity=".85"')
    );
  },
  teaEgg: () =>
    ellipse(1.5, 3, 16, 19, SHADE, 0, 'opacity=".26"') +
    ellipse(0, 0, 16, 19, '#a86a3a') +
    ellipse(0, 0, 13.5, 16.5, '#fff4dc') +
    ellipse(0, 1, 8.6, 9.6, '#ef9a1c') +
    ellipse(-0.6, 0, 7, 8, '#ffb93a') +
    ellipse(-3, -4, 2.8, 1.8, '#fff', -35, 'opacity=".8"'),
  friedTofu: (random) =>
    under('M-16 -15H16V16H-16Z', 2, 4, 0.3) +
    rect(0, 0, 33, 32, 6, '#c07a26') +
    rect(-1, -2, 29, 27, 5, '#eab050') +
    rect(-1, -2, 29, 27, 5, 'url(#f-lit)') +
    line(scatter(random, 14, -1, -2, 11, 10, 2), '#b9702a', 2, 'opacity=".5"') +
    line('M-10 -11C-4 -13 3 -13 8 -12', '#fff2cf', 2.4, 'opacity=".8"'),
  kimchi: (random) => {
    const leaf = blob(0, 0, 20, 15, random, 9, 0.22);
    const ribs = 'M-12 -3C-5 -8 1 0 11 -5M-10 5C-3 1 5 8 12 3';
    return under(leaf, 1.5, 3, 0.24) + shaded(leaf, '#d9482a') + line(ribs, '#ffe3bd', 3, 'opacity=".85"');
  },
  pickle: (random) => {
    const heap = blob(0, 0, 20, 15, random, 9, 0.12);
    const chopped = scatter(random, 22, 0, 0, 15, 11, 5);
    return (
      under(heap, 1.5, 3, 0.24) +
      path(heap, '#7f8a2f') +
      line(chopped, '#b3b84d', 3.4) +
      line(scatter(random, 8, 0, 0, 14, 10, 4), '#dadc86', 2.6)
    );
  },
  peanuts: (random) => beads(scatter(random, 9, 0, 0, 19, 15, 0.1), 6.6, '#d9a05a'),
} satisfies Record<string, Drawing>;
