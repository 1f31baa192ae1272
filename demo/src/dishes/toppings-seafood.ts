import type { Drawing } from './drawing.ts';
import { ball, SHADE, shaded, under } from './light.ts';
import { between } from './seeded.ts';
import { arc, at, blob, circle, ellipse, line, path, rect, scallop, scatter, times } from './shapes.ts';

/** Fish, shellfish and what is wrapped in skins, each drawn around 0,0. */
export const SEAFOOD = {
  wonton: (random) => {
    const s = blob(2, 6, 22, 15, random, 11, 0.2),
      b = blob(-1, -1, 15, 13.5, random, 9, 0.06);
    return (
      under(s, 1.5, 3, 0.22) +
      path(s, '#fbeecb', 'opacity=".96"') +
      line(
        'M-12 10C-8 14 -6 16 -8 19M2 13C3 17 2 19 4 21M14 9C17 12 18 13 20 13',
        '#dcbc80',
        1.6,
        'opacity=".8"',
      ) +
      path(b, '#f9e0b4') +
      circle(-1, 0, 10, '#ee9468', 'opacity=".5"') +
      path(b, 'url(#f-dome)') +
      ellipse(-6, -6, 4.4, 2.4, '#fff', -35, 'opacity=".75"')
    );
  },
  siumai: (random) =>
    under(scallop(0, 0, 17, 11, 6), 2, 3.4, 0.3) +
    shaded(scallop(0, 0, 17, 11, 6), '#f8cf57') +
    circle(0, 0, 14.5, '#d9985f') +
    path(blob(0, 0, 13.5, 13.5, random, 8, 0.06), '#eeb083') +
    times(8, () =>
      circle(
        between(random, -8, 8),
        between(random, -8, 8),
        between(random, 1.2, 2.4),
        random() > 0.5 ? '#c97b4c' : '#f8cfae',
        'opacity=".8"',
      ),
    ).join('') +
    ball(1, -1, 5, '#f2711c'),
  hargow: () => {
    const d = 'M-20 6C-20 -8 -10 -15 0 -15S20 -8 20 6C14 13 -14 13 -20 6Z';
    return (
      under(d, 2, 3.4, 0.24) +
      path(d, '#fdf3e4') +
      path('M-14 5C-13 -4 -7 -9 0 -9S13 -4 14 5C9 9 -9 9 -14 5Z', '#f29a76', 'opacity=".55"') +
      path(d, 'url(#f-dome)') +
      line('M-9 -12L-7 -4M-3 -14.5L-2 -6M4 -14.5L3 -6M10 -12L8 -4', '#dfc3a2', 1.5, 'opacity=".9"')
    );
  },
  fishball: () =>
    circle(1.5, 3, 13, SHADE, 'opacity=".26"') +
    ball(0, 0, 13, '#f3c274') +
    ellipse(-4.5, -5, 3.6, 2.2, '#fff', -35, 'opacity=".7"'),
  shrimp: () =>
    line('M-12 8A14 14 0 1 1 12 6', SHADE, 11, 'opacity=".2" transform="translate(2 3)"') +
    line('M-12 8A14 14 0 1 1 12 6', '#f6a077', 10.5) +
    line('M-10 1L-16 -3M-4 -6L-7 -13M5 -7L8 -13M11 0L17 -2', '#fff1e2', 2.2) +
    line('M-9 -5A12 12 0 0 1 2 -10', '#ffd9c0', 2.4, 'opacity=".9"') +
    path('M12 6L20 10L16 14L10 10Z', '#e8673f'),
  nori: () =>
    under('M-14 -19H14V19H-14Z', 1.5, 2, 0.24) +
    rect(0, 0, 28, 38, 2, '#24372f') +
    line('M-9 -14H9M-9 -5H9M-9 4H9M-9 13H9', '#3d5a4c', 1.6),
  dumpling: (random) => {
    const skin = 'M-28 9C-30 -10 -14 -18 0 -18S30 -10 28 9C14 17 -14 17 -28 9Z';
    return (
      under(skin, 2, 4, 0.28) +
      shaded(skin, '#f7dfae', 'dome') +
      path(blob(0, 6, 18, 5.6, random, 9, 0.14), '#b9702a', 'opacity=".7"') +
      line('M-19 -11L-15 -3M-9 -16L-7 -6M2 -17L2 -7M13 -14L11 -5M22 -8L17 0', '#d2a663', 2, 'opacity=".85"') +
      line('M-22 -6C-17 -12 -10 -14 -4 -14.5', '#fff', 2.4, 'opacity=".7"')
    );
  },
  springRoll: (random) =>
    rect(2, 5, 62, 19, 8, SHADE, 'opacity=".28"') +
    rect(0, 0, 62, 19, 8, '#cf862d') +
    rect(0, 0, 62, 19, 8, 'url(#f-lit)') +
    line('M-8 -9C-2 -4 -2 4 -8 9', '#9a5716', 2, 'opacity=".6"') +
    line(scatter(random, 12, 0, 1, 24, 5, 2), '#f6cb82', 2.2, 'opacity=".9"') +
    line('M-26 -5H14', '#fff0c8', 2.2, 'opacity=".8"'),
  fishFillet: (random) => {
    const fillet = 'M-42 4C-36 -16 -8 -20 14 -16C32 -13 44 -4 44 2C36 12 20 18 0 18C-20 19 -38 15 -42 4Z';
    return (
      under(fillet, 2, 5, 0.3) +
      path(fillet, '#d08a33') +
      line(scatter(random, 32, 0, 0, 34, 12, 2), '#fbd58c', 2.4, 'opacity=".8"') +
      line(scatter(random, 22, 0, 0, 34, 12, 2), '#a05c18', 2, 'opacity=".55"') +
      path(fillet, 'url(#f-dome)')
    );
  },
  fishCake: () =>
    [-15, 0, 15]
      .map((x, index) =>
        at(
          x,
          index % 2 ? 3 : -3,
          -14,
          1,
          rect(1.5, 3, 16, 34, 5, SHADE, 'opacity=".26"') +
            rect(0, 0, 16, 34, 5, '#c9893a') +
            rect(0, 0, 11.5, 29, 4, '#fdf1d8') +
            rect(0, 0, 11.5, 29, 4, 'url(#f-lit)'),
        ),
      )
      .join(''),
  squid: () =>
    [
      [-11, -5],
      [9, -9],
      [2, 10],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x + 1.5, y + 3, 9, 'none', `stroke="${SHADE}" stroke-width="7" opacity=".22"`) +
          circle(x, y, 9, 'none', 'stroke="#e3a24c" stroke-width="7"') +
          line(arc(x, y, 10, 190, 270), '#fff0cc', 2.2, 'opacity=".85"'),
      )
      .join(''),
  oyster: (random) => {
    const body = blob(0, 0, 16, 12, random, 9, 0.12);
    return (
      under(body, 1.5, 3, 0.28) +
      shaded(body, '#c9c0a6', 'dome') +
      path(blob(3, 2, 10, 6, random, 8, 0.18), '#7f7a66', 'opacity=".8"') +
      line('M-14 3C-10 9 -2 11 6 10', '#4f4a40', 2.4, 'opacity=".75"') +
      ellipse(-5, -5, 4, 2.2, '#fff', -30, 'opacity=".85"')
    );
  },
  intestine: () =>
    circle(1, 2.4, 9.5, SHADE, 'opacity=".28"') +
    ball(0, 0, 9.5, '#c98f5e') +
    circle(0.5, 0.5, 4.6, '#8f5630') +
    line(arc(0, 0, 7.4, 190, 270), '#ffe0b8', 2, 'opacity=".9"'),
  steamedFish: (random) => {
    const body = 'M-62 2C-50 -24 -6 -30 30 -14L54 -26C50 -8 50 8 56 24L30 14C-6 30 -50 26 -62 2Z';
    return (
      under(body, 3, 6, 0.28) +
      shaded(body, '#e9dcc4', 'dome') +
      line(
        'M-30 -14C-24 -6 -24 8 -30 16M-10 -18C-4 -6 -4 10 -10 20M10 -16C16 -6 16 8 10 17',
        '#b39f7c',
        2,
        'opacity=".7"',
      ) +
      circle(-46, -4, 4, '#fff') +
      circle(-46, -4, 2.2, '#3b2a20') +
      line(scatter(random, 16, -2, 0, 28, 9, 12), '#7fb95a', 2.4)
    );
  },
} satisfies Record<string, Drawing>;
