import type { TableSession } from '@comanda/contract';

/** Money that was taken last; amounts in minor units. */
export type TakenMoney = {
  readonly session: TableSession;
  readonly tendered: number;
  readonly change: number;
};
