import { useCallback, useState } from 'react';

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // private mode
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // storage full or forbidden: the text is lost with the page
  }
}

/** Keeps the text of a field through reloads of the tab; not for secrets. */
export function useSavedText(field: string): readonly [string, (text: string) => void] {
  const key = `comanda.typed.${field}`;
  const [text, setText] = useState(() => kept(key));
  const set = useCallback(
    (next: string) => {
      setText(next);
      keep(key, next);
    },
    [key],
  );
  return [text, set];
}
