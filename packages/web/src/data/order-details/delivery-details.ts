import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { object, orElse, recordOf, text } from '../../lib/schema.ts';

/** Where a guest has orders brought to, as far as it was filled in. */
export type DeliveryDetails = {
  readonly address: string;
  readonly name: string;
  readonly phone: string;
  /** The zone of each shop, by the shop's id. */
  readonly zones: Readonly<Record<string, string>>;
};

const NOTHING: DeliveryDetails = { address: '', name: '', phone: '', zones: {} };
/** The address of this phone's guest; it outlives the order. */
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
