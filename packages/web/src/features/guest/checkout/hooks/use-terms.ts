import type { AppSetting } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../../../../data/calls/read-list.ts';
import { acceptedTerms, useAcceptedTerms } from '../state/accepted-terms.ts';

/** App setting with the version of the terms that guests must accept before ordering. */
const TERMS_KEY = 'termsVersion';

async function readVersion(): Promise<string> {
  const rows = await readList<AppSetting>('appSettings');
  return String(rows.find(({ key }) => key === TERMS_KEY)?.value ?? '');
}

/** Returns whether the terms must be accepted before an order: once per version, never without a version. */
export function useTerms() {
  const accepted = useAcceptedTerms();
  const { data: version = '' } = useQuery({
    queryKey: ['appSettings', TERMS_KEY],
    queryFn: readVersion,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    isAsked: version !== '' && accepted !== version,
    accept: () => acceptedTerms.set(version),
  };
}
