import type { TableSession } from '@comanda/contract';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { useLastAttempt, withoutOwnAttempt } from '../../payment/index.ts';
import { firstChoice, type SplitChoice, splitChoice } from '../state/split-choice.ts';
import { type SplitMethods, splitMethods } from '../state/split-methods.ts';
import { useGuestNumber } from './use-guest-number.ts';

/** Returns this phone's choice of how to split a table's bill, the amounts of every method, and the setter. */
export function useSplit(session: TableSession) {
  const me = useGuestNumber(session._id);
  const shop = useShop(session.shop);
  const kept = usePersisted(splitChoice);
  const last = useLastAttempt(session._id);
  const first = firstChoice(session._id);
  const asked =
    kept?.session === session._id ? kept : { ...first, way: me === undefined ? 'all' : first.way };
  const choice: SplitChoice = me === undefined && asked.way === 'mine' ? { ...asked, way: 'all' } : asked;
  const open = withoutOwnAttempt(session, last?.payment);
  const methods: SplitMethods | undefined = shop && splitMethods({ session: open, shop, me, choice });
  const choose = (change: Partial<SplitChoice>) => splitChoice.set({ ...choice, ...change });
  return { me, choice, methods, choose };
}
