import type { AppSetting } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../../../../data/calls/read-list.ts';
import { acceptedTerms, useAcceptedTerms } from '../state/accepted-terms.ts';

/** The app setting with the version of the terms that guests agree to before they order. */
const KEY = 'termsVersion';

async function readVersion(): Promise<string> {
  const rows = await readList<AppSetting>('appSettings');
  return String(rows.find(({ key }) => key === KEY)?.value ?? '');
}

/** Whether the terms have to be agreed to before an order: once for each version; never where none is set. */
export function useTerms() {
  const accepted = useAcceptedTerms();
  const { data: version = '' } = useQuery({
    queryKey: ['appSettings', KEY],
    queryFn: readVersion,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    isAsked: version !== '' && accepted !== version,
    accept: () => acceptedTerms.set(version),
  };
}
