import type { SystemSetting } from '@comanda/contract';
import { createPersisted } from '../../lib/persisted.ts';

/** What the organisation has switched on (specification §3, system settings). */
export type StartSettings = Pick<SystemSetting, 'allowChooseShop' | 'onlineMemberSystem'>;

/** Settings as they were kept; without both switches they are not used. */
export function parseSettings(stored: unknown): StartSettings | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { allowChooseShop, onlineMemberSystem } = stored as Record<string, unknown>;
  if (typeof allowChooseShop !== 'boolean' || typeof onlineMemberSystem !== 'boolean') return undefined;
  return { allowChooseShop, onlineMemberSystem };
}

/** The settings of the last visit, so that the bars stand at once as they will be; null at the first. */
export const savedSettings = createPersisted<StartSettings | null>({
  key: 'comanda.settings',
  version: 1,
  parse: parseSettings,
  initial: () => null,
});
