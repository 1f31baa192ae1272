import type { ChangeList } from '@comanda/domain';

/** Root key of the office's queries. */
const OFFICE = 'office';

/** Key of the open change set. */
export const DRAFT_KEY = [OFFICE, 'draft'] as const;
/** Root key of the lists as they are published. */
export const LIVE_KEY = [OFFICE, 'live'] as const;
/** Key of the sets published last. */
export const HISTORY_KEY = [OFFICE, 'published'] as const;

/** Root key of the sets that wait beside the open one. */
export const WAITING_KEY = [OFFICE, 'waiting'] as const;

/** Returns the key of a list as it is published. */
export function liveKey(list: ChangeList) {
  return [...LIVE_KEY, list] as const;
}
