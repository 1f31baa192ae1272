import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** How long until a part that did not come is asked for again. */
const RETRY_MS = 4000;

/**
 * A part of the program that the page can do without: undefined until it has been fetched. A network that dies
 * meanwhile breaks nothing; the part is asked for again until it comes.
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
  // what it draws yields to touches
  return useDeferredValue(data);
}
