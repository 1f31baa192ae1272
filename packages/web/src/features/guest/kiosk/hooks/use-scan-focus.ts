import { type RefObject, useEffect } from 'react';

/** Returns true for a key that belongs to what has the focus: a field, or the number pad for its digits. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null) return true;
  return /^\d$/.test(key) && target.closest('fieldset') !== null;
}

/**
 * Gives a field the focus with the first character that is typed while nothing else takes it: a scanner types as a
 * keyboard does, and guests of a kiosk touch no field before they show their code (till T9.3).
 */
export function useScanFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCharacter = [...event.key].length === 1 && event.key !== ' ';
      if (!isCharacter || event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) return;
      // the character itself still goes to where the focus is then
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
