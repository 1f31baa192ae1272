import { useEffect, useRef } from 'react';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';

/** Returns a question in a dialog of that name; `goOn` is called once it is confirmed. */
export function useConfirmed(name: string, goOn: () => void) {
  const { isOpen, open, close } = useHistoryDialog(name);
  const isConfirmed = useRef(false);
  // goes on once the dialog has left the history, since what follows may be a dialog, too
  useEffect(() => {
    if (isOpen || !isConfirmed.current) return;
    isConfirmed.current = false;
    goOn();
  }, [isOpen, goOn]);
  return {
    isOpen,
    ask: () => open(),
    onCancel: close,
    onConfirm: () => {
      isConfirmed.current = true;
      close();
    },
  };
}
