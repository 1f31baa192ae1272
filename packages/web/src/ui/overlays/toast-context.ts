import { createContext, useContext } from 'react';

export type ToastAction = { readonly label: string; readonly onClick: () => void };

/** `page`: the one it belongs to, where that comes only now, however long it takes. */
type Tell = (text: string, action?: ToastAction, page?: string) => void;

/** Shows short messages at the foot of the screen. */
export type Toasts = {
  /** Closes by itself after 1 s, after 5 s when it offers an action such as Undo. */
  readonly success: Tell;
  /** Something to know, no fault: stays until it is closed. */
  readonly notice: Tell;
  /** Stays until it is closed. */
  readonly error: Tell;
  /** Takes what was told away from a sheet or dialog that opens; what it gives puts back what stays. */
  readonly standAside: () => () => void;
};

const none = () => undefined;
const nothing: Toasts = { success: none, notice: none, error: none, standAside: () => none };

/** Filled by ToastProvider. */
export const ToastContext = createContext<Toasts>(nothing);

/** The page's toasts; stands below a ToastProvider. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}
