import { type ColumnTarget, MAPPED_PATHS } from '../columns/index.ts';

/** Returns what a column may become; one that waits says so until it is decided. */
export function targetChoices(target: ColumnTarget | undefined): readonly ColumnTarget[] {
  return [...(target === 'ask' ? (['ask'] as const) : []), 'skip', ...MAPPED_PATHS];
}
