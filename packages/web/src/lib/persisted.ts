import { useSyncExternalStore } from 'react';
import { preview } from './preview.ts';
import type { Schema } from './schema.ts';

/** A value in local storage, or in a preview in that of its tab: read once, written with every change, observable. */
export type Persisted<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value | ((now: Value) => Value)) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type PersistedOptions<Value> = {
  readonly key: string;
  /** Version of the shape; raising it requires a migration from the one before. */
  readonly version: number;
  /** Schema of the stored value; undefined discards it. */
  readonly schema: Schema<Value>;
  /** Migrations to the next version, by the version that wrote the value. */
  readonly migrations?: Readonly<Record<number, (stored: unknown) => unknown>>;
  readonly initial: () => Value;
  /** True if it is stored in point-of-sale mode, too, where everything else stays in memory (T1.4). */
  readonly isKeptInPosMode?: true;
};

/** Key of the entry that turns this browser into a paired device of a shop. */
const POS_KEY = 'comanda.pos';

/** Returns where values are stored: a preview touches nothing that a guest has on this phone (office B3.8). */
export const storage = () => (preview ? sessionStorage : localStorage);

type Stored = { readonly version: number; readonly value: unknown };

function readStored(key: string): Stored | undefined {
  try {
    const text = storage().getItem(key);
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    const isStored =
      typeof stored === 'object' && stored !== null && 'version' in stored && 'value' in stored;
    return isStored && typeof stored.version === 'number'
      ? { version: stored.version, value: stored.value }
      : undefined;
  } catch {
    return undefined; // private mode, or written by something else
  }
}

/** Returns true if an entry of this browser says that it is in point-of-sale mode. */
function readPosMode(): boolean {
  const value = readStored(POS_KEY)?.value;
  return typeof value === 'object' && value !== null && 'isOn' in value && value.isOn === true;
}

/** True if this page is in point-of-sale mode: settled when it is loaded, as turning the mode on or off loads it anew. */
export const isPosMode = readPosMode();

function write(key: string, stored: Stored): void {
  try {
    storage().setItem(key, JSON.stringify(stored));
  } catch {
    // storage full or forbidden: the value stays in memory
  }
}

/** Creates a persisted value, which follows other tabs' changes. */
export function createPersisted<Value>(options: PersistedOptions<Value>): Persisted<Value> {
  const { key, version, schema, migrations = {}, initial } = options;
  const listeners = new Set<() => void>();
  const isStored = !isPosMode || options.isKeptInPosMode === true;
  const load = (): Value => {
    const stored = isStored ? readStored(key) : undefined;
    if (stored === undefined) return initial();
    let { value: migrated } = stored;
    // a newer version's value is used as far as it fits
    for (let at = stored.version; at < version; at += 1) migrated = migrations[at]?.(migrated) ?? migrated;
    return schema(migrated) ?? initial();
  };
  let value = load();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key || !isStored) return;
    value = load();
    notify();
  });
  return {
    get: () => value,
    set: (next) => {
      const to = typeof next === 'function' ? (next as (now: Value) => Value)(value) : next;
      if (Object.is(to, value)) return;
      value = to;
      if (isStored) write(key, { version, value });
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the persisted value, live. */
export function usePersisted<Value>(persisted: Persisted<Value>): Value {
  return useSyncExternalStore(persisted.subscribe, persisted.get, persisted.get);
}
