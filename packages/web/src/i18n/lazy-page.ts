import { type ComponentType, lazy } from 'react';
import { chunks } from '../lib/chunk-reload.ts';
import { withMessages } from './load-messages.ts';
import type { Namespace } from './messages.ts';

/** Creates a page whose code and texts are loaded on the first visit. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly Namespace[]
) {
  return lazy(async () => ({ default: await chunks.loaded(() => withMessages(load, ...texts)) }));
}
