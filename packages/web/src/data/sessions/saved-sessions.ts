import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { having, listOf, mapped, number, optional, text } from '../../lib/schema.ts';

/** A session this phone created or joined, with the key that grants access. */
export type SavedSession = {
  readonly _id: string;
  readonly restoreKey: string;
  readonly shop: string;
  /** This phone's guest id on the bill; absent if saved by an older version. */
  readonly guest?: number;
};

const MAX_COUNT = 100;

const session = having<SavedSession>({ _id: text, restoreKey: text, shop: text, guest: optional(number) });

/**
 * Adds a session unless it is saved already, dropping the oldest beyond 100 (specification §4, logout). A saved one
 * keeps its key, and with it its guest.
 */
export function withSavedSession(
  held: readonly SavedSession[],
  session: SavedSession,
): readonly SavedSession[] {
  const known = held.find(({ _id }) => _id === session._id);
  if (known === undefined) return [...held, session].slice(-MAX_COUNT);
  const isSameKey = known.restoreKey === session.restoreKey && known.guest === undefined;
  if (!isSameKey || session.guest === undefined) return held;
  return held.map((each) => (each === known ? { ...known, guest: session.guest } : each));
}

export const savedSessions = createPersisted<readonly SavedSession[]>({
  key: 'comanda.sessions',
  version: 1,
  schema: mapped(listOf(session), (sessions) => sessions.slice(-MAX_COUNT)),
  initial: () => [],
});

/** Saves a session with its key. */
export function saveSession({ _id, restoreKey, shop, guest }: SavedSession): void {
  savedSessions.set((held) => withSavedSession(held, { _id, restoreKey, shop, guest }));
}

/** Notes which guest of a session this phone is from now on. */
export function becomeGuest(sessionId: string, guest: number): void {
  savedSessions.set((held) => held.map((each) => (each._id === sessionId ? { ...each, guest } : each)));
}

/** Returns the key of a saved session. */
export function restoreKeyOf(sessionId: string | undefined): string | undefined {
  return savedSessions.get().find(({ _id }) => _id === sessionId)?.restoreKey;
}

/** Sessions saved on this phone, oldest first. */
export function useSavedSessions(): readonly SavedSession[] {
  return usePersisted(savedSessions);
}
