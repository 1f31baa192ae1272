import { createPersisted, usePersisted } from '../../../lib/persisted.ts';

/** A session this phone created or joined, with the key that proves it. */
export type HeldSession = { readonly _id: string; readonly restoreKey: string; readonly shop: string };

const AT_MOST = 100;

function isHeldSession(value: unknown): value is HeldSession {
  if (typeof value !== 'object' || value === null) return false;
  const { _id, restoreKey, shop } = value as Record<string, unknown>;
  return typeof _id === 'string' && typeof restoreKey === 'string' && typeof shop === 'string';
}

/** Adds a session unless it is held already; beyond 100 the oldest go (specification §4, logout). */
export function withHeldSession(held: readonly HeldSession[], session: HeldSession): readonly HeldSession[] {
  if (held.some(({ _id }) => _id === session._id)) return held;
  return [...held, session].slice(-AT_MOST);
}

export const heldSessions = createPersisted<readonly HeldSession[]>({
  key: 'comanda.sessions',
  version: 1,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isHeldSession).slice(-AT_MOST) : undefined),
  initial: () => [],
});

/** Remembers a session with its key, so that this phone finds it again. */
export function holdSession({ _id, restoreKey, shop }: HeldSession): void {
  heldSessions.set((held) => withHeldSession(held, { _id, restoreKey, shop }));
}

/** The key of a session this phone holds. */
export function restoreKeyOf(sessionId: string | undefined): string | undefined {
  return heldSessions.get().find(({ _id }) => _id === sessionId)?.restoreKey;
}

/** The sessions this phone holds, oldest first. */
export function useHeldSessions(): readonly HeldSession[] {
  return usePersisted(heldSessions);
}
