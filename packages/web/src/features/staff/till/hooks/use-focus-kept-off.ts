import { useEffect } from 'react';
import { keepFocusOff } from '../state/keep-focus-off.ts';

/**
 * Keeps touched buttons from taking the focus in every part of the till: one that led here from another part would
 * answer to Enter instead of the filled button (till T3.1).
 */
export function useFocusKeptOff(): void {
  useEffect(() => {
    document.addEventListener('mousedown', keepFocusOff);
    return () => document.removeEventListener('mousedown', keepFocusOff);
  }, []);
}
