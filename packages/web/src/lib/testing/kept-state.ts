import { afterEach, expect, test, vi } from 'vitest';
import type { Persisted } from '../persisted.ts';

/** A value that an earlier version stored on phones, and its reading by this version. */
export type KeptCase = {
  /** Key in local storage without the prefix `comanda.`. */
  readonly key: string;
  /** The version that wrote it. */
  readonly version: number;
  readonly wrote: unknown;
  readonly reads: unknown;
  readonly load: () => Promise<Persisted<unknown>>;
};

/** Returns a loader of a persisted value by the name of its export. */
export function storeIn<Name extends string>(
  load: () => Promise<Readonly<Record<Name, unknown>>>,
  name: Name,
): () => Promise<Persisted<unknown>> {
  return async () => (await load())[name] as Persisted<unknown>;
}

/** Defines a test for each case of a stored value. */
export function testKeptState(cases: readonly KeptCase[]): void {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test.each(cases)(
    'comanda.$key as version $version wrote it',
    async ({ key, version, wrote, reads, load }) => {
      const stored = JSON.stringify({ version, value: wrote });
      const getItem = (name: string) => (name === `comanda.${key}` ? stored : null);
      vi.stubGlobal('localStorage', { getItem, setItem: () => undefined });
      vi.resetModules();
      expect((await load()).get()).toEqual(reads);
    },
  );
}
