import type { SystemSetting } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { readList } from '../calls/read-list.ts';
import { type StartSettings, savedSettings } from './saved-settings.ts';

/** The query of the settings. */
export const SETTINGS_KEY = ['systemSettings'];

/** The settings where the organisation has none. */
export const DEFAULTS: StartSettings = { allowChooseShop: true, onlineMemberSystem: false };

async function readSettings(): Promise<StartSettings> {
  const [row] = await readList<SystemSetting>('systemSettings');
  const { allowChooseShop, onlineMemberSystem } = row ?? DEFAULTS;
  const settings = { allowChooseShop, onlineMemberSystem };
  savedSettings.set(settings);
  return settings;
}

/**
 * Returns the organisation's settings: those of the last visit until the server answers, the defaults if it does not;
 * undefined until then.
 */
export function useSystemSettings(): StartSettings | undefined {
  const { data, isPending } = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: readSettings,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? savedSettings.get() ?? (isPending ? undefined : DEFAULTS);
}
