import { useLaterPart } from '../../../../lib/use-later-part.ts';
import { loadTillParts } from '../lazy.ts';

/** Returns the parts of the till that the first dish does not need, once they are loaded. */
export function useTillParts(isWanted: boolean) {
  return useLaterPart('till', loadTillParts, isWanted);
}
