import { useCallback, useMemo, useState } from 'react';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import {
  EMPTY_ORDER,
  placeOfCaller,
  scannedTarget,
  type TakenMoney,
  type TillAction,
  useBillChanges,
  useCourseCalls,
  useDrafts,
  useTillActions,
  useTillOrders,
} from '../../sale/index.ts';
import { useStaffSound } from '../../sound/index.ts';
import { useOrderAgain } from './use-order-again.ts';
import { usePlace } from './use-place.ts';
import { usePrintedBill } from './use-printed-bill.ts';
import type { TillLists } from './use-till-alerts.ts';

/** Returns the state of the till: where it is, what is rung up there, its drafts, and what was taken last. */
export function useTill(session: StaffLogin, lists: TillLists) {
  const { t } = useTranslation('till');
  const toast = useToast();
  const sound = useStaffSound();
  const { orders, dispatch } = useTillOrders();
  const [taken, setTaken] = useState<TakenMoney>();
  const at = usePlace(lists);
  const order = orders[at.place.key] ?? EMPTY_ORDER;
  const { caller } = order.extras;
  const place = useMemo(() => placeOfCaller(at.place, caller), [at.place, caller]);
  const drafts = useDrafts({
    session,
    isJoined: lists.isJoined,
    place,
    order,
    bills: lists.bills,
    tables: lists.tables,
    dispatch,
    onTaken: (by) => toast.error(t('draftTaken', { name: by })),
  });
  const takenAll = (money: TakenMoney) => {
    setTaken(money);
    at.toCounter();
  };
  const actions = useTillActions({
    shop: session.shop,
    role: session.staff.role,
    draftOf: drafts.idOf,
    options: lists.billOptions,
    onSent: (sale, bill) => {
      drafts.forget(sale.place.key);
      dispatch(sale.place.key, { type: 'orderSent', lines: sale.lines });
      const { session: before, caller: by } = sale.place;
      // a caller is not here to pay
      if (before === undefined && by === undefined && bill.bill.outstanding > 0) at.toBill(bill._id, true);
    },
    onTaken: takenAll,
    onScanned: (text) => {
      const target = scannedTarget(text, lists);
      if (target === undefined) {
        sound.ring('falling');
        toast.error(t('unknownScan', { text }));
      } else if ('bill' in target) at.toBill(target.bill);
      else at.toTable(target.table);
    },
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
  const seen = () => setTaken(undefined);
  const own = { lists, at, place, order, drafts, actions, courses, changes, taken };
  return { ...own, ...usePrintedBill(), change, takenAll, seen, again };
}

export type TillState = ReturnType<typeof useTill>;
