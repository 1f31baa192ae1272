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
    // storage full or forbidden: the text lives as long as the page
  }
}

/** What is typed into a field, kept through a reload for as long as the tab lives; no field of a secret. */
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
