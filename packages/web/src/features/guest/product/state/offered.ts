const KEY = 'comanda.offered';

/** Returns the ids of dishes suggested in this tab, which are not suggested again. */
export function loadOffered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function saveOffered(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...loadOffered(), ...ids])]));
  } catch {
    // storage full or forbidden: it is suggested again
  }
}
