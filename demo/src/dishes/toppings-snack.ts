import type { Drawing } from './drawing.ts';
import { SHADE, shaded, under } from './light.ts';
import { between } from './seeded.ts';
import { at, blob, circle, ellipse, line, scatter, times } from './shapes.ts';

/** A bean pod, bent a little, blistered where it touched the wok. */
const pod = (bend: number) =>
  line(`M-27 ${bend}Q0 ${-bend} 27 ${bend}`, SHADE, 9, 'opacity=".2" transform="translate(1 3)"') +
  line(`M-27 ${bend}Q0 ${-bend} 27 ${bend}`, '#3f7f34', 8.4) +
  line(`M-24 ${bend - 1.4}Q0 ${-bend - 1.6} 24 ${bend - 1.4}`, '#7cba56', 3.2, 'opacity=".9"') +
  line(`M-9 ${-bend / 3 + 1}l5 -.4M10 ${-bend / 3 + 1.4}l4 .6`, '#8a5a22', 3, 'opacity=".7"');

/** Fried finger food, each drawn around 0,0. */
export const SNACK = {
  stringBeans: (random) =>
    times(15, (index) => {
      const away = index === 0 ? 0 : between(random, 6, 32);
      const turn = index * 137.5;
      const [x, y] = [away * Math.cos(turn), away * 0.8 * Math.sin(turn)];
      return at(x, y, between(random, -70, 70), 1, pod(between(random, -6, 6)));
    }).join(''),
  friedGarlic: (random) =>
    line(scatter(random, 16, 0, 0, 30, 22, 2), '#e2b14c', 4.4) +
    line(scatter(random, 7, 0, 0, 28, 20, 0.1), '#d8321e', 4),
  sweetPotatoBall: (random) => {
    const skin = blob(0, 0, 13, 12.4, random, 8, 0.04);
    return (
      under(skin, 2, 3.4, 0.26) +
      shaded(skin, '#ec9a2c', 'dome') +
      ellipse(-4.4, -5, 3.6, 2, '#fff', -40, 'opacity=".6"') +
      circle(4, 5, 1.4, '#b8641a', 'opacity=".45"')
    );
  },
  sesameSwirl: () =>
    line('M-26 8C-20 -16 16 -22 24 -2C28 14 0 20 -6 8C-10 -2 6 -8 11 1', '#fbf3e4', 4.6, 'opacity=".92"'),
  sesameSeeds: (random) => line(scatter(random, 14, 0, 0, 26, 18, 2), '#f4e4c2', 3),
  peel: () => line('M-12 3C-6 -6 4 -7 12 0M-8 9C-2 3 5 2 10 7', '#d9762a', 3.6),
} satisfies Record<string, Drawing>;
