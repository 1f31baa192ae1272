import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

type DialogState = { readonly dialog?: string; readonly about?: string };

/** Returns a dialog kept in the history, so that Back closes it; `about` is the subject it was opened for. */
export function useHistoryDialog(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = (location.state ?? {}) as DialogState;
  const isOpen = state.dialog === name;
  const here = `${location.pathname}${location.search}`;
  const open = useCallback(
    (about?: string) =>
      navigate(here, { state: { ...state, dialog: name, about }, preventScrollReset: true }),
    [navigate, here, state, name],
  );
  const close = useCallback(() => {
    if (isOpen) navigate(-1);
  }, [navigate, isOpen]);
  return { isOpen, about: isOpen ? state.about : undefined, open, close };
}
