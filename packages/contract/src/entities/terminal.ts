import Type, { type Static } from 'typebox';
import { Entity, Id, ShortText, stamps } from '../schema.ts';

/** A card terminal of a shop, driven through an account at its provider (payments M5.5). */
export const Terminal = Entity('Terminal', {
  _id: Id('terminal'),
  shop: Id('shop'),
  name: ShortText(60),
  account: Id('paymentAccount'),
  /** The provider's own id of it. */
  reader: Type.String({ pattern: '^[A-Za-z0-9_-]{4,64}$' }),
  /** The paired devices whose own terminal it is; a kiosk uses no other. */
  devices: Type.Array(Id('device'), { maxItems: 20 }),
  ...stamps,
});
export type Terminal = Static<typeof Terminal>;
