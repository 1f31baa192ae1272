import type { PieceDrawing } from './drawing.ts';
import { ball, SHADE, shaded, under } from './light.ts';
import type { Random } from './seeded.ts';
import { at, blob, circle, ellipse, line, moved, path, rect, scatter, times } from './shapes.ts';

/** Draws one bamboo skewer of round things, `x` to the right of the middle. */
function skewer(random: Random, x: number, colour: string, count: number, sauce: string): string {
  const stick = `M${100 + x} 22V184`;
  const balls = times(
    count,
    (nth) =>
      circle(101.5 + x, 49 + nth * 28, 15, SHADE, 'opacity=".26"') +
      ball(100 + x, 46 + nth * 28, 15, colour) +
      ellipse(95 + x, 40 + nth * 28, 4.2, 2.6, '#fff', -35, 'opacity=".7"'),
  );
  return (
    line(stick, SHADE, 4, 'opacity=".16" transform="translate(2 4)"') +
    line(stick, '#dcb27a', 4) +
    balls.join('') +
    path(blob(100 + x, 88, 8, 44, random, 10, 0.22), sauce, 'opacity=".82"') +
    line(`M${97 + x} 56V112`, '#ffc98a', 2, 'opacity=".5"')
  );
}

/** Draws a silky rice roll with its filling showing through, lying across the plate. */
function riceRoll(y: number, filling: string): string {
  return at(
    100,
    y,
    -6,
    1,
    rect(3, 6, 104, 24, 11, SHADE, 'opacity=".24"') +
      rect(0, 0, 104, 24, 11, '#fdf6ea') +
      line('M-40 1C-24 -4 -12 5 4 0S30 -3 42 1', filling, 8, 'opacity=".5"') +
      line('M-34 -10V10M-9 -11V11M17 -11V11M40 -9V9', '#e3d3ba', 1.8, 'opacity=".8"') +
      rect(0, 0, 104, 24, 11, 'url(#f-lit)') +
      line('M-44 -7H6', '#fff', 3, 'opacity=".9"'),
  );
}

/** Savoury pieces that fill a plate or a paper. */
export const SAVOURY = {
  skewers: (random, { colour = '#f0b65e', foam = '#b9591b', count = 4 }) =>
    [-38, 0, 38]
      .map((x, index) =>
        moved(`rotate(${34 + (index - 1) * 3} 100 100)`, skewer(random, x, colour, count, foam)),
      )
      .join(''),
  cheungFun: (random, { colour = '#ee8a5c', foam = '#7a3d16' }) =>
    path(blob(102, 108, 60, 52, random, 11, 0.06), foam, 'opacity=".55"') +
    [66, 94, 122, 148]
      .slice(0, 3)
      .map((y) => riceRoll(y + 6, colour))
      .join('') +
    line('M62 76C82 88 92 62 116 76S138 72 148 64M58 130C78 142 96 118 120 132', foam, 3.4, 'opacity=".6"') +
    line(scatter(random, 16, 100, 100, 44, 40, 3), '#fff4d8', 2),
  turnipCake: (random, { colour = '#f3e2bd' }) =>
    [
      [70, 74, -10],
      [130, 78, 8],
      [72, 126, 6],
      [130, 130, -8],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(
          x,
          y,
          turn,
          1,
          rect(3, 6, 54, 44, 7, SHADE, 'opacity=".26"') +
            rect(0, 0, 54, 44, 7, colour) +
            rect(0, 0, 54, 44, 7, 'none', 'stroke="#b9702a" stroke-width="4" opacity=".75"') +
            path(blob(0, 0, 19, 13, random, 9, 0.22), '#cf8a34', 'opacity=".5"') +
            line(scatter(random, 6, 0, 0, 19, 14, 3), '#b9382a', 3.2) +
            line(scatter(random, 5, 0, 0, 19, 14, 3), '#5f9f3c', 2.8) +
            rect(0, 0, 54, 44, 7, 'url(#f-lit)') +
            line('M-20 -15H4', '#fff', 2.4, 'opacity=".6"'),
        ),
      )
      .join(''),
  guaBao: (random, { colour = '#9a4a1c' }) =>
    [
      [68, 84],
      [128, 118],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          -24,
          1.12,
          under('M-40 20C-44 -22 44 -22 40 20C30 38 -30 38 -40 20Z', 3, 6, 0.28) +
            shaded('M-38 18C-42 32 -20 42 0 42S42 32 38 18Z', '#fdf4e6') +
            path(blob(0, 20, 40, 11, random, 10, 0.12), '#6fae3c') +
            path(blob(-2, 18, 36, 11, random, 9, 0.1), colour) +
            line('M-28 15C-14 11 10 11 26 15', '#e8b58a', 3.4, 'opacity=".9"') +
            line(scatter(random, 18, 0, 19, 28, 6, 2), '#e8c88a', 3) +
            shaded('M-40 14C-46 -26 46 -26 40 14C24 4 -24 4 -40 14Z', '#fffaf2', 'dome') +
            line('M-28 -6C-20 -13 -6 -15 8 -14', '#fff', 3.4),
        ),
      )
      .join(''),
  youtiaoSticks: (_random, { colour = '#dd9a3e' }) =>
    [-20, 20]
      .map((x) =>
        at(
          100 + x,
          100,
          28,
          1,
          rect(4, 7, 32, 132, 14, SHADE, 'opacity=".24"') +
            rect(-8, 0, 18, 130, 9, colour) +
            rect(8, 0, 18, 130, 9, colour) +
            rect(-8, 0, 18, 130, 9, 'url(#f-lit)') +
            rect(8, 0, 18, 130, 9, 'url(#f-lit)') +
            line('M0 -60V60', '#9a5c16', 2.4, 'opacity=".8"') +
            line('M-12 -52V-8M4 -50V-20', '#ffe6b4', 2.4, 'opacity=".8"'),
        ),
      )
      .join(''),
  eggRoll: (random, { colour = '#f6c552' }) =>
    times(5, (index) =>
      at(
        44 + index * 28,
        118 - index * 9,
        -18,
        1,
        rect(3, 6, 25, 58, 9, SHADE, 'opacity=".26"') +
          rect(0, 0, 25, 58, 9, '#e0a63a') +
          rect(0, 0, 20, 52, 7, colour) +
          path('M-2 -20C6 -14 -6 -4 3 4S-4 16 1 22', 'none', 'stroke="#fdf1cf" stroke-width="4"') +
          line(scatter(random, 5, 0, 0, 7, 20, 2), '#5f9f3c', 2.8) +
          rect(0, 0, 25, 58, 9, 'url(#f-lit)'),
      ),
    ).join(''),
  riceBall: (random) =>
    [
      [74, 92, -8],
      [130, 108, 10],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(
          x,
          y,
          turn,
          1,
          under('M0 -40Q8 -42 13 -33L38 18Q40 32 26 33H-26Q-40 32 -38 18L-13 -33Q-8 -42 0 -40Z', 3, 6, 0.26) +
            shaded(
              'M0 -40Q8 -42 13 -33L38 18Q40 32 26 33H-26Q-40 32 -38 18L-13 -33Q-8 -42 0 -40Z',
              '#fffaf2',
            ) +
            line(scatter(random, 30, 0, 4, 26, 22, 4), '#e9dcc6', 2.4) +
            rect(0, 20, 30, 28, 2, '#24372f') +
            line('M-10 12H8', '#4a6a5a', 2),
        ),
      )
      .join(''),
} satisfies Record<string, PieceDrawing>;
