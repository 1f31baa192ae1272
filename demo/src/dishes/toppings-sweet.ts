import type { Drawing } from './drawing.ts';
import { ball, SHADE, shaded } from './light.ts';
import { between } from './seeded.ts';
import { arc, at, blob, circle, ellipse, line, path, rect, times } from './shapes.ts';

/** Toppings of drinks and sweet bowls, each drawn around 0,0. */
export const SWEET = {
  lemon: () =>
    circle(0.8, 2, 19, SHADE, 'opacity=".16"') +
    circle(0, 0, 19, '#f8cf2b') +
    circle(0, 0, 16.4, '#fffbe2') +
    times(8, (i) => at(0, 0, i * 45, 1, path('M0 -2.2L-5 -13.2Q0 -16 5 -13.2Z', '#fbdc4f'))).join('') +
    line(arc(0, 0, 17.7, 200, 260), '#fff', 1.8, 'opacity=".8"'),
  lime: () =>
    circle(0.8, 2, 12, SHADE, 'opacity=".2"') +
    circle(0, 0, 12, '#6fae3c') +
    circle(0, 0, 10, '#e9f6cf') +
    times(6, (i) => at(0, 0, i * 60, 1, path('M0 -1.5L-3.5 -8Q0 -9.7 3.5 -8Z', '#b9dd7d'))).join(''),
  ice: () =>
    rect(1.5, 2.5, 29, 29, 7, SHADE, 'opacity=".14"') +
    rect(0, 0, 29, 29, 7, '#fff', 'opacity=".42"') +
    rect(0, 0, 19, 19, 5, '#fff', 'opacity=".28"') +
    line('M-9.5 -4Q-10 -10 -4 -10', '#fff', 2.6, 'opacity=".95"'),
  mangoCube: () =>
    rect(1, 2.6, 17, 17, 4, SHADE, 'opacity=".22"') +
    rect(0, 0, 17, 17, 4, '#ff9d1c') +
    rect(0, 0, 17, 17, 4, 'url(#f-lit)'),
  pomelo: (random) =>
    times(7, () => {
      const x = between(random, -15, 15),
        y = between(random, -12, 12),
        a = random() * 180;
      return ellipse(x, y, 6, 2.6, '#fff0dc', a) + ellipse(x, y, 4.4, 1.5, '#f6c4a2', a, 'opacity=".7"');
    }).join(''),
  sago: (random) =>
    times(16, () => {
      const x = between(random, -24, 24),
        y = between(random, -18, 18);
      return circle(x, y, 2.8, '#fff', 'opacity=".72"') + circle(x - 0.8, y - 0.8, 0.9, '#fff');
    }).join(''),
  pearl: () =>
    circle(0.8, 1.8, 6.2, SHADE, 'opacity=".3"') +
    ball(0, 0, 6.2, '#3b2016') +
    circle(-2, -2.2, 1.5, '#fff', 'opacity=".7"'),
  cream: (random) =>
    shaded(blob(0, 0, 26, 24, random, 9, 0.07), '#fffaf0') +
    line('M-12 4A12 12 0 1 1 8 8A8 8 0 1 1 -4 0', '#eadfca', 2.6),
} satisfies Record<string, Drawing>;
