import type { Drawing } from './drawing.ts';
import { beads, SHADE, shaded, under } from './light.ts';
import { between, type Random } from './seeded.ts';
import { at, blob, ellipse, line, path, rect, scatter, times } from './shapes.ts';

const SLAB = 'M-22 -13H18Q24 -12 24 -6V9Q23 14 17 14H-20Q-25 13 -25 8V-8Q-25 -13 -22 -13Z';

/** Draws a sliced roast, fanned: skin at the upper end of each slice, fat below it, then meat. */
function slices(skin: string, fat: string, meat: string): string {
  const one = (index: number) =>
    at(
      -30 + index * 12,
      Math.abs(index - 2.5) * 1.6,
      -16 + index * 4,
      1,
      rect(3, 4, 17, 52, 6, SHADE, 'opacity=".28"') +
        rect(0, 0, 17, 52, 6, meat) +
        rect(0, -15, 16, 7, 2, fat) +
        rect(0, -21.5, 17, 9, 4.5, skin) +
        line('M-3 -6V18M2 -4V12', fat, 1.6, 'opacity=".5"') +
        rect(0, 0, 17, 52, 6, 'url(#f-lit)') +
        line('M-5 -23H2', '#fff', 2, 'opacity=".65"'),
    );
  return times(6, one).join('');
}

/** Draws a roast bird chopped through the bone: broad overlapping pieces under one crisp skin, the leg in front. */
function chopped(): string {
  const one = (index: number) =>
    at(
      -33 + index * 15,
      -5 + Math.abs(index - 2) * 2.4,
      -12 + index * 6,
      1,
      path('M-10 -19Q0 -25 11 -19L12 19Q1 26 -10 20Z', SHADE, 'opacity=".3" transform="translate(3 3)"') +
        path('M-10 -19Q0 -25 11 -19L12 19Q1 26 -10 20Z', '#c98a5c') +
        path('M-10 -19Q0 -25 11 -19L11.6 6Q1 11 -10 6Z', '#8a3312') +
        line('M-10 7Q1 12 11.6 7', '#f3cfa0', 3) +
        line('M-5 -16Q0 -19 6 -16', '#f0a060', 2.6, 'opacity=".8"'),
    );
  const leg =
    line('M24 17L43 27', '#f6e6c8', 6) +
    path('M-20 20C-20 6 -2 0 12 6C22 10 29 16 28 20C26 25 16 26 8 29C-6 34 -20 32 -20 20Z', '#9b4016') +
    path('M-20 20C-20 6 -2 0 12 6C22 10 29 16 28 20C26 25 16 26 8 29C-6 34 -20 32 -20 20Z', 'url(#f-dome)') +
    line('M-13 14C-8 8 0 7 7 9', '#ffc98c', 3, 'opacity=".85"');
  return times(5, one).join('') + leg;
}

const crumbs = (random: Random, colour: string, count: number, rx: number, ry: number) =>
  line(scatter(random, count, 0, 0, rx, ry, 2), colour, 2.2, 'opacity=".7"');

/** Roasts, cutlets, sausages and minced meat, each drawn around 0,0. */
export const ROAST = {
  roastPork: () => slices('#c9702a', '#fbe9cf', '#e3ab85'),
  duck: chopped,
  soyChicken: () => slices('#e0a13a', '#fdf0d0', '#f8e3c2'),
  cutlet: (random) => {
    const whole = blob(0, 0, 50, 34, random, 11, 0.07);
    return (
      under(whole, 3, 6, 0.32) +
      path(whole, '#c97c27') +
      path(blob(-2, -3, 44, 28, random, 11, 0.07), '#e2a044') +
      crumbs(random, '#f8d188', 48, 42, 27) +
      crumbs(random, '#9a5716', 34, 42, 27) +
      path(whole, 'url(#f-lit)')
    );
  },
  slicedCutlet: (random) =>
    times(5, (index) => {
      const tall = index === 0 || index === 4 ? 19 : 24;
      return at(
        -32 + index * 16,
        0,
        8,
        1,
        under(`M-8 -${tall}H8V${tall}H-8Z`, 2, 4, 0.3) +
          rect(0, 0, 15.5, tall * 2, 6, '#b9702a') +
          rect(-0.5, -1, 12.5, tall * 2 - 5, 5, '#e6a64b') +
          line(scatter(random, 10, 0, 0, 4.5, tall - 5, 2), '#fbd792', 2.2) +
          line(`M6 -${tall - 7}V${tall - 7}`, '#fff0d8', 2.6, 'opacity=".9"'),
      );
    }).join(''),
  popcornChicken: (random) => {
    const bit = blob(0, 0, 15, 13, random, 7, 0.16);
    return (
      under(bit, 2, 4, 0.34) +
      path(bit, '#c4762a') +
      crumbs(random, '#f6c675', 13, 11, 9) +
      crumbs(random, '#8f4e14', 8, 11, 9) +
      path(bit, 'url(#f-dome)')
    );
  },
  braisedPork: (random) =>
    path(blob(0, 0, 45, 36, random, 11, 0.12), '#5f2a0d', 'opacity=".85"') +
    times(19, () => {
      const [x, y, turn] = [between(random, -33, 33), between(random, -25, 25), random() * 180];
      const fat = random() > 0.5;
      const cube =
        rect(0.8, 2, 13, 11, 3, SHADE, 'opacity=".35"') +
        rect(0, 0, 13, 11, 3, fat ? '#c47a42' : '#8a4319') +
        line('M-3.5 -2.6H2', fat ? '#ffe2b8' : '#dd9a66', 2, 'opacity=".85"');
      return at(x, y, turn, 1, cube);
    }).join(''),
  porkBelly: () => {
    const slab = SLAB;
    return (
      under(slab, 2, 4, 0.34) +
      path(slab, '#8f451b') +
      rect(-0.5, -8.5, 44, 4, 2, '#6a2c0d') +
      rect(-0.5, -3.5, 45, 4.6, 2, '#f2cb9a') +
      rect(-0.5, 5.5, 45, 3.6, 2, '#e3b07c') +
      path(slab, 'url(#f-lit)') +
      line('M-19 -10.5H8', '#ffd7a8', 2.2, 'opacity=".8"')
    );
  },
  minced: (random) =>
    beads(scatter(random, 16, 0, 0, 23, 17, 2), 7.4, '#96502a') +
    beads(scatter(random, 11, 0, -1, 21, 15, 1), 6.6, '#b9713f'),
  meatPatty: (random) => {
    const patty = blob(0, 0, 46, 40, random, 11, 0.05);
    return (
      under(patty, 2, 4, 0.28) +
      shaded(patty, '#c98a64', 'dome') +
      crumbs(random, '#e9bd9c', 40, 38, 32) +
      crumbs(random, '#99593a', 26, 38, 32)
    );
  },
  sausage: () =>
    line('M-24 5C-12 -5 12 -7 26 -2', SHADE, 15, 'opacity=".24" transform="translate(2 4)"') +
    line('M-24 5C-12 -5 12 -7 26 -2', '#b9452a', 14.5) +
    line('M-14 -4L-10 4M-2 -8L2 2M11 -9L14 1', '#7f2613', 2.4, 'opacity=".7"') +
    line('M-23 0C-12 -9 6 -12 18 -9', '#ffb58c', 2.8, 'opacity=".8"'),
  chineseSausage: () =>
    [-20, -7, 6, 19]
      .map((x, index) =>
        at(
          x,
          index % 2 ? 4 : -4,
          -24,
          1,
          ellipse(1, 2.6, 7, 11.5, SHADE, 0, 'opacity=".3"') +
            ellipse(0, 0, 7, 11.5, '#8f2118') +
            ellipse(0.4, 0.4, 5, 9, '#b8382a') +
            line('M-2 -4l.1 0M2 -1l.1 0M-1 4l.1 0M2 5l.1 0M0 -7l.1 0', '#f6cdb4', 2.2),
        ),
      )
      .join(''),
  bacon: () =>
    line('M-27 4C-18 -8 -10 12 0 0S18 10 27 -4', SHADE, 15, 'opacity=".22" transform="translate(2 3)"') +
    line('M-27 4C-18 -8 -10 12 0 0S18 10 27 -4', '#b04632', 14) +
    line('M-27 7C-18 -5 -10 15 0 3S18 13 27 -1', '#f5c8a8', 3.4) +
    line('M-27 0C-18 -12 -10 8 0 -4S18 6 27 -8', '#e08a6c', 2.4),
  luncheonMeat: () =>
    rect(2, 4, 40, 28, 7, SHADE, 'opacity=".26"') +
    rect(0, 0, 40, 28, 7, '#c8664f') +
    rect(0, -1, 35, 22, 5, '#ee9c88') +
    rect(0, -1, 35, 22, 5, 'url(#f-lit)') +
    line('M-9 -4l.1 0M2 2l.1 0M9 -5l.1 0M-4 5l.1 0M12 4l.1 0M-13 2l.1 0', '#fbd0c2', 2.8),
  steak: (random) => {
    const cut = 'M-38 8C-46 -14 -22 -32 6 -30C34 -28 48 -10 40 10C32 26 10 20 -6 26C-22 31 -34 22 -38 8Z';
    return (
      under(cut, 3, 6, 0.34) +
      path(cut, '#8a4a24') +
      path(blob(2, -3, 30, 18, random, 9, 0.1), '#a35a2e') +
      line('M-22 -20L-4 22M-4 -26L14 18M14 -27L30 12', '#4a2210', 5, 'opacity=".6"') +
      path(cut, 'url(#f-dome)') +
      line('M-34 -4C-31 -18 -12 -26 4 -25', '#ffd9ab', 3, 'opacity=".65"')
    );
  },
  spareRib: (random) => {
    const rib = blob(0, 0, 17, 14, random, 7, 0.1);
    return (
      under(rib, 2, 3.4, 0.3) +
      shaded(rib, '#b5683a', 'dome') +
      ellipse(6, 3, 6, 4.6, '#f6e6c8', 20) +
      ellipse(6, 3, 3, 2.2, '#c98a64', 20) +
      line('M-10 -5C-6 -9 0 -10 4 -9', '#ffdfb8', 2.4, 'opacity=".75"')
    );
  },
} satisfies Record<string, Drawing>;
