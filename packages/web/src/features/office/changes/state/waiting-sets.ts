import type { ChangeSet } from '@comanda/contract';
import { WHOLE } from '@comanda/domain';

/** The statuses of sets that may still be published. */
export const WAITING_STATUSES: readonly ChangeSet['status'][] = ['blocked', 'scheduled', 'open'];

const rank = ({ status }: ChangeSet) => WAITING_STATUSES.indexOf(status);

/**
 * Returns the sets beside the organisation's open one, of which `draft` is the id: blocked ones first, then scheduled ones
 * by their time, then the others. A set that was just opened again is known as the open one before it is read again here.
 */
export function inWaitingOrder(
  sets: readonly ChangeSet[],
  draft: ChangeSet['_id'] | undefined,
): readonly ChangeSet[] {
  return sets
    .filter((set) => set.isDraft !== true && set._id !== draft && rank(set) >= 0)
    .sort(
      (one, other) => rank(one) - rank(other) || (one.publishAt ?? '').localeCompare(other.publishAt ?? ''),
    );
}

/** Returns the name that a set gives a document which it makes; undefined if it makes none of that id. */
export function madeName(edits: ChangeSet['edits'], entity: string): unknown {
  const made = edits?.find((edit) => edit.entity === entity && edit.path === WHOLE)?.value;
  return typeof made === 'object' && made !== null && 'name' in made ? made.name : undefined;
}
