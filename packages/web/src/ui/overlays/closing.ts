import type { Dialog } from '@base-ui/react/dialog';

/** Closes an overlay, unless the tap outside was on a toast: answering one leaves the overlay open. */
export function closing(close: () => void) {
  return (open: boolean, details: Dialog.Root.ChangeEventDetails): void => {
    if (open) return;
    const { target } = details.event;
    const isOnToast = target instanceof Element && target.closest('[data-toasts]') !== null;
    if (details.reason === 'outside-press' && isOnToast) details.cancel();
    else close();
  };
}
