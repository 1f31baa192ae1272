import { useCallback, useState } from 'react';
import { useStaffScreen } from '../../../../data/devices/staff-screen.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { StaffFrame } from '../../frame/index.ts';
import { useDrafts } from '../hooks/use-drafts.ts';
import { usePlace } from '../hooks/use-place.ts';
import { useTillActions } from '../hooks/use-till-actions.ts';
import { useTillLists } from '../hooks/use-till-lists.ts';
import { useTillOrders } from '../hooks/use-till-orders.ts';
import { scannedTarget } from '../state/scanned-target.ts';
import { EMPTY_ORDER, type TillAction } from '../state/till-order.ts';
import { BillsView } from './bills-view.tsx';
import type { TakenMoney } from './change-note.tsx';
import { Receipt } from './receipt.tsx';
import { SellView } from './sell-view.tsx';
import { TablesView } from './tables-view.tsx';
import { TenderView } from './tender-view.tsx';
import css from './till.module.css';

/** The till of a shop whose menu is loaded. */
export function Till({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('till');
  const { lost } = useStaffScreen();
  const toast = useToast();
  const lists = useTillLists(session);
  const { orders, dispatch } = useTillOrders();
  const [taken, setTaken] = useState<TakenMoney>();
  const at = usePlace(lists);
  const { place, view } = at;
  const order = orders[place.key] ?? EMPTY_ORDER;
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
  const actions = useTillActions({
    shop: session.shop,
    role: session.staff.role,
    draftOf: drafts.idOf,
    options: lists.billOptions,
    onSent: (sale, bill) => {
      drafts.forget(sale.place.key);
      dispatch(sale.place.key, { type: 'orderSent', lines: sale.lines });
      if (sale.place.session === undefined && bill.bill.outstanding > 0) at.toBill(bill._id, true);
    },
    onTaken: (money) => {
      setTaken(money);
      at.toCounter();
    },
    onScanned: (text) => {
      const target = scannedTarget(text, lists);
      if (target === undefined) toast.error(t('unknownScan', { text }));
      else if ('bill' in target) at.toBill(target.bill);
      else at.toTable(target.table);
    },
  });
  const change = useCallback(
    (action: TillAction) => {
      setTaken(undefined);
      dispatch(place.key, action);
    },
    [dispatch, place.key],
  );
  const waits = lists.isPending || (at.isMissing && lists.isPending);
  return (
    <>
      <StaffFrame
        label={t('parts')}
        items={[
          ...(lists.tables.length > 0
            ? [
                {
                  id: 'tables',
                  label: t('tables'),
                  icon: 'dine' as const,
                  isCurrent: view === 'tables' || (view !== 'bills' && place.table !== undefined),
                  onClick: () => at.toView('tables'),
                },
              ]
            : []),
          {
            id: 'counter',
            label: t('counter'),
            icon: 'cash',
            isCurrent: view === 'sell' && place.key === 'counter',
            onClick: at.toCounter,
          },
          {
            id: 'bills',
            label: t('bills'),
            icon: 'slip',
            isCurrent: view === 'bills' || place.key.startsWith('bill:'),
            count: lists.bills.filter(({ products }) => products.length > 0).length,
            countLabel: t('openBills'),
            onClick: () => at.toView('bills'),
          },
        ]}
      >
        {!lists.isPending && !lists.isJoined && <div className={css.lost}>{lost}</div>}
        {waits ? (
          <Skeleton label={t('staff:loading')}>
            <SkeletonRows count={6} />
          </Skeleton>
        ) : view === 'tables' ? (
          <TablesView lists={lists} onTable={at.toTable} />
        ) : view === 'bills' ? (
          <BillsView lists={lists} session={session} onBill={at.toBill} />
        ) : view === 'pay' && place.session !== undefined ? (
          <TenderView
            session={place.session}
            mayTakeCash={actions.mayTakeCash}
            onBack={() => at.toBill(place.session?._id ?? '')}
            onTaken={(money) => {
              setTaken(money);
              at.toCounter();
            }}
          />
        ) : (
          <SellView
            place={place}
            order={order}
            drafts={drafts}
            isOnline={lists.isJoined}
            actions={actions}
            dispatch={change}
            taken={taken}
            onSeen={() => setTaken(undefined)}
            onPay={(bill) => at.toPay(bill._id)}
            onCounterType={at.setType}
            onCovers={at.setCovers}
          />
        )}
      </StaffFrame>
      <Receipt session={taken?.session ?? place.session} />
    </>
  );
}
