import { type ComponentType, lazy } from 'react';
import { chunks } from '../lib/chunk-reload.ts';
import { type LaterWords, withMessages } from './locale.ts';

/** A page whose code comes with the first visit of it, with the words that pages after the menu say. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: readonly LaterWords[]
) {
  return lazy(async () => ({ default: await chunks.loaded(() => withMessages(load, ...words)) }));
}
