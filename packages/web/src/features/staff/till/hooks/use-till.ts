import { useCallback, useMemo, useState } from 'react';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import {
  createSends,
  EMPTY_ORDER,
  placeOfCaller,
  type TakenMoney,
  type TillAction,
  useBillChanges,
  useCourseCalls,
  useDrafts,
  useFinishedElsewhere,
  useTillActions,
  useTillOrders,
} from '../../sale/index.ts';
import { useBillGuest } from './use-bill-guest.ts';
import { useOrderAgain } from './use-order-again.ts';
import { usePrintedBill } from './use-printed-bill.ts';
import { useScannedText } from './use-scanned-text.ts';
import type { TillLists } from './use-till-alerts.ts';
import { useTillPlace } from './use-till-place.ts';

type TillDrafts = Pick<
  Parameters<typeof useDrafts>[0],
  'session' | 'place' | 'order' | 'orders' | 'sends' | 'dispatch'
> & {
  readonly lists: TillLists;
};

/** Returns the drafts of the till; says what a restored one lost, and who has taken one over. */
function useTillDrafts({ lists: { isJoined, isPending, bills, tables }, ...rest }: TillDrafts) {
  const { t } = useTranslation('till');
  const toast = useToast();
  return useDrafts({
    ...rest,
    ...{ isJoined, bills, tables },
    isReady: !isPending,
    onGone: (count) => toast.error(t('offersGone', { count })),
    onTaken: (by) => toast.error(t('draftTaken', { name: by })),
    onEnded: () => toast.notice(t('draftEnded')),
  });
}

/** Returns the state of the till: where it is, what is rung up there, its drafts, and what was taken last. */
export function useTill(session: StaffLogin, lists: TillLists) {
  const { orders, dispatch } = useTillOrders();
  const [taken, setTaken] = useState<TakenMoney>();
  const at = useTillPlace(lists);
  useFinishedElsewhere(at.place.session, lists.bills);
  const order = orders[at.place.key] ?? EMPTY_ORDER;
  const { caller } = order.extras;
  const place = useMemo(() => placeOfCaller(at.place, caller), [at.place, caller]);
  const [sends] = useState(createSends);
  const drafts = useTillDrafts({ session, lists, place, order, orders, sends, dispatch });
  const takenAll = (money: TakenMoney) => {
    setTaken(money);
    at.toCounter();
  };
  const actions = useTillActions({
    shop: session.shop,
    draftOf: drafts.idOf,
    settle: drafts.settle,
    options: lists.billOptions,
    sends,
    onSent: (sale, bill) => {
      drafts.forget(sale.place.key);
      dispatch(sale.place.key, { type: 'orderSent', lines: sale.lines });
      const { session: before, caller: by } = sale.place;
      // a caller is not here to pay
      if (before === undefined && by === undefined && bill.bill.outstanding > 0) at.toBill(bill._id, true);
    },
    onTaken: takenAll,
    onRefused: (key, lines) => dispatch(key, { type: 'linesRefused', lines }),
  });
  const courses = useCourseCalls(lists.billOptions);
  const again = useOrderAgain(at, dispatch);
  const changes = useBillChanges(lists.billOptions);
  const change = useCallback(
    (action: TillAction) => {
      setTaken(undefined);
      dispatch(place.key, action);
    },
    [dispatch, place.key],
  );
  const guest = useBillGuest({
    shop: session.shop,
    place,
    order,
    dispatch: change,
    options: lists.billOptions,
  });
  const onScanned = useScannedText({ lists, at, guest });
  const seen = () => setTaken(undefined);
  const own = { lists, at, place, order, guest, onScanned, drafts, actions, courses, changes, taken };
  return { ...own, ...usePrintedBill(), change, takenAll, seen, again };
}

export type TillState = ReturnType<typeof useTill>;
