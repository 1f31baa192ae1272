import { useSyncExternalStore } from 'react';
import type { Schema } from './schema.ts';

/** A value that outlives the page: read from local storage once, written with every change, told to listeners. */
export type Persisted<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value | ((now: Value) => Value)) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type PersistedOptions<Value> = {
  readonly key: string;
  /** Raised when the shape changes, with a migration from the version before. */
  readonly version: number;
  /** Reads what was stored; undefined when it is not to be used. */
  readonly schema: Schema<Value>;
  /** By the version that wrote a value: makes it one of the next version. */
  readonly migrations?: Readonly<Record<number, (stored: unknown) => unknown>>;
  readonly initial: () => Value;
};

type Stored = { readonly version: number; readonly value: unknown };

function readStored(key: string): Stored | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    const isStored =
      typeof stored === 'object' && stored !== null && 'version' in stored && 'value' in stored;
    return isStored && typeof stored.version === 'number'
      ? { version: stored.version, value: stored.value }
      : undefined;
  } catch {
    return undefined; // private mode, or not ours
  }
}

function write(key: string, stored: Stored): void {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // storage full or forbidden: the page goes on with what it holds in memory
  }
}

/** Makes a persisted value; other tabs' changes are followed. */
export function createPersisted<Value>(options: PersistedOptions<Value>): Persisted<Value> {
  const { key, version, schema, migrations = {}, initial } = options;
  const listeners = new Set<() => void>();
  const load = (): Value => {
    const stored = readStored(key);
    if (stored === undefined) return initial();
    let { value: migrated } = stored;
    // a newer version's value is read as far as it still fits
    for (let at = stored.version; at < version; at += 1) migrated = migrations[at]?.(migrated) ?? migrated;
    return schema(migrated) ?? initial();
  };
  let value = load();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key) return;
    value = load();
    tell();
  });
  return {
    get: () => value,
    set: (next) => {
      const to = typeof next === 'function' ? (next as (now: Value) => Value)(value) : next;
      if (Object.is(to, value)) return;
      value = to;
      write(key, { version, value });
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The persisted value now, and again with each change. */
export function usePersisted<Value>(persisted: Persisted<Value>): Value {
  return useSyncExternalStore(persisted.subscribe, persisted.get, persisted.get);
}
