import type { Drawing } from './drawing.ts';
import { ball, SHADE, shaded, under } from './light.ts';
import { between, type Random } from './seeded.ts';
import { arc, at, blob, circle, ellipse, line, path, scatter, times } from './shapes.ts';

/** Draws a citrus wheel: peel, pith and eight wedges. */
function wheel(radius: number, peel: string, pith: string, wedge: string): string {
  const near = radius * 0.7;
  const far = radius * 0.84;
  const side = radius * 0.26;
  const slice = path(`M0 -2.2L${-side} ${-near}Q0 ${-far} ${side} ${-near}Z`, wedge);
  return (
    circle(0.8, 2, radius, SHADE, 'opacity=".18"') +
    circle(0, 0, radius, peel) +
    circle(0, 0, radius * 0.87, pith) +
    times(8, (index) => at(0, 0, index * 45, 1, slice)).join('') +
    line(arc(0, 0, radius * 0.93, 200, 260), '#fff', 1.8, 'opacity=".7"')
  );
}

const cluster = (random: Random, count: number, radius: number, colour: string) =>
  times(count, () => {
    const [x, y] = [between(random, -15, 15), between(random, -13, 13)];
    return (
      circle(x + 1, y + 2.4, radius, SHADE, 'opacity=".24"') +
      ball(x, y, radius, colour) +
      circle(x - 2.4, y - 2.6, 1.6, '#fff', 'opacity=".75"')
    );
  }).join('');

/** Slices and pieces of fruit, each drawn around 0,0. */
export const FRUIT = {
  orange: () => wheel(18, '#f08a1c', '#ffe6b8', '#ff9f35'),
  grapefruit: () => wheel(18, '#f2a24a', '#ffe3d0', '#f0705a'),
  strawberry: () =>
    [
      [-9, -5, -20],
      [10, 4, 30],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(
          x,
          y,
          turn,
          1,
          under('M0 15C-14 6 -15 -8 -7 -12H7C15 -8 14 6 0 15Z', 1.5, 3, 0.26) +
            shaded('M0 15C-14 6 -15 -8 -7 -12H7C15 -8 14 6 0 15Z', '#e23a34') +
            line('M-5 -4l.1 0M4 -5l.1 0M-2 3l.1 0M5 3l.1 0M0 9l.1 0', '#ffe0a0', 2) +
            path('M-9 -12L0 -9L9 -12L4 -16H-4Z', '#5f9f3c'),
        ),
      )
      .join(''),
  kiwi: () =>
    circle(1, 2.4, 15, SHADE, 'opacity=".2"') +
    circle(0, 0, 15, '#8a6a35') +
    circle(0, 0, 13.4, '#a5cf4a') +
    ellipse(0, 0, 4.4, 4, '#f4f8d8') +
    times(12, (index) => at(0, 0, index * 30, 1, ellipse(0, -7, 0.9, 1.8, '#2c2a18'))).join(''),
  passionFruit: (random) =>
    path(blob(0, 0, 26, 20, random, 10, 0.18), '#f2a91f', 'opacity=".75"') +
    times(12, () => {
      const [x, y, turn] = [between(random, -19, 19), between(random, -14, 14), random() * 180];
      return ellipse(x, y, 5, 4, '#ffd257', turn) + ellipse(x, y, 2.6, 1.8, '#33241a', turn);
    }).join(''),
  peach: () =>
    [-34, 4, 42]
      .map((turn) =>
        at(
          0,
          6,
          turn,
          1,
          under('M-8 -2C-12 -18 12 -18 8 -2C5 3 -5 3 -8 -2Z', 1, 2.4, 0.22) +
            shaded('M-8 -2C-12 -20 12 -20 8 -2C5 3 -5 3 -8 -2Z', '#ffb37a') +
            path('M-5 -13C-3 -17 3 -17 5 -13C3 -12 -3 -12 -5 -13Z', '#f2745c', 'opacity=".8"'),
        ),
      )
      .join(''),
  grapes: (random) => cluster(random, 7, 8, '#7a4a9a'),
  lychee: (random) => cluster(random, 5, 9, '#fbeae4'),
  blueberries: (random) => cluster(random, 9, 5.4, '#4a5a9a'),
  watermelon: () =>
    [-20, 24]
      .map((turn, index) =>
        at(
          index ? 9 : -8,
          index ? 5 : -4,
          turn,
          1,
          under('M-16 8L0 -18L16 8Q0 16 -16 8Z', 1.5, 3, 0.24) +
            path('M-16 8L0 -18L16 8Q0 16 -16 8Z', '#4f9a45') +
            path('M-14.5 6L0 -18L14.5 6Q0 12 -14.5 6Z', '#ee4f4a') +
            line('M-3 -4l.1 1M4 -2l.1 1M-5 4l.1 1M2 4l.1 1', '#33201a', 2.2),
        ),
      )
      .join(''),
  pineapple: () =>
    [-28, 30]
      .map((turn, index) =>
        at(
          index ? 10 : -9,
          index ? 6 : -4,
          turn,
          1,
          under('M-14 9L-5 -14H5L14 9Q0 15 -14 9Z', 1.5, 3, 0.24) +
            shaded('M-14 9L-5 -14H5L14 9Q0 15 -14 9Z', '#f9c92f') +
            line('M-6 6L-2 -9M6 6L2 -9M-9 2Q0 7 9 2', '#d99a1a', 1.4, 'opacity=".8"'),
        ),
      )
      .join(''),
  banana: () =>
    [
      [-12, -5],
      [8, -9],
      [12, 9],
      [-6, 11],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x + 1, y + 2.4, 10, SHADE, 'opacity=".2"') +
          circle(x, y, 10, '#f3d77a') +
          circle(x, y, 8.4, '#fff4cf') +
          line(`M${x - 2} ${y}l.1 0M${x + 2} ${y + 1.5}l.1 0M${x + 0.5} ${y - 2.4}l.1 0`, '#9a7a3a', 1.6),
      )
      .join(''),
  avocado: () =>
    ellipse(1.5, 3, 17, 21, SHADE, 0, 'opacity=".24"') +
    ellipse(0, 0, 17, 21, '#3f5a2a') +
    ellipse(0, 0, 14.6, 18.4, '#cfe07a') +
    ball(0, 4, 7.6, '#9a5c2c'),
  redDates: (random) => cluster(random, 4, 6.5, '#a8332a'),
  gojiBerries: (random) => line(scatter(random, 10, 0, 0, 18, 14, 4), '#e0452a', 4.4),
  gingerSlices: () =>
    [-11, 10]
      .map((x, index) =>
        at(
          x,
          index ? 4 : -3,
          index ? 40 : -20,
          1,
          ellipse(1, 2.4, 12, 8, SHADE, 0, 'opacity=".2"') +
            ellipse(0, 0, 12, 8, '#c9a04a') +
            ellipse(0, 0, 10.4, 6.6, '#f8df96') +
            line('M-5 -1C-2 -3 2 -3 5 -1', '#d9b25c', 1.4),
        ),
      )
      .join(''),
} satisfies Record<string, Drawing>;
