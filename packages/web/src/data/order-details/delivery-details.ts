import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { object, orElse, recordOf, text } from '../../lib/schema.ts';

/** A guest's delivery address, as far as filled in. */
export type DeliveryDetails = {
  readonly address: string;
  readonly name: string;
  readonly phone: string;
  /** Delivery zones by shop id. */
  readonly zones: Readonly<Record<string, string>>;
};

const NOTHING: DeliveryDetails = { address: '', name: '', phone: '', zones: {} };
/** Delivery address of this phone's guest, kept across orders. */
export const deliveryDetails = createPersisted<DeliveryDetails>({
  key: 'comanda.delivery',
  version: 1,
  schema: object({
    address: orElse(text, ''),
    name: orElse(text, ''),
    phone: orElse(text, ''),
    zones: orElse(recordOf(text), {}),
  }),
  initial: () => NOTHING,
});

export function useDeliveryDetails(): DeliveryDetails {
  return usePersisted(deliveryDetails);
}
