import type { TableSession } from '@comanda/contract';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { useLastTry } from '../../payment/hooks/use-last-attempt.ts';
import { withoutOwnTry } from '../../payment/state/payment-request.ts';
import { firstChoice, type SplitChoice, splitChoice } from '../state/split-choice.ts';
import { type SplitWays, splitWays } from '../state/split-methods.ts';
import { useMe } from './use-me.ts';

/** How this phone wants to pay a table's bill, what every way comes to, and how to choose another. */
export function useSplit(session: TableSession) {
  const me = useMe(session._id);
  const shop = useShop(session.shop);
  const kept = usePersisted(splitChoice);
  const last = useLastTry(session._id);
  const first = firstChoice(session._id);
  const asked =
    kept?.session === session._id ? kept : { ...first, way: me === undefined ? 'all' : first.way };
  const choice: SplitChoice = me === undefined && asked.way === 'mine' ? { ...asked, way: 'all' } : asked;
  const open = withoutOwnTry(session, last?.payment);
  const ways: SplitWays | undefined = shop && splitWays({ session: open, shop, me, choice });
  const choose = (change: Partial<SplitChoice>) => splitChoice.set({ ...choice, ...change });
  return { me, choice, ways, choose };
}
