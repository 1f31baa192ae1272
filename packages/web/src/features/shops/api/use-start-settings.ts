import type { SystemSetting } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../../../lib/api/read-list.ts';

type StartSettings = Pick<SystemSetting, 'allowChooseShop' | 'onlineMemberSystem'>;

const DEFAULTS: StartSettings = { allowChooseShop: true, onlineMemberSystem: false };

/** What the organisation has switched on; the defaults when it cannot be asked, undefined until it answered. */
export function useStartSettings(): StartSettings | undefined {
  const settings = useQuery({
    queryKey: ['systemSettings'],
    queryFn: () => readList<SystemSetting>('systemSettings'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (settings.isPending) return undefined;
  return settings.data?.[0] ?? DEFAULTS;
}
