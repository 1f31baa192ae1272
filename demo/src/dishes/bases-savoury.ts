import type { Drawing } from './drawing.ts';
import { clip, SHADE, shaded, under } from './light.ts';
import { between, type Random } from './seeded.ts';
import { arc, blob, circle, fixed, line, moved, path, polar, scatter, times } from './shapes.ts';
import { strands } from './strands.ts';

const pool = (colour: string) => circle(100, 102, 72, colour);

/** Drops of fat floating on a soup. */
function droplets(random: Random, count: number, reach = 60, colour = '#fff'): string {
  return times(count, () => {
    const [x, y] = polar(100, 100, Math.sqrt(random()) * reach, random() * 360);
    const size = between(random, 1.6, 4.6);
    const glint = line(arc(x, y, size, 190, 280), '#fff', 0.8, 'opacity=".5"');
    return circle(x, y, size, colour, 'opacity=".26"') + glint;
  }).join('');
}

const cloud = (random: Random, x: number, y: number, colour: string, opacity: number) =>
  path(blob(x, y, 57, 51, random, 11, 0.12), colour, `opacity="${opacity}"`);

/** Draws a heap of rice, or of anything made of grains, in the given tones. */
function grains(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: readonly [ground: string, shadow: string, light: string, dark: string] = [
    '#f3e8d6',
    '#c9ab84',
    '#fffdf8',
    '#fbf3e6',
  ],
): string {
  const [ground, shadow, light, dark] = tones;
  const heap = blob(x, y, rx, ry, random, 14, 0.05);
  const first = scatter(random, rx * 1.5, x, y, rx * 0.93, ry * 0.93, 5);
  const second = scatter(random, rx * 1.3, x, y, rx * 0.93, ry * 0.93, 5);
  const shade = moved('translate(.8 1.4)', line(first, shadow, 3.8, 'opacity=".5"'));
  return (
    under(heap, 2, 4, 0.22) +
    path(heap, ground) +
    shade +
    line(first, light, 3.6) +
    line(second, dark, 3.4) +
    path(heap, 'url(#f-dome)')
  );
}

/** Draws nine bent tubes, each with its dark mouth. */
function tubes(random: Random): string {
  const drawn = times(9, () => {
    const [x, y] = polar(100, 100, Math.sqrt(random()) * 58, random() * 360);
    const angle = random() * 6.283;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const point = (u: number, v: number) => `${fixed(x + u * cos - v * sin)} ${fixed(y + u * sin + v * cos)}`;
    return { tube: `M${point(-9, 2)}Q${point(0, -7)} ${point(9, 2)}`, hole: `M${point(9, 2)}l.1 0` };
  });
  const all = drawn.map(({ tube }) => tube).join('');
  return (
    moved('translate(1 2)', line(all, SHADE, 8.4, 'opacity=".2"')) +
    line(all, '#fbe5b0', 7.6) +
    moved('translate(-.8 -1.6)', line(all, '#fff8e4', 2, 'opacity=".9"')) +
    line(drawn.map(({ hole }) => hole).join(''), '#cfa255', 4)
  );
}

const FRIED_RICE = ['#e9c27c', '#a8702f', '#f9dd9e', '#f1cd86'] as const;

/** Draws a fried nest without soup, dark at its edge, with oil shining on it. */
function friedNest(random: Random, tones: readonly string[], edge: string): string {
  const heap = blob(100, 101, 61, 57, random, 13, 0.06);
  const nest = strands(random, tones, { bundles: 15, perBundle: 4, width: 3.8, reach: [8, 34], spread: 38 });
  return under(heap, 2, 4, 0.26) + path(heap, edge) + clip('well', nest);
}

/** Soups, noodles and rice: what lies at the bottom of a savoury dish. */
export const SAVOURY_BASES = {
  clearSoup: (random) => pool('#e3a95b') + droplets(random, 16),
  brownSoup: (random) => pool('#b9692b') + droplets(random, 18, 62, '#ffcf8f'),
  darkSoup: (random) =>
    pool('#8a4520') + cloud(random, 104, 98, '#a3562a', 0.6) + droplets(random, 20, 62, '#ffb469'),
  satay: (random) =>
    pool('#cf7f2d') + cloud(random, 92, 110, '#c06a1d', 0.55) + droplets(random, 18, 62, '#ffd48f'),
  tomatoSoup: (random) =>
    pool('#dd5b31') + cloud(random, 104, 98, '#ec7442', 0.6) + droplets(random, 16, 62, '#ffc48a'),
  borscht: (random) =>
    pool('#c23d22') +
    cloud(random, 98, 104, '#d95532', 0.6) +
    line(scatter(random, 9, 100, 100, 52, 52, 16), '#f6dfb0', 5, 'opacity=".9"') +
    line(scatter(random, 8, 100, 100, 52, 52, 11), '#f08332', 7) +
    droplets(random, 16, 62, '#ffb07a'),
  milkSoup: (random) => pool('#f4e2bd') + droplets(random, 14, 62, '#fff'),
  congee: (random) =>
    pool('#f6ecd6') +
    path(blob(94, 104, 52, 48, random, 10, 0.1), '#fdf6e6') +
    line(scatter(random, 44, 100, 100, 60, 60, 4), '#fffbf2', 3.8, 'opacity=".85"'),
  curry: (random) =>
    pool('#d98a1f') + cloud(random, 96, 106, '#c97714', 0.5) + droplets(random, 14, 62, '#ffe09a'),
  thickSoup: (random) =>
    pool('#b8722f') +
    cloud(random, 96, 104, '#cc8841', 0.7) +
    line(arc(100, 100, 50, 190, 260), '#fff', 4, 'opacity=".35"'),
  noodles: (random) => strands(random, ['#f7d27c', '#f2c25c', '#fbdf97']),
  thinNoodles: (random) =>
    strands(random, ['#f6cf6d', '#edbb4c', '#fbdf92'], { bundles: 10, perBundle: 8, width: 2.8 }),
  wideNoodles: (random) =>
    strands(random, ['#fbe9bf', '#f3d798', '#fff3d6'], { bundles: 8, perBundle: 3, width: 6.2 }),
  curly: (random) =>
    strands(random, ['#f8d683', '#f3c763', '#fce3a2'], {
      bundles: 13,
      perBundle: 4,
      width: 4.6,
      reach: [7, 26],
      spread: 40,
    }),
  vermicelli: (random) =>
    strands(random, ['#fff8ea', '#f6e8cf', '#fffdf6'], {
      bundles: 10,
      perBundle: 8,
      width: 2.8,
      shadow: '#a98250',
    }),
  brownVermicelli: (random) =>
    strands(random, ['#d9ae74', '#c79657', '#e8c591'], {
      bundles: 11,
      perBundle: 7,
      width: 2.6,
      reach: [8, 34],
      spread: 36,
      shadow: '#6d3a12',
    }),
  hofun: (random) => {
    const heap = blob(100, 101, 62, 58, random, 13, 0.06);
    // flat rice noodles, brown of soy sauce and wok
    const tones = ['#e3b077', '#c98c4a', '#f1cf9c'];
    const nest = strands(random, tones, {
      bundles: 24,
      perBundle: 2,
      width: 9.5,
      reach: [9, 30],
      spread: 40,
    });
    return under(heap, 2, 4, 0.26) + path(heap, '#8f5a26') + clip('well', nest);
  },
  riceSheets: (random) =>
    strands(random, ['#fffaf0', '#f5e9d6'], {
      bundles: 11,
      perBundle: 2,
      width: 10,
      reach: [10, 32],
      spread: 38,
    }),
  spaghetti: (random) => friedNest(random, ['#f6cd6a', '#efbd50', '#fbdf94'], '#c98a2a'),
  friedNoodles: (random) => friedNest(random, ['#d9933c', '#c67d2a', '#eab262'], '#8f5216'),
  friedVermicelli: (random) => friedNest(random, ['#f6d77c', '#eec45a', '#fbe7a8'], '#c08a2c'),
  macaroni: (random) => times(5, () => tubes(random)).join(''),
  rice: (random) => grains(random, 100, 100, 58, 54),
  riceSide: (random) => grains(random, 76, 100, 40, 44),
  riceBowl: (random) => pool('#e7d5b8') + grains(random, 100, 101, 67, 66),
  friedRice: (random) => grains(random, 100, 100, 58, 54, FRIED_RICE) + bits(random),
  friedRiceBed: (random) => moved('translate(100 100) scale(1.6 1.2) translate(-100 -100)', bed(random)),
} satisfies Record<string, Drawing>;

/** Draws egg, scallion and ham, chopped small, among fried rice. */
function bits(random: Random): string {
  const chopped: readonly (readonly [string, number])[] = [
    ['#ffc935', 9],
    ['#5f9f3c', 9],
    ['#e98c86', 8],
    ['#fff3c4', 7],
  ];
  return chopped
    .map(([colour, count]) => {
      const places = scatter(random, count, 100, 99, 48, 44, 2.5);
      return moved('translate(.6 1.2)', line(places, SHADE, 5, 'opacity=".22"')) + line(places, colour, 4.6);
    })
    .join('');
}

/** Draws the layer of fried rice in a baking dish. */
function bed(random: Random): string {
  return (
    shaded('M30 40H170V160H30Z', '#ecc781') + line(scatter(random, 60, 100, 100, 48, 48, 4), '#f9dd9e', 3.4)
  );
}
