import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { having, listOf, mapped, number, optional, text } from '../../lib/schema.ts';

/** A session this phone created or joined, with the key that proves it. */
export type SavedSession = {
  readonly _id: string;
  readonly restoreKey: string;
  readonly shop: string;
  /** Which of the bill's phones this one is; absent in what an older version kept. */
  readonly guest?: number;
};

const MAX_COUNT = 100;

const session = having<SavedSession>({ _id: text, restoreKey: text, shop: text, guest: optional(number) });

/**
 * Adds a session unless it is held already; beyond 100 the oldest go (specification §4, logout). One that is held
 * keeps its key, and with it the guest it is.
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

/** Remembers a session with its key, so that this phone finds it again. */
export function saveSession({ _id, restoreKey, shop, guest }: SavedSession): void {
  savedSessions.set((held) => withSavedSession(held, { _id, restoreKey, shop, guest }));
}

/** The key of a session this phone holds. */
export function restoreKeyOf(sessionId: string | undefined): string | undefined {
  return savedSessions.get().find(({ _id }) => _id === sessionId)?.restoreKey;
}

/** The sessions this phone holds, oldest first. */
export function useSavedSessions(): readonly SavedSession[] {
  return usePersisted(savedSessions);
}
