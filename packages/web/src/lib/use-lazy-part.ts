import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** Milliseconds until a failed load is retried. */
const RETRY_MS = 4000;

/**
 * Returns a lazily loaded module that the page can do without; undefined until it has loaded. Failed loads are
 * retried.
 */
export function useLazyPart<Part>(
  name: string,
  fetchPart: () => Promise<Part>,
  isWanted = true,
): Part | undefined {
  const { data } = useQuery({
    queryKey: ['part', name],
    enabled: isWanted,
    queryFn: fetchPart,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  });
  // rendering it yields to input
  return useDeferredValue(data);
}
