import { type ColumnTarget, MAPPED_PATHS, MEMBER_PATHS, type Subject } from '../columns/index.ts';

/** Returns what a column may become; one that waits says so until it is decided. */
export function targetChoices(target: ColumnTarget | undefined, subject: Subject): readonly ColumnTarget[] {
  const paths = subject === 'menu' ? MAPPED_PATHS : MEMBER_PATHS;
  return [...(target === 'ask' ? (['ask'] as const) : []), 'skip', ...paths];
}
