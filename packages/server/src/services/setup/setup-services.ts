import type { Setup } from '../../setup/index.ts';
import { createAction, type Handlers } from '../call/index.ts';
import { createFindQuery, runQuery } from '../query/index.ts';

/** Serves the first run of an installation. */
export function createSetupServices(setup: Setup) {
  const readQuery = createFindQuery('setup/templates');
  return {
    'setup/check': createAction('setup/check', async ({ token }) => {
      await setup.check(token);
      return { status: 'done' } as const;
    }),
    'setup/templates': {
      async find(call) {
        return runQuery(setup.templates(call.actor), readQuery(call.query));
      },
    },
    'setup/claim': createAction('setup/claim', (call) => setup.claim(call)),
  } satisfies Record<string, Handlers>;
}
