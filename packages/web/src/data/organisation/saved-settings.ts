import type { SystemSetting } from '@comanda/contract';
import { createPersisted } from '../../lib/persisted.ts';
import { flag, object } from '../../lib/schema.ts';

/** What the organisation has switched on (specification §3, system settings). */
export type StartSettings = Pick<SystemSetting, 'allowChooseShop' | 'onlineMemberSystem'>;

/** Settings without one of the switches are not used. */
export const startSettings = object({ allowChooseShop: flag, onlineMemberSystem: flag });

/** The settings of the last visit, so that the bars stand at once as they will be; null at the first. */
export const savedSettings = createPersisted<StartSettings | null>({
  key: 'comanda.settings',
  version: 1,
  schema: startSettings,
  initial: () => null,
});
