import type { Drawing } from './drawing.ts';
import { SHADE, shaded, under } from './light.ts';
import { between } from './seeded.ts';
import { blob, circle, fixed, line, path, scatter } from './shapes.ts';

/** Meat and fowl, each drawn around 0,0. */
export const MEAT = {
  brisket: (random) => {
    const j = () => fixed(between(random, -2, 2));
    const d = `M-18 ${j()}Q-19 -12 -12 -13L11 -12.5Q18 -12 18 ${j()}L16 9Q15 13.5 9 13L-12 14Q-17 13 -18 ${j()}Z`;
    return (
      under(d, 1.8, 3.4, 0.34) +
      path(d, '#94491f') +
      path('M-17.5 -3Q-19 -12 -12 -13L11 -12.5Q18 -12 17.6 -3Q8 -7 0 -4T-17.5 -3Z', '#e9c08a') +
      line('M-15 -7Q-6 -10 2 -8T15 -8', '#fff0d2', 2, 'opacity=".8"') +
      line('M-13 3V10M-8 1V11M-3 2V11M3 1V11M8 2V10M12 1V9', '#6b2f10', 1.8, 'opacity=".6"') +
      path(d, 'url(#f-lit)')
    );
  },
  beef: (random) => {
    const j = (k: number) => between(random, -k, k),
      d = `M-21 ${fixed(3 + j(2))}C-23 ${fixed(-6 + j(2))} -14 ${fixed(-12 + j(2))} -6 -9C-1 ${fixed(-14 + j(2))} 9 ${fixed(-13 + j(2))} 12 -8C20 ${fixed(-9 + j(2))} 24 -1 19 4C18 ${fixed(10 + j(2))} 9 11 4 8C-2 ${fixed(13 + j(2))} -12 12 -14 7C-19 8 -21 6 -21 3Z`;
    return (
      under(d, 1.5, 3.2, 0.32) +
      path(d, '#a5613c') +
      path(d, 'url(#f-dome)') +
      path(
        'M-6 -9C-1 -2 -8 3 -14 7C-4 8 2 2 1 -3C4 -7 9 -8 12 -8C6 -12 -2 -13 -6 -9Z',
        '#8a4a2b',
        'opacity=".75"',
      ) +
      line(
        'M-16 -4C-13 -8 -10 -9 -8 -8.5M2 7C8 8 14 6 17 2M4 -10C7 -11 9 -10 10 -9',
        '#e7b48c',
        2,
        'opacity=".85"',
      ) +
      line('M4 -2C8 -3 11 -1 14 0', '#7a3d21', 1.6, 'opacity=".55"')
    );
  },
  charsiu: () =>
    under('M-20 -11H14Q22 -9 21 0Q20 10 12 11H-18Q-24 0 -20 -11Z', 1.5, 3, 0.28) +
    path('M-20 -11H14Q22 -9 21 0Q20 10 12 11H-18Q-24 0 -20 -11Z', '#9c2b1c') +
    path('M-16 -8H12Q17.5 -6 17 0Q16 6.5 10 8H-14Q-18 0 -16 -8Z', '#e79a7c') +
    line('M-12 -2C-6 -5 2 2 12 -2M-11 4C-5 2 3 6 9 4', '#c96c50', 1.8, 'opacity=".8"') +
    line('M-17 -9H10', '#ffb98c', 1.8, 'opacity=".8"'),
  porkchop: (random) => {
    const chop =
      'M-31 7C-37 -9 -25 -24 -4 -24C17 -24 33 -16 35 -1C36 12 25 22 9 21C1 20 -2 15 -10 17C-20 20 -28 17 -31 7Z';
    const meat =
      'M-26 5C-30 -8 -20 -19 -4 -19C14 -19 28 -13 30 -1C31 9 22 17 9 16C2 15 -3 10 -10 12C-18 14 -24 12 -26 5Z';
    return (
      line('M-27 10L-43 17', SHADE, 10, 'opacity=".22" transform="translate(2 4)"') +
      under(chop, 2, 4.5, 0.34) +
      line('M-25 9L-42 16', '#f3e3c6', 8.5) +
      line('M-28 8L-43 14', '#fffaf0', 2.6) +
      path(chop, '#edb769') +
      path(meat, '#b8672a') +
      path(blob(6, 0, 18, 11, random, 8, 0.14), '#cf8340', 'opacity=".8"') +
      line('M-14 -15L-4 9M1 -17L11 12M15 -15L23 8', '#6f330d', 3.6, 'opacity=".55"') +
      line(scatter(random, 12, 3, -2, 22, 12, 0.1), '#f8cf8c', 2.2, 'opacity=".75"') +
      path(chop, 'url(#f-dome)') +
      line('M-25 -8C-20 -17 -10 -21 4 -20.5', '#fff0cf', 3, 'opacity=".85"')
    );
  },
  wing: () => {
    const tip = 'M22 -11C29 -18 37 -19 41 -15C40 -8 33 -2 26 -2Z';
    const flat = 'M-3 12C0 1 11 -11 23 -15C31 -17 34 -8 30 -2C23 7 13 16 3 18C-3 19 -5 16 -3 12Z';
    const drum = 'M6 12C4 -1 -8 -15 -21 -14C-33 -12 -34 1 -27 9C-19 17 -6 20 3 19C8 18 7 15 6 12Z';
    return (
      under(tip, 2, 4, 0.3) +
      under(flat, 2, 4, 0.32) +
      under(drum, 2, 4, 0.32) +
      circle(-31, -9, 5.6, '#f6e6c8') +
      circle(-32, -10.5, 2.4, '#fffaf0') +
      shaded(tip, '#8a3d12', 'dome') +
      shaded(flat, '#a9521b', 'dome') +
      line('M10 9C15 5 21 -1 25 -6', '#7a3410', 2, 'opacity=".5"') +
      line('M6 3C10 -4 16 -9 22 -11', '#ffd19a', 2.8, 'opacity=".85"') +
      shaded(drum, '#bb6225', 'dome') +
      line('M-2 15C-6 12 -8 8 -9 3', '#7a3410', 2, 'opacity=".45"') +
      line('M-27 -3C-25 -9 -19 -11 -14 -9', '#ffe0b0', 3.2, 'opacity=".9"')
    );
  },
  chicken: (random) => {
    const piece = blob(0, 0, 18, 14, random, 7, 0.09);
    return (
      under(piece, 1.8, 3.4, 0.32) +
      path(piece, '#dba763') +
      path('M-17 1C-17 -9 -8 -14 1 -14C11 -13 17 -7 17 0C10 -6 2 -4 -5 -3C-11 -2 -14 2 -17 1Z', '#b8702a') +
      line('M-9 5C-4 3 2 6 8 4M-5 9C0 7 4 9 8 8', '#a86a30', 1.6, 'opacity=".7"') +
      path(piece, 'url(#f-dome)') +
      line('M-12 -6C-8 -10 -2 -12 4 -11', '#fff0cc', 2.4, 'opacity=".85"')
    );
  },
  ham: () =>
    under('M-22 10V-6C-22 -20 22 -20 22 -6V10Q22 14 18 14H-18Q-22 14 -22 10Z', 1.5, 2.6, 0.2) +
    path('M-22 10V-6C-22 -20 22 -20 22 -6V10Q22 14 18 14H-18Q-22 14 -22 10Z', '#e98c86') +
    path('M-19 9V-5C-19 -16 19 -16 19 -5V9Q19 11 17 11H-17Q-19 11 -19 9Z', '#f6b0a6') +
    line('M-10 -4C-4 -8 4 0 11 -4M-9 4C-3 1 4 7 10 3', '#fbd0c6', 2, 'opacity=".9"'),
} satisfies Record<string, Drawing>;
