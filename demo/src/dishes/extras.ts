import { SHADE } from './light.ts';
import type { Random } from './seeded.ts';
import { blob, circle, ellipse, line, moved, path } from './shapes.ts';

const STRAW = 'M116 92L176 10';
const SPOON = 'M34 40C18 40 16 74 30 82L32 168Q35 172 38 168L40 82C54 74 50 40 34 40Z';

/** Draws a straw standing in a glass; a wide one lets pearls through. */
export function straw(colour: string, wide = false): string {
  const width = wide ? 15 : 11;
  return (
    line(STRAW, SHADE, width, 'opacity=".18" transform="translate(3 5)"') +
    line(STRAW, colour, width) +
    line('M114 90L172 11', '#fff', 2.6, 'opacity=".5"') +
    ellipse(176, 10, width / 2, width * 0.4, '#7a1f12', 35, 'opacity=".35"')
  );
}

/** Draws spilt tea beside the cup. */
export function spill(random: Random): string {
  const drops = [
    circle(188, 176, 8, '#b97a45'),
    circle(178, 192, 4.5, '#b97a45'),
    circle(60, 178, 6, '#b97a45'),
  ];
  return (
    path(blob(132, 132, 62, 44, random, 11, 0.16), '#b97a45', 'opacity=".9"') +
    line('M92 150C100 164 116 170 132 168', '#e9c293', 4, 'opacity=".6"') +
    drops.join('')
  );
}

/** Draws a pair of chopsticks across the right edge. */
export function chopsticks(): string {
  const one = (from: number, to: number) => {
    const stick = `M${from} -6L${to} 176`;
    return (
      line(stick, SHADE, 5.5, 'opacity=".2" transform="translate(4 4)"') +
      line(stick, '#8d3f22', 5.5) +
      line(`M${from - 1} -6L${to - 1} 150`, '#d07a4d', 1.6, 'opacity=".8"')
    );
  };
  return moved('rotate(38 100 100)', one(150, 146) + one(159, 159.5));
}

/** Draws a china spoon across the left edge. */
export function spoon(): string {
  return moved(
    'rotate(-32 100 100)',
    path(SPOON, SHADE, 'opacity=".16" transform="translate(4 5)"') +
      path(SPOON, '#fffdf8') +
      ellipse(35, 61, 11, 17, '#efe6d8') +
      ellipse(35, 61, 11, 17, 'url(#f-sunk)'),
  );
}
