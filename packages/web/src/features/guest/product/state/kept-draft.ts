import type { CartLine } from '@comanda/domain';
import type { Draft } from '../../../../data/cart/line-draft.ts';

const keyOf = (about: string) => `comanda.draft.${about}`;

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, product, quantity } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof product === 'string' && typeof quantity === 'number';
}

/** Saves a draft in the tab's session storage, so that it survives a reload. */
export function saveDraft(about: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(about), JSON.stringify(draft));
  } catch {
    // storage full or forbidden: the draft is lost on reload
  }
}

export function clearDraft(about: string): void {
  try {
    sessionStorage.removeItem(keyOf(about));
  } catch {
    // nothing was saved
  }
}

/** Returns the saved draft if it is valid. */
export function loadDraft(about: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { line, children } = kept as Record<string, unknown>;
    const isWhole = isLine(line) && Array.isArray(children) && children.every(isLine);
    return isWhole ? { line, children } : undefined;
  } catch {
    return undefined;
  }
}
