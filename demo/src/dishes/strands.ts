import { between, type Random } from './seeded.ts';
import { line, polar, times } from './shapes.ts';

/** Shape of a nest of noodles. */
export interface StrandOptions {
  readonly bundles?: number;
  readonly perBundle?: number;
  readonly width?: number;
  readonly spread?: number;
  readonly reach?: readonly [low: number, high: number];
  readonly shadow?: string;
}

/** Draws a strand's arc in whole units: a nest has hundreds of numbers, and finer ones are not seen below its width. */
function strand(x: number, y: number, radius: number, from: number, to: number): string {
  const [startX, startY] = polar(x, y, radius, from).map(Math.round);
  const [endX, endY] = polar(x, y, radius, to).map(Math.round);
  const bend = Math.round(radius);
  return `M${startX} ${startY}A${bend} ${bend} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}`;
}

/** Bundles of parallel strands laid over each other: a nest of noodles in the given tones. */
export function strands(random: Random, tones: readonly string[], options: StrandOptions = {}): string {
  const { bundles = 9, perBundle = 6, width = 4.2, spread = 26, reach = [16, 44] } = options;
  const shadow = options.shadow ?? '#8a4a12';
  const bundle = (index: number) => {
    const away = index < 2 ? spread * 1.3 : between(random, 4, spread);
    const [x, y] = polar(100, 100, away, index * 137.5 + random() * 40);
    const [from, sweep] = [between(random, 0, 360), between(random, 130, 220)];
    const inner = between(random, reach[0], reach[1]);
    const all = times(perBundle, (nth) => {
      const start = from + nth * 2 + between(random, -9, 9);
      return strand(x, y, inner + nth * width * 0.98, start, from + sweep + between(random, -14, 14));
    });
    const edges = all.filter((_, nth) => nth === 0 || nth === perBundle - 1).join('');
    const toned = tones.map((tone, toneNth) =>
      line(all.filter((_, nth) => nth % tones.length === toneNth).join(''), tone, width),
    );
    return line(edges, shadow, width + 2, 'opacity=".22"') + toned.join('');
  };
  return times(bundles, bundle).join('');
}
