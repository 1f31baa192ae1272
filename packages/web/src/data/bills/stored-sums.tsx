import type { TableSession } from '@comanda/contract';
import type { Bill } from '@comanda/domain';
import { Price } from '../../ui/display/price.tsx';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import type { CartPricing } from '../pricing/cart-bill.ts';
import { useSessionRules } from '../pricing/use-session-rules.ts';
import { useSumRows } from './use-sum-rows.ts';

const NO_LINES: readonly never[] = [];

/** Sums of a bill as it is stored, as rows of a `dl`: what was paid does not change with the menu. */
export function StoredSums({ session }: { readonly session: TableSession }) {
  const { data, catalogue } = useReadyCatalogue();
  const { type: mode, section, startTime } = session;
  const sessionRules = useSessionRules(session);
  const named = { data, catalogue, mode, section, session, lines: NO_LINES };
  const pricing: CartPricing = {
    ...{ ...named, now: Date.parse(startTime) },
    ...(sessionRules && { sessionRules }),
  };
  const stored = { bill: session.bill as Bill, before: undefined, share: session.bill.total };
  return useSumRows({ pricing, priced: stored }).map(({ id, name, amount }) => (
    <div key={id}>
      <dt>{name}</dt>
      <dd>
        <Price amount={amount} bare size="inherit" weight="regular" />
      </dd>
    </div>
  ));
}
