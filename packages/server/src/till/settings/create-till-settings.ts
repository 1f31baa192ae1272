import type { ChangeTillSettings, TillSettings } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { type Actor, type CoreContext, ensureManagement } from '../../core/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { readTillSettings, updateTillSettings } from './till-settings-store.ts';

/** The calls about the settings of a shop's tills. */
export type TillSettingsCalls = {
  /** Returns the settings of the shop that a staff member is signed in to, or a device is paired with. Throws `forbidden`. */
  get(shop: string, actor: Actor): Promise<TillSettings>;
  /** Replaces fields of the settings; for the management of the shop. */
  change(shop: string, call: ChangeTillSettings, actor: Actor): Promise<TillSettings>;
};

/** Creates the calls about the settings of a shop's tills. */
export function createTillSettings(
  context: Pick<CoreContext, 'read' | 'write' | 'clock'>,
): TillSettingsCalls {
  return {
    async get(shop, actor) {
      const isHere = (actor.kind === 'staff' || actor.kind === 'device') && actor.shop === shop;
      if (!isHere) throw new CodedError(actor.kind === 'guest' ? 'notAuthenticated' : 'forbidden');
      return readTillSettings(context.read, shop);
    },
    async change(shop, call, actor) {
      if (ensureManagement(actor).shop !== shop) throw new CodedError('forbidden');
      return context.write(async (tx, publish) => {
        const updatedAt = instantNow(context.clock);
        const { before, after } = await updateTillSettings(tx, shop, (settings) => ({
          ...settings,
          ...call,
          updatedAt,
        }));
        const change = { shop, action: 'changeTillSettings', entity: shop, before, after } as const;
        await writeAudit(tx, context, actor, change);
        publish({ topic: 'tillSettings', event: 'patched', shop, id: shop, data: after });
        return after;
      });
    },
  };
}
