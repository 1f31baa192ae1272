import { useLaterPart } from '../../../../lib/use-later-part.ts';
import { loadHandheldParts } from '../lazy.ts';

/** Returns the parts of the handheld that the first dish does not need, once they are loaded. */
export function useHandheldParts(isWanted: boolean) {
  return useLaterPart('handheld', loadHandheldParts, isWanted);
}
