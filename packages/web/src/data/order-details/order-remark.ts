import { createPersisted, usePersisted } from '../../lib/persisted.ts';
import { text } from '../../lib/schema.ts';

/** Remark for the kitchen about the whole order, as typed. */
export const orderRemark = createPersisted<string>({
  key: 'comanda.orderRemark',
  version: 1,
  schema: text,
  initial: () => '',
});

export function useOrderRemark(): string {
  return usePersisted(orderRemark);
}
