import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '../data/calls/call-error.ts';

const RETRIES = 2;

/** Creates the query cache; retries temporary failures only (network, busy server). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
