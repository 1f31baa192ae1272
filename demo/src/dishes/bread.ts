import { ball, clip, SHADE, shaded, under } from './light.ts';
import { between, type Random } from './seeded.ts';
import { blob, circle, ellipse, fixed, line, moved, path, rect, scatter, times } from './shapes.ts';

/** Draws a pat of butter of the given size, lit, with its darker edge in front. */
function butterPat(x: number, y: number, size: number): string {
  return (
    rect(x + 3, y + 5, size, size, 5, SHADE, 'opacity=".22"') +
    rect(x, y, size, size, 5, '#fff0a6') +
    rect(x, y, size, size, 5, 'url(#f-lit)') +
    rect(x, y + size * 0.4, size, size * 0.2, 3, '#f4d466')
  );
}

/** Draws one lozenge of the sugar crust. */
function lozenge(x: number, y: number, size: number): string {
  const near = size * 0.7;
  const corners = [
    `M${fixed(x)} ${fixed(y - size)}`,
    `Q${fixed(x + near)} ${fixed(y - near)} ${fixed(x + size)} ${fixed(y)}`,
    `Q${fixed(x + near)} ${fixed(y + near)} ${fixed(x)} ${fixed(y + size)}`,
    `Q${fixed(x - near)} ${fixed(y + near)} ${fixed(x - size)} ${fixed(y)}`,
    `Q${fixed(x - near)} ${fixed(y - near)} ${fixed(x)} ${fixed(y - size)}Z`,
  ];
  return corners.join('');
}

function crust(random: Random): string {
  const steps = times(9, (index) => index - 4);
  const tiles = steps.flatMap((i) =>
    steps.map((j) => {
      const x = 100 + (i - j) * 9.4 + between(random, -1.4, 1.4);
      const y = 96 + (i + j) * 9.4 + between(random, -1.4, 1.4);
      const away = Math.hypot(x - 100, y - 96);
      const tone = random() > 0.5 ? '#fbd57a' : '#f7c964';
      return away > 50 ? '' : path(lozenge(x, y, 8.7 - away * 0.022), tone);
    }),
  );
  return tiles.join('');
}

/** Draws a pineapple bun under its cracked sugar crust; with butter, a thick slice sticks out. */
export function pineappleBun(random: Random, { butter = false }: { readonly butter?: boolean }): string {
  const slice =
    rect(103, 148, 78, 26, 4, SHADE, 'opacity=".24"') +
    rect(100, 142, 80, 28, 4, '#ffe98f') +
    rect(100, 142, 80, 28, 4, 'url(#f-lit)') +
    rect(100, 153, 80, 5, 2, '#f0c64e');
  return (
    circle(104, 108, 60, SHADE, 'opacity=".22"') +
    ball(100, 98, 60, '#dd8f35') +
    (butter ? moved('rotate(-24 100 100)', slice) + circle(100, 98, 57, '#dd8f35') : '') +
    clip('bun', circle(100, 98, 56, '#cf7f28') + crust(random)) +
    circle(100, 98, 58, 'url(#f-dome)') +
    line('M66 70C74 56 90 48 106 49', '#fff', 5, 'opacity=".45"')
  );
}

/** Draws fried toast with condensed milk, syrup and butter. */
export function frenchToast(random: Random): string {
  const crumbs = times(26, () => {
    const [x, y] = [between(random, 60, 140), between(random, 60, 136)];
    const [rx, ry] = [between(random, 1.5, 5), between(random, 1, 3)];
    return ellipse(x, y, rx, ry, random() > 0.5 ? '#d4872a' : '#fbd083', random() * 180, 'opacity=".6"');
  });
  return moved(
    'rotate(-9 100 100)',
    rect(105, 108, 102, 102, 16, SHADE, 'opacity=".24"') +
      rect(100, 100, 102, 102, 16, '#c07526') +
      rect(100, 98, 94, 92, 12, '#eeaa48') +
      rect(100, 98, 94, 92, 12, 'url(#f-lit)') +
      crumbs.join('') +
      line('M62 72C80 84 74 100 90 108S128 100 138 126', '#fff6dd', 6, 'opacity=".95"') +
      line('M70 128C84 118 96 132 112 122S132 80 140 74', '#fff6dd', 5, 'opacity=".9"') +
      path(blob(101, 97, 30, 26, random, 9, 0.14), '#ffd65a', 'opacity=".85"') +
      butterPat(101, 93, 30),
  );
}

const SLICE =
  'M58 66C50 50 70 48 100 50C130 48 150 50 142 66C146 74 146 126 142 138Q140 144 132 144H68Q60 144 58 138C54 126 54 74 58 66Z';
const CRUMB =
  'M63 69C58 56 74 55 100 56C126 55 142 56 137 69C140 76 140 124 137 133Q136 138 130 138H70Q64 138 63 133C60 124 60 76 63 69Z';

/** Draws two thick slices of toast, the upper one spread with something and a pat of butter. */
export function toast(random: Random, { colour = '#fff4d2', butter = true }): string {
  const slice =
    rect(104, 106, 92, 92, 18, SHADE, 'opacity=".22"') + path(SLICE, '#b9712a') + shaded(CRUMB, '#f3c778');
  const spread =
    path(blob(100, 98, 32, 33, random, 11, 0.13), colour, 'opacity=".95"') +
    line('M80 84C88 74 98 72 106 72', '#fff', 4, 'opacity=".7"');
  return (
    moved('translate(-14 -10) rotate(-8 100 100)', slice) +
    moved('translate(16 14) rotate(6 100 100)', slice + spread + (butter ? butterPat(102, 98, 26) : ''))
  );
}

/** Draws a bread triangle of which `inset` has been taken off on every side. */
function triangle(inset: number): string {
  return [
    `M${-50 + inset} ${48 - inset * 0.45}V${-40 + inset * 1.9}`,
    `Q${-50 + inset} ${-52 + inset * 2.1} ${-41 + inset * 0.8} ${-43 + inset * 1.8}`,
    `L${46 - inset * 1.9} ${38 - inset * 0.5}`,
    `Q${54 - inset * 2} ${48 - inset * 0.45} ${42 - inset * 1.8} ${48 - inset * 0.45}Z`,
  ].join('');
}

/** Draws a sandwich cut in two triangles; the filling is egg unless a colour says otherwise. */
export function sandwich(random: Random, { colour = '#f29a92' }): string {
  const half = (turn: number) =>
    under(triangle(0), turn ? -4 : 4, turn ? -7 : 7, 0.24) +
    line('M-44 -44C-34 -40 -34 -28 -24 -26S-14 -10 -4 -8S8 10 18 12S32 28 46 34', '#f6b92c', 13) +
    line('M-42 -46C-32 -42 -32 -30 -22 -28S-12 -12 -2 -10S10 8 20 10S34 26 46 31', '#ffdb5e', 8) +
    line('M-38 -42C-26 -34 20 12 38 26', colour, 4.6) +
    path(triangle(0), '#bd7429') +
    path(triangle(5), '#f8d9a0') +
    path(triangle(5), turn ? 'url(#f-sunk)' : 'url(#f-lit)') +
    line(scatter(random, 16, -24, 18, 16, 20, 0.1), '#e0b06a', 2.2, 'opacity=".7"');
  return moved('translate(91 115)', half(0)) + moved('translate(111 87) rotate(180)', half(180));
}

/** Draws a club sandwich: four small triangles standing on their crusts, each with its layers and a pick. */
export function clubSandwich(random: Random): string {
  const quarter = (x: number, y: number, turn: number) => {
    const d = 'M-31 17L-3 -23Q0 -27 3 -23L31 17Q33 23 26 23H-26Q-33 23 -31 17Z';
    return moved(
      `translate(${x} ${y}) rotate(${turn}) scale(1.12 1)`,
      under(d, 2, 5, 0.26) +
        path(d, '#bd7429') +
        line('M-22 15H22', '#f8d9a0', 11) +
        line('M-18 5Q-9 1 0 5T18 5', '#7fb84a', 5) +
        line('M-14 0H14', '#e0533a', 4.4) +
        line('M-11 -5H11', '#f8d9a0', 5.4) +
        line('M-8 -10Q0 -13 8 -10', '#f4a7a0', 4.6) +
        line('M-4 -16H4', '#f0c078', 5) +
        line(scatter(random, 8, 0, 16, 17, 3, 0.1), '#d9a45a', 2, 'opacity=".7"') +
        line('M0 -20V-36', '#c98a44', 2.4) +
        circle(0, -36, 4.2, '#6f9a3a') +
        circle(-1.2, -37.4, 1.4, '#fff', 'opacity=".7"'),
    );
  };
  return quarter(100, 72, 0) + quarter(64, 112, -5) + quarter(136, 112, 5) + quarter(100, 142, 0);
}
