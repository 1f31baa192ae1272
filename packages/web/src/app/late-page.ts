import { type ComponentType, lazy } from 'react';
import { chunks } from './chunk-reload.ts';

/** A page whose code comes with the first visit of it. */
export function latePage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await chunks.loaded(load) }));
}
