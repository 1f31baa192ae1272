import type { TableSession } from '@comanda/contract';
import { useTableSession } from '../../../../data/sessions/use-table-session.ts';
import { OrderChooser, OrderView } from '../../order/index.ts';
import { OrderSkeleton } from '../../order-frame/index.ts';

type OpenOrdersProps = { readonly orders: readonly TableSession[]; readonly chosen: TableSession };

/** Renders the open orders: the chosen one in full, with tabs for the others. */
export function OpenOrders({ orders, chosen }: OpenOrdersProps) {
  const { data: session } = useTableSession(chosen._id);
  return (
    <>
      {orders.length > 1 && <OrderChooser orders={orders} chosen={chosen._id} />}
      {session ? <OrderView key={session._id} session={session} /> : <OrderSkeleton />}
    </>
  );
}
