import { demoOrganisation } from '@comanda/demo';
import type { TestProject } from 'vitest/node';
import { bundleProgram } from './bundle.ts';
import { openRestaurant, type Restaurant } from './restaurant.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server as one file: each start takes less than half the processor time of one from the sources. */
    serverProgram: string;
    /** Data folder of a server with the demo, its secrets hashed cheaply: a copy of it starts in half the time. */
    demoData: string;
  }
}

let restaurant: Restaurant | undefined;

/**
 * Bundles the server, starts it once on the demo and lets it end in good order, which leaves it compiled in Node's
 * cache (tests end theirs by SIGKILL), and the demo's data to copy.
 */
export async function setup(project: TestProject): Promise<void> {
  const program = await bundleProgram('whole-node');
  restaurant = await openRestaurant({ program, organisation: demoOrganisation(), env: { DEMO: '1' } });
  await restaurant.stop();
  project.provide('serverProgram', program);
  project.provide('demoData', restaurant.dataDir);
}

export async function teardown(): Promise<void> {
  await restaurant?.remove();
}
