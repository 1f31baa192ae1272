declare module 'virtual:pages' {
  import type { ComponentType } from 'react';

  /** Loads the pages of a bundle, or a page with a file of its own, by the name of the build's file. */
  export const bundles: Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;
}
