import type { LineOption } from '../../../../data/pricing/line-issues.ts';
import { groupId } from './group-id.ts';

/** Scrolls to the group of an option and focuses it. */
export function goToOption({ line, option }: LineOption): void {
  const group = document.getElementById(groupId(line, option));
  group?.scrollIntoView({ block: 'start' });
  group?.focus({ preventScroll: true });
}
