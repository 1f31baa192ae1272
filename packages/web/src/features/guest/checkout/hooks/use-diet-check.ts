import { useEffect, useRef } from 'react';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { useCartConflicts } from '../../dietary-filter/index.ts';

const DIET_DIALOG = 'diet';

/** Returns the question about dishes that contain what the guest leaves out; `goOn` is called once it is confirmed. */
export function useDietCheck(goOn: () => void) {
  const conflicts = useCartConflicts();
  const { isOpen, open, close } = useHistoryDialog(DIET_DIALOG);
  const isConfirmed = useRef(false);
  // goes on once the dialog has left the history, since what follows may be a dialog, too
  useEffect(() => {
    if (isOpen || !isConfirmed.current) return;
    isConfirmed.current = false;
    goOn();
  }, [isOpen, goOn]);
  return {
    isAsked: conflicts.length > 0,
    ask: () => open(),
    dialog: {
      open: isOpen && conflicts.length > 0,
      conflicts,
      onCancel: close,
      onConfirm: () => {
        isConfirmed.current = true;
        close();
      },
    },
  };
}
