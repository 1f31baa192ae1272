import type { Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';

export type CodeRule = Pick<Shop, 'onlineDineInNoTableEnabledFixedCode'>;

/** Returns true if this order type requires a table's code (specification §5). */
export function needsCode(mode: OrderType, shop: CodeRule | undefined): boolean {
  return mode === 'dineInNoTable' && shop?.onlineDineInNoTableEnabledFixedCode === true;
}
