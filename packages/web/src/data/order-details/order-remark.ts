import { createPersisted, usePersisted } from '../../lib/persisted.ts';

/** A word for the kitchen about the whole order, as it is typed. */
export const orderRemark = createPersisted<string>({
  key: 'comanda.orderRemark',
  version: 1,
  parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  initial: () => '',
});

export function useOrderRemark(): string {
  return usePersisted(orderRemark);
}
