declare module 'virtual:pages' {
  import type { ComponentType } from 'react';

  /** Loads the pages of a bundle, or a page that is alone in its own, by the name of the file of the build. */
  export const bundles: Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;
}
