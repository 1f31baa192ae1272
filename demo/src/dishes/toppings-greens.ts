import type { Drawing } from './drawing.ts';
import { ball, beads, SHADE, shaded, under } from './light.ts';
import { between } from './seeded.ts';
import {
  arc,
  at,
  blob,
  circle,
  ellipse,
  line,
  path,
  polar,
  rect,
  scallop,
  scatter,
  times,
} from './shapes.ts';

/** Draws thin rings cut from a stalk, with their shadow. */
function rings(places: string, edge: string, inside: string): string {
  const shadow = line(places, SHADE, 8.6, 'opacity=".2" transform="translate(.8 1.5)"');
  return shadow + line(places, edge, 8) + line(places, inside, 4.2);
}

/** Leaves, herbs and roots, each drawn around 0,0. */
export const GREENS = {
  bokchoy: () =>
    path(
      'M-4 26C-10 10 -9 -4 -2 -10H4C10 -4 9 12 6 26C3 30 -1 30 -4 26Z',
      SHADE,
      'opacity=".18" transform="translate(2 3)"',
    ) +
    path('M0 -6C-18 -8 -25 -22 -16 -34C-8 -38 6 -38 14 -33C24 -22 18 -8 0 -6Z', '#3f8a3c') +
    path('M0 -8C-9 -12 -13 -21 -9 -30C-3 -33 5 -33 9 -29C13 -20 9 -11 0 -8Z', '#63ab4f') +
    path('M-4 26C-10 10 -9 -4 -2 -12H3C10 -4 9 12 6 26C3 30 -1 30 -4 26Z', '#dff0c0') +
    line('M-1 24C-4 12 -3 2 0 -12L1 -28', '#fff', 1.8, 'opacity=".8"') +
    line('M3 24C5 14 5 4 2 -8', '#a9cf82', 1.6),
  choysum: () =>
    line('M-26 12C-14 4 -4 2 8 -6', SHADE, 8, 'opacity=".18" transform="translate(1 3)"') +
    line('M-26 12C-14 4 -4 2 8 -6', '#a8d07a', 7) +
    line('M-25 10C-14 2 -6 1 6 -7', '#d6edb4', 2) +
    path('M2 -4C4 -20 18 -28 32 -22C34 -10 24 4 8 4Z', '#357f39') +
    path('M6 -4C10 -14 18 -20 28 -18C27 -10 20 -2 8 0Z', '#58a24a') +
    path('M-4 4C4 12 16 14 26 8C22 -2 10 -6 0 -2Z', '#2f7434') +
    line('M4 -2C12 -8 20 -14 27 -18M2 2C10 5 16 6 22 6', '#9ed07c', 1.4),
  scallion: (random) => rings(scatter(random, 7, 0, 0, 17, 15, 0.1), '#559f42', '#dcf1b8'),
  chilli: (random) => rings(scatter(random, 5, 0, 0, 16, 14, 0.1), '#d8321e', '#ffd9c2'),
  coriander: () =>
    [0, 120, 240]
      .map((a) =>
        at(
          0,
          0,
          a,
          1,
          line('M0 0V-8', '#5c9a45', 1.6) +
            path('M0 -6C-8 -8 -9 -16 -4 -18C-2 -22 2 -22 4 -18C9 -16 8 -8 0 -6Z', '#57a047') +
            line('M0 -8V-16', '#a8d98a', 1),
        ),
      )
      .join(''),
  tomato: () =>
    circle(1, 2.5, 17, SHADE, 'opacity=".2"') +
    circle(0, 0, 17, '#d93c28') +
    circle(0, 0, 14, '#f06a48') +
    [0, 72, 144, 216, 288]
      .map((a) =>
        at(
          0,
          0,
          a,
          1,
          path('M0 -3C-5 -6 -5 -11 0 -12.5C5 -11 5 -6 0 -3Z', '#c72f1d') +
            ellipse(-1.2, -8.5, 1.1, 1.9, '#ffd98a') +
            ellipse(1.6, -6.5, 1.1, 1.9, '#ffd98a'),
        ),
      )
      .join('') +
    line(arc(0, 0, 14.5, 200, 262), '#fff', 2, 'opacity=".6"'),
  potato: (random) => {
    const d = blob(0, 0, 16, 14, random, 6, 0.1);
    return under(d, 1.5, 3, 0.26) + shaded(d, '#f3c965', 'dome');
  },
  carrot: () =>
    under('M-13 7L-9 -9L8 -11L14 6Z', 1.5, 2.6, 0.24) + shaded('M-13 7L-9 -9L8 -11L14 6Z', '#f08332'),
  mushroom: () =>
    circle(1, 2.5, 15, SHADE, 'opacity=".24"') +
    ball(0, 0, 15, '#8b5733') +
    line('M0 -9V9M-9 0H9M-6 -6L6 6M6 -6L-6 6', '#efd4ad', 2.6),
  corn: (random) => beads(scatter(random, 10, 0, 0, 18, 15, 0.1), 7.2, '#ffc935'),
  peas: (random) => beads(scatter(random, 9, 0, 0, 19, 15, 0.1), 6.8, '#6fae3c'),
  sprout: (random) => {
    const places = scatter(random, 9, 0, 0, 24, 17, 13);
    const shadow = line(places, SHADE, 3.4, 'opacity=".2" transform="translate(1 1.6)"');
    return shadow + line(places, '#fff7e4', 2.8) + line(scatter(random, 7, 0, 0, 24, 17, 0.1), '#f2d66b', 4);
  },
  onion: (random) =>
    times(4, () =>
      at(
        between(random, -18, 18),
        between(random, -12, 12),
        random() * 360,
        1,
        line('M-9 3A10 10 0 0 1 9 3', '#fff', 3, 'opacity=".8"') +
          line('M-9 3A10 10 0 0 1 9 3', '#e8c9d8', 1, 'opacity=".8"'),
      ),
    ).join(''),
  mint: () =>
    [-40, 40, 180]
      .map((a) =>
        at(
          0,
          0,
          a,
          1,
          path('M0 2C-9 -2 -9 -14 0 -20C9 -14 9 -2 0 2Z', '#3f9650') +
            line('M0 0V-16M0 -6L-4 -9M0 -6L4 -9M0 -11L-3 -14M0 -11L3 -14', '#9cd8a0', 1.1),
        ),
      )
      .join(''),
  sesame: (random) =>
    times(12, () =>
      ellipse(between(random, -22, 22), between(random, -16, 16), 1.7, 0.9, '#fff4d8', random() * 180),
    ).join(''),
  basil: () =>
    [-60, 10, 130]
      .map((turn) =>
        at(
          0,
          0,
          turn,
          1,
          path('M0 2C-8 -3 -8 -13 0 -19C8 -13 8 -3 0 2Z', '#2c6b33') + line('M0 0V-16', '#7fb86b', 1.2),
        ),
      )
      .join(''),
  lettuce: (random) => {
    const leaf = scallop(0, 0, 26, 11, 8);
    return (
      under(leaf, 2, 3.4, 0.2) +
      shaded(leaf, '#7cc05a') +
      path(blob(0, 0, 18, 16, random, 9, 0.18), '#a3d97c', 'opacity=".8"') +
      line('M-16 10C-6 4 4 -4 14 -14M-4 3L-8 -8M4 -3L10 6', '#e3f6c8', 2)
    );
  },
  cucumber: () =>
    circle(1, 2.5, 13, SHADE, 'opacity=".2"') +
    circle(0, 0, 13, '#4f8f3c') +
    circle(0, 0, 10.8, '#dff2c2') +
    line('M-3 -4l.1 0M4 -3l.1 0M0 4l.1 0M-5 2l.1 0M5 3l.1 0', '#a9cf82', 2.6),
  broccoli: (random) =>
    line('M0 6V18', '#a8cf7c', 8) +
    times(8, (index) => {
      const [x, y] = polar(0, -2, index === 0 ? 0 : 9, index * 51);
      return circle(x + 1, y + 2, 7, SHADE, 'opacity=".14"') + ball(x, y, between(random, 6, 7.6), '#4f9a45');
    }).join(''),
  pepper: () =>
    [
      [-11, -6, '#4f9a3f', -20],
      [10, -7, '#d8402a', 30],
      [0, 9, '#f2b632', 80],
    ]
      .map(([x, y, colour, turn]) =>
        at(
          Number(x),
          Number(y),
          Number(turn),
          1,
          line('M-9 4C-5 -6 5 -6 9 4', SHADE, 7, 'opacity=".2" transform="translate(1 2)"') +
            line('M-9 4C-5 -6 5 -6 9 4', String(colour), 6.4) +
            line('M-6 -1C-3 -4 1 -5 4 -4', '#fff', 1.6, 'opacity=".6"'),
        ),
      )
      .join(''),
  seaweed: (random) => {
    const heap = blob(0, 0, 22, 15, random, 10, 0.18);
    return (
      under(heap, 1.5, 3, 0.24) +
      path(heap, '#254a36') +
      line(scatter(random, 18, 0, 0, 16, 10, 12), '#3f7553', 2.6) +
      line(scatter(random, 6, 0, 0, 15, 9, 9), '#79b08a', 1.4)
    );
  },
  eggplant: () =>
    rect(2, 4, 44, 17, 8, SHADE, 'opacity=".24"') +
    rect(0, 0, 44, 17, 8, '#5d3566') +
    rect(0, 1, 38, 9, 4, '#e6cf9f') +
    line('M-17 -5H10', '#c9a0d4', 2, 'opacity=".8"'),
  friesHeap: (random) =>
    times(26, () => {
      const [x, y, turn] = [between(random, -36, 36), between(random, -30, 30), between(random, -70, 70)];
      return at(
        x,
        y,
        turn,
        1,
        rect(1.2, 3, 9, 46, 2.5, SHADE, 'opacity=".2"') +
          rect(0, 0, 8.6, 46, 2.5, '#e2a132') +
          rect(-1.2, 0, 5, 44, 2, '#fbd468'),
      );
    }).join(''),
  sweetPotatoFries: (random) =>
    times(22, () => {
      const [x, y, turn] = [between(random, -36, 36), between(random, -30, 30), between(random, -70, 70)];
      return at(
        x,
        y,
        turn,
        1,
        rect(1.4, 3, 11, 46, 3, SHADE, 'opacity=".22"') +
          rect(0, 0, 10.6, 46, 3, '#c9611a') +
          rect(-1.4, 0, 6, 43, 2, '#f4903a') +
          line('M-3 -18V8', '#ffc58a', 1.4, 'opacity=".8"'),
      );
    }).join(''),
} satisfies Record<string, Drawing>;
