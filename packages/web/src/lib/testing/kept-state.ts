import { afterEach, expect, test, vi } from 'vitest';
import type { Persisted } from '../persisted.ts';

/** A value that some version wrote, which guests may still have on their phones, and what is read of it today. */
export type KeptCase = {
  /** The key in local storage, without `comanda.` before it. */
  readonly key: string;
  /** The version that wrote it. */
  readonly version: number;
  readonly wrote: unknown;
  readonly reads: unknown;
  readonly load: () => Promise<Persisted<unknown>>;
};

/** Returns what loads a persisted value by the name under which its module exports it. */
export function storeIn<Name extends string>(
  load: () => Promise<Readonly<Record<Name, unknown>>>,
  name: Name,
): () => Promise<Persisted<unknown>> {
  return async () => (await load())[name] as Persisted<unknown>;
}

/** Tests that what is stored on a phone is read as each case says. */
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
