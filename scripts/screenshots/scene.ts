import type { FeathersClient } from '@comanda/e2e/feathers-client.ts';
import type { Screen, World } from '@comanda/e2e/guest-screens.ts';
import type { TextOf } from '@comanda/e2e/texts-in.ts';
import type { Page } from 'playwright-core';

type Act = NonNullable<Screen['act']>;

/** A page, or a dialog over it, that a picture is taken of. */
export type Scene = Omit<Screen, 'act' | 'path' | 'after'> & {
  readonly path: (world: World) => string;
  /** Undoes what outlives the page. */
  readonly after?: (page: Page, visitor: Visitor) => Promise<void>;
  /** Steps taken in English before the page is opened in the picture's language. */
  readonly before?: (visitor: Visitor) => Promise<unknown>;
  readonly act?: (page: Page, texts: Parameters<Act>[1], textOf: TextOf, visitor: Visitor) => Promise<void>;
  /** Taken as it loads or waits: it never settles. */
  readonly isMoving?: true;
  /** Opened without the language before its path: it was chosen on an earlier visit. */
  readonly isBare?: true;
};

/** Visitor with a device of their own, a connection beside it, and tables to sit down at. */
export type Visitor = {
  readonly page: Page;
  readonly client: FeathersClient;
  /** A table that nobody else of the screenshots sits at: its name, and where its code leads to. */
  readonly freeTable: () => Promise<{ readonly name: string; readonly path: string }>;
};

/** Scenes that somebody has before them, who first comes to where they start, in English. */
export type Group = {
  readonly enter?: (visitor: Visitor) => Promise<unknown>;
  /** After entering: the orders that the scenes are about. */
  readonly world?: (visitor: Visitor) => Promise<World>;
  readonly scenes: readonly Scene[];
};

export const page = (name: string, path: string): Scene => ({ name, path: () => path });
