import type { TableSession } from '@comanda/contract';
import type { Bill } from '@comanda/domain';
import { Price } from '../../../../ui/display/price.tsx';
import { useSumRows, useTillBill } from '../../sale/index.ts';

const NO_LINES: readonly never[] = [];

/** Sums of a bill as it is stored: what was paid does not change with the menu. */
export function PaperSums({ session }: { readonly session: TableSession }) {
  const bill = useTillBill({ key: session._id, type: session.type, session }, session.section, NO_LINES);
  const stored = { bill: session.bill as Bill, before: undefined, share: session.bill.total };
  return useSumRows({ pricing: bill.pricing, priced: stored }).map(({ id, name, amount }) => (
    <div key={id}>
      <dt>{name}</dt>
      <dd>
        <Price amount={amount} bare size="inherit" weight="regular" />
      </dd>
    </div>
  ));
}
