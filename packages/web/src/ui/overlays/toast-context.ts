import { createContext, useContext } from 'react';

export type ToastAction = { readonly label: string; readonly onClick: () => void };

/** Shows a toast; `page` is the page it belongs to, if that is still loading. */
type ShowToast = (text: string, action?: ToastAction, page?: string) => void;

/** Toasts: short messages at the foot of the screen. */
export type Toasts = {
  /** Shows a success, which closes after 1 s, or 5 s if it offers an action such as Undo. */
  readonly success: ShowToast;
  /** Shows information, which stays until closed. */
  readonly notice: ShowToast;
  /** Shows an error, which stays until closed. */
  readonly error: ShowToast;
  /** Hides toasts while a sheet or dialog is open; returns the function that restores those that stay. */
  readonly suspend: () => () => void;
  /** Closes all toasts. */
  readonly clear: () => void;
};

const none = () => undefined;
const nothing: Toasts = { success: none, notice: none, error: none, suspend: () => none, clear: none };

/** Context provided by `ToastProvider`. */
export const ToastContext = createContext<Toasts>(nothing);

/** Returns the page's toasts; for components below a `ToastProvider`. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}
