import type { SystemSetting } from '@comanda/contract';
import { createPersisted } from '../../lib/persisted.ts';
import { flag, object } from '../../lib/schema.ts';

/** Features the organisation has switched on (specification §3, system settings). */
export type StartSettings = Pick<SystemSetting, 'allowChooseShop' | 'onlineMemberSystem'>;

/** Schema of saved settings, rejected if a switch is missing. */
export const startSettings = object({ allowChooseShop: flag, onlineMemberSystem: flag });

/** Settings as of the last visit, so that the bars do not change while loading; null on the first. */
export const savedSettings = createPersisted<StartSettings | null>({
  key: 'comanda.settings',
  version: 1,
  schema: startSettings,
  initial: () => null,
});
