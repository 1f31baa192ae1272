import { clubSandwich, frenchToast, pineappleBun, sandwich, toast } from './bread.ts';
import type { PieceDrawing } from './drawing.ts';
import { ball, SHADE, shaded, under } from './light.ts';
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

/** Baked, fried and steamed things made of dough. */
export const BAKERY = {
  pineappleBun,
  frenchToast,
  toast,
  sandwich,
  eggTart: () => {
    const shell = scallop(0, 0, 34, 18, 8);
    return (
      under(shell, 3, 5, 0.24) +
      shaded(shell, '#d99a4a') +
      ball(0, 0, 31.5, '#eebd72', 'lit') +
      circle(0, 0, 27, '#c67c22', 'opacity=".55"') +
      ball(0, 0, 26, '#ffc531') +
      line(arc(0, 0, 20, 192, 258), '#fff', 4.4, 'opacity=".75"') +
      circle(9, 12, 2.2, '#e08a1d', 'opacity=".55"') +
      circle(-3, 15, 1.5, '#e08a1d', 'opacity=".5"')
    );
  },
  portugueseTart: (random) => {
    const shell = scallop(0, 0, 34, 26, 5);
    const burnt = times(5, (index) => {
      const [x, y] = polar(0, 0, index === 0 ? 3 : 15, index * 85 + 20);
      return path(blob(x, y, 8, 5.5, random, 7, 0.28), '#5f2c0c', 'opacity=".8"');
    });
    return (
      under(shell, 3, 5, 0.24) +
      shaded(shell, '#b9722a') +
      ball(0, 0, 31.5, '#d99a4a', 'lit') +
      circle(0, 0, 30, 'none', 'stroke="#a8621f" stroke-width="1.4" opacity=".7"') +
      circle(0, 0, 27, '#8a4a14', 'opacity=".6"') +
      ball(0, 0, 26, '#f7b429') +
      burnt.join('') +
      line(arc(0, 0, 20, 192, 250), '#fff', 3.6, 'opacity=".55"')
    );
  },
  clubSandwich,
  roll: (random, { colour = '#d98a35', foam = '#fff3cf' }) =>
    ellipse(4, 9, 50, 33, SHADE, 0, 'opacity=".22"') +
    ellipse(0, 0, 50, 33, colour) +
    ellipse(0, 0, 50, 33, 'url(#f-dome)') +
    line('M-34 -7C-20 -14 20 -14 34 -7M-36 6C-20 0 20 0 36 6', foam, 4.4, 'opacity=".9"') +
    line('M-30 -16C-18 -25 4 -27 16 -25', '#fff', 4, 'opacity=".5"') +
    line(scatter(random, 12, 4, 10, 30, 9, 0.1), '#fff4d8', 2.4),
  steamedBun: (_random, { colour = '#fffaf2', foam = '#e6d6bf' }) =>
    circle(3, 6, 30, SHADE, 'opacity=".22"') +
    ball(0, 0, 30, colour) +
    times(8, (index) =>
      at(0, 0, index * 45, 1, line('M0 -5C5 -11 4 -18 -2 -23', foam, 1.8, 'opacity=".9"')),
    ).join('') +
    ball(0, 0, 4, foam, 'sunk') +
    ellipse(-12, -13, 7, 3.6, '#fff', -40, 'opacity=".85"'),
  splitBun: (random) =>
    circle(3, 6, 30, SHADE, 'opacity=".22"') +
    ball(0, 0, 30, '#fffaf2') +
    path('M-4 -4L-20 -17L-3 -24L0 -9L15 -22L22 -9L6 -2L19 14L5 20L0 5L-11 17L-20 7Z', '#8f2418') +
    path(blob(0, 0, 11, 10, random, 8, 0.2), '#c0402a') +
    circle(-3, -3, 2.6, '#ff9c7a', 'opacity=".8"'),
  scallionPancake: (random) => {
    const wedge = 'M0 -4L-33 -56C-18 -66 18 -66 33 -56Z';
    const one = (turn: number) =>
      at(
        100,
        100,
        turn,
        1,
        under(wedge, 2, 5, 0.24) +
          path(wedge, '#c98434') +
          path('M0 -11L-28 -54C-15 -61 15 -61 28 -54Z', '#f0c069') +
          path(blob(-4, -46, 14, 7, random, 8, 0.2), '#b9702a', 'opacity=".55"') +
          path(blob(5, -30, 7, 6, random, 8, 0.2), '#b9702a', 'opacity=".5"') +
          line(scatter(random, 9, 0, -45, 19, 12, 3), '#5f9f3c', 3) +
          path(wedge, 'url(#f-lit)'),
      );
    return [0, 60, 120, 180, 240, 300].map(one).join('');
  },
  eggWaffle: () => {
    const bubbles = [-2, -1, 0, 1, 2].flatMap((row) =>
      times(
        5 - Math.abs(row),
        (nth) => [100 + (nth - (4 - Math.abs(row)) / 2) * 26, 100 + row * 22.6] as const,
      ),
    );
    const sheet =
      'M42 66Q60 34 100 40Q140 34 158 66Q172 100 158 134Q140 166 100 160Q60 166 42 134Q28 100 42 66Z';
    return (
      under(sheet, 4, 7, 0.26) +
      shaded(sheet, '#d08a33') +
      bubbles
        .map(
          ([x, y]) =>
            circle(x + 1.5, y + 2.5, 12, '#8f5216', 'opacity=".4"') +
            ball(x, y, 11.6, '#f3bb55') +
            ellipse(x - 4, y - 4.6, 3.4, 2, '#fff', -35, 'opacity=".8"'),
        )
        .join('')
    );
  },
  pineappleCake: () =>
    rect(4, 7, 54, 40, 7, SHADE, 'opacity=".24"') +
    rect(0, 0, 54, 40, 7, '#e0a64a') +
    rect(-1, -2, 49, 34, 5, '#f6cf7d') +
    rect(-1, -2, 49, 34, 5, 'url(#f-lit)') +
    rect(-1, -2, 36, 21, 3, 'none', 'stroke="#d99c3f" stroke-width="2" opacity=".8"') +
    line('M-11 -2H9M-1 -8V5', '#d99c3f', 2.2, 'opacity=".8"'),
  mochi: (random, { colour = '#fdf6ee', foam = '#fff' }) => {
    const body = blob(0, 0, 29, 26, random, 8, 0.04);
    const dust = line(scatter(random, 26, 0, 0, 23, 20, 0.1), foam, 2.4, 'opacity=".85"');
    return (
      under(body, 3, 6, 0.24) +
      shaded(body, colour, 'dome') +
      dust +
      ellipse(-10, -11, 7, 4, '#fff', -38, 'opacity=".8"')
    );
  },
  cakeSlice: (random, { colour = '#fff4dc', foam = '#f6c46a' }) => {
    const top = 'M40 128L150 62Q160 66 162 80L166 100Z';
    return (
      path('M44 142L172 114L166 96L40 128Z', SHADE, 'opacity=".2" transform="translate(3 8)"') +
      path('M40 128L166 100V122L42 150Z', foam) +
      path('M41 136L166 108V114L42 142Z', colour) +
      shaded(top, colour) +
      ball(140, 84, 12, '#e0432f') +
      ellipse(136, 79, 3.6, 2.2, '#fff', -35, 'opacity=".8"') +
      line(scatter(random, 16, 104, 104, 34, 12, 0.1), foam, 2.4, 'opacity=".9"')
    );
  },
  burger: (random, { colour = '#a5613c' }) =>
    circle(104, 109, 58, SHADE, 'opacity=".24"') +
    path(scallop(100, 102, 54, 15, 9), '#63ab4f') +
    path(blob(102, 103, 56, 55, random, 9, 0.03), colour) +
    path('M52 116L90 152L150 134L148 108Z', '#ffc93f') +
    ball(99, 97, 53, '#dd8f35') +
    line(scatter(random, 26, 96, 90, 36, 32, 3), '#fff0cc', 3) +
    line('M62 78C70 62 84 54 102 53', '#fff', 5, 'opacity=".5"'),
  waffle: (_random, { colour = '#fff6dd' }) => {
    const cells = [-1.5, -0.5, 0.5, 1.5].flatMap((row) =>
      [-1.5, -0.5, 0.5, 1.5].map(
        (column) =>
          rect(100 + column * 24, 100 + row * 24, 18, 18, 4, '#b9712a') +
          rect(101 + column * 24, 101.4 + row * 24, 15, 15, 3, '#e29d43'),
      ),
    );
    return at(
      0,
      0,
      0,
      1,
      rect(104, 108, 106, 106, 18, SHADE, 'opacity=".24"') +
        rect(100, 100, 106, 106, 18, '#eeb257') +
        rect(100, 100, 106, 106, 18, 'url(#f-lit)') +
        cells.join('') +
        line('M58 78C80 96 92 70 112 92S138 108 146 88', colour, 7, 'opacity=".95"'),
    );
  },
} satisfies Record<string, PieceDrawing>;
