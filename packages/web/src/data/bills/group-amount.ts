import type { LineGroup } from '../sessions/progress.ts';

/** Returns what a dish costs with the items of its set, minor units. */
export function groupAmount({ line, children }: Pick<LineGroup, 'line' | 'children'>): number {
  return [line, ...children].reduce((sum, { subTotal }) => sum + subTotal, 0);
}
