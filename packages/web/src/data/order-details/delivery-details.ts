import { createPersisted, usePersisted } from '../../lib/persisted.ts';

/** Where a guest has orders brought to, as far as it was filled in. */
export type DeliveryDetails = {
  readonly address: string;
  readonly name: string;
  readonly phone: string;
  /** The zone of each shop, by the shop's id. */
  readonly zones: Readonly<Record<string, string>>;
};

const NOTHING: DeliveryDetails = { address: '', name: '', phone: '', zones: {} };
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function parseDetails(stored: unknown): DeliveryDetails | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { address, name, phone, zones } = stored as Record<string, unknown>;
  const kept = typeof zones === 'object' && zones !== null ? Object.entries(zones) : [];
  return {
    address: textOf(address),
    name: textOf(name),
    phone: textOf(phone),
    zones: Object.fromEntries(kept.filter(([, zone]) => typeof zone === 'string')),
  };
}

/** The address of this phone's guest; it outlives the order. */
export const deliveryDetails = createPersisted<DeliveryDetails>({
  key: 'comanda.delivery',
  version: 1,
  parse: (stored) => parseDetails(stored),
  initial: () => NOTHING,
});

export function useDeliveryDetails(): DeliveryDetails {
  return usePersisted(deliveryDetails);
}
