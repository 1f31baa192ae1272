import type { TestProject } from 'vitest/node';
import { bundleProgram } from './bundle.ts';
import { openRestaurant } from './restaurant.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server as one file: each start takes less than half the processor time of one from the sources. */
    serverProgram: string;
  }
}

/**
 * Bundles the server, starts it once and lets it end in good order, which leaves it compiled in Node's cache: tests
 * end theirs by SIGKILL.
 */
export async function setup(project: TestProject): Promise<void> {
  const program = await bundleProgram('whole-node');
  const restaurant = await openRestaurant({ program });
  await restaurant.stop();
  await restaurant.remove();
  project.provide('serverProgram', program);
}
