import type { Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';

export type CodeRule = Pick<Shop, 'onlineDineInNoTableEnabledFixedCode'>;

/** Whether ordering so takes the code of a table (specification §5). */
export function needsCode(mode: OrderType, shop: CodeRule | undefined): boolean {
  return mode === 'dineInNoTable' && shop?.onlineDineInNoTableEnabledFixedCode === true;
}
