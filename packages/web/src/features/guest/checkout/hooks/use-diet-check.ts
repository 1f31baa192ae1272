import { useCartConflicts } from '../../dietary-filter/index.ts';
import { useConfirmed } from './use-confirmed.ts';

const DIET_DIALOG = 'diet';

/** Returns the question about dishes that contain what the guest leaves out; `goOn` is called once it is confirmed. */
export function useDietCheck(goOn: () => void) {
  const conflicts = useCartConflicts();
  const { isOpen, ask, onCancel, onConfirm } = useConfirmed(DIET_DIALOG, goOn);
  const isAsked = conflicts.length > 0;
  return { isAsked, ask, dialog: { open: isOpen && isAsked, conflicts, onCancel, onConfirm } };
}
