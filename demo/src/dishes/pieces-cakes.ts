import type { PieceDrawing } from './drawing.ts';
import { ball, SHADE, shaded, under } from './light.ts';
import { arc, at, blob, circle, line, path, scatter, times } from './shapes.ts';

const PETAL = 'M0 -9C5 -14 5 -20 0 -24C-5 -20 -5 -14 0 -9Z';

/** Round cakes, each drawn around 0,0. */
export const CAKES = {
  wheelCake: () =>
    circle(4, 6, 33, SHADE, 'opacity=".24"') +
    ball(0, 0, 33, '#c27a2a') +
    ball(-0.5, -1.5, 30, '#eab05c', 'lit') +
    line(arc(0, -1, 26.5, 0, 359), '#b9702a', 1.8, 'opacity=".7"') +
    times(8, (index) => at(0, -1, index * 45, 1, path(PETAL, '#c98434', 'opacity=".75"'))).join('') +
    ball(0, -1, 6, '#d8953f', 'sunk') +
    line(arc(0, -1, 28.5, 205, 260), '#fff', 3, 'opacity=".6"'),
  /** Cut through: the beans show. */
  wheelCakeHalf: (random) => {
    const half = 'M-35 4A35 35 0 0 1 35 4L33 17Q0 22 -33 17Z';
    return (
      under(half, 3, 5, 0.24) +
      shaded(half, '#e3a650') +
      path('M-34 3Q0 9 34 3L32 17Q0 22 -32 17Z', '#f3cd86') +
      path('M-27 7Q0 12 27 7L25 14Q0 18 -25 14Z', '#6d211f') +
      line(scatter(random, 12, 0, 11, 22, 3, 0.1), '#a5423a', 4) +
      line('M-24 -9C-14 -22 12 -24 22 -12', '#c98434', 2, 'opacity=".7"') +
      line('M-28 -6C-24 -16 -16 -23 -8 -25', '#fff', 3, 'opacity=".55"')
    );
  },
  sunCake: (random) => {
    const edge = blob(0, 0, 35, 34, random, 14, 0.03);
    const flake = (radius: number, from: number) =>
      line(arc(0, 0, radius, from, from + 130), '#c98f45', 1.6, 'opacity=".65"');
    return (
      under(edge, 4, 6, 0.24) +
      shaded(edge, '#f3d59a') +
      circle(0, 0, 24, '#e3a44e', 'opacity=".55"') +
      circle(0, 0, 15, '#c97f2c', 'opacity=".5"') +
      times(6, (index) => flake(11 + index * 3.8, index * 67)).join('') +
      path(blob(-6, 20, 11, 5, random, 8, 0.25), '#fff3d4', 'opacity=".85"') +
      line(arc(0, 0, 30, 198, 258), '#fff', 3.6, 'opacity=".7"') +
      line(scatter(random, 7, 4, 33, 28, 7, 1.6), '#e6bd74', 3)
    );
  },
  swissRoll: (random) => {
    const slice = blob(0, 0, 37, 35, random, 12, 0.02);
    return (
      under(slice, 4, 6, 0.24) +
      shaded(slice, '#c58436') +
      path(blob(0, 0, 33.5, 31.5, random, 12, 0.015), '#f8d98f') +
      line('M22 13A26 25 0 1 1 25 -8A20 19 0 1 0 -14 13A13 12 0 1 0 4 -10A7 7 0 1 0 1 5', '#fffaf0', 6) +
      line(scatter(random, 22, 0, 0, 27, 25, 0.1), '#e5b860', 2, 'opacity=".8"') +
      path(slice, 'url(#f-lit)', 'opacity=".6"')
    );
  },
} satisfies Record<string, PieceDrawing>;
