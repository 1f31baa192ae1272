import { type Mutation, MutationCache, QueryClient } from '@tanstack/react-query';
import { isPassing } from '../data/calls/call-error.ts';
import type { ActionMeta } from '../data/calls/shown-in-place.ts';
import { unexpectedErrors } from '../lib/unexpected-errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ActionMeta;
  }
}

const RETRIES = 2;

/** Returns true if nobody handles the failure of an action where it was started. */
function isUnhandled({ options }: Pick<Mutation<unknown, unknown, unknown>, 'options'>): boolean {
  return options.onError === undefined && options.meta?.isShownInPlace !== true;
}

/**
 * Creates the query cache; retries temporary failures only (network, busy server). Failed actions that nobody handles
 * are reported to `onUnhandled`.
 */
export function createQueryClient(onUnhandled = unexpectedErrors.report): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (isUnhandled(mutation)) onUnhandled(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        retryDelay: (failures) => 600 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
