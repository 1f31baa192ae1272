import { useCallback, useMemo } from 'react';
import { useStaffScreen } from '../../../../data/devices/staff-screen.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { useSingleTaps } from '../../../../lib/use-single-taps.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { StaffFrame, type StaffFrameItem } from '../../frame/index.ts';
import { useTillLists } from '../../sale/index.ts';
import { SoundButton } from '../../sound/index.ts';
import { useFocusKeptOff } from '../hooks/use-focus-kept-off.ts';
import { useOpenBill } from '../hooks/use-open-bill.ts';
import { type TillState, useTill } from '../hooks/use-till.ts';
import { type TillAlerts, type TillLists, useTillAlerts } from '../hooks/use-till-alerts.ts';
import { useTillParts } from '../hooks/use-till-parts.ts';
import { AlertsStrip } from './alerts-strip.tsx';
import { Receipt } from './receipt.tsx';
import { SellView } from './sell-view.tsx';
import { TablesView } from './tables-view.tsx';
import css from './till.module.css';

/** Returns the parts of the till as the frame lists them; tables where the shop has any. */
function useParts(
  { lists, at }: TillState,
  { online, mayDecide, incidents }: TillAlerts,
): readonly StaffFrameItem[] {
  const { t } = useTranslation('till');
  const { view, place, toView, toCounter } = at;
  const { key } = place;
  const isAtTable = place.table !== undefined;
  const hasTables = lists.tables.length > 0;
  const waiting = online.waiting.length;
  const toDecide = mayDecide ? incidents.incidents.length : 0;
  const open = useMemo(() => lists.bills.filter(({ products }) => products.length > 0).length, [lists.bills]);
  return useMemo(() => {
    const tables: StaffFrameItem = {
      id: 'tables',
      label: t('tables'),
      icon: 'dine',
      isCurrent: view === 'tables' || (view !== 'bills' && isAtTable),
      onClick: () => toView('tables'),
    };
    return [
      ...(hasTables ? [tables] : []),
      {
        id: 'counter',
        label: t('counter'),
        icon: 'cash',
        isCurrent: view === 'sell' && key === 'counter',
        onClick: () => toCounter(),
      },
      {
        id: 'bills',
        label: t('bills'),
        icon: 'slip',
        isCurrent: view === 'bills' || key.startsWith('bill:'),
        // money that waits for a decision comes before bills that are merely open
        ...(toDecide > 0
          ? { count: toDecide, countLabel: t('incidents:title'), isUrgent: true }
          : { count: open, countLabel: t('openBills') }),
        onClick: () => toView('bills'),
      },
      {
        id: 'online',
        label: t('online'),
        icon: 'phone',
        isCurrent: view === 'online',
        count: waiting,
        countLabel: t('online-orders:waiting'),
        onClick: () => toView('online'),
      },
    ];
  }, [t, view, key, isAtTable, hasTables, open, toDecide, waiting, toView, toCounter]);
}

type PartProps = { readonly till: TillState; readonly alerts: TillAlerts };

/** The place of a view whose lists or code are still on their way. */
function Loading() {
  const { t } = useTranslation('staff');
  return (
    <Skeleton label={t('loading')}>
      <SkeletonRows count={6} />
    </Skeleton>
  );
}

/** Goes to the place that an order belongs to, by its key. */
function toPlace(key: string, { tables }: TillLists, { place, toTable, toBill, toCounter }: TillState['at']) {
  const table = tables.find(({ item }) => key === `table:${item}`);
  if (key === place.key) return;
  if (table !== undefined) toTable(table._id);
  else if (key.startsWith('bill:')) toBill(key.slice('bill:'.length));
  else toCounter();
}

/** Part of the till that its address names. */
function Part({ till, alerts }: PartProps) {
  const { lists, at, place, order, drafts, actions, courses, changes, taken, change, takenAll, seen } = till;
  const { view } = at;
  const openBill = useOpenBill(lists, at.toSheet);
  const tools = <SoundButton sound={alerts.sound} />;
  const isLater = view === 'bills' || view === 'online' || (view === 'pay' && place.session !== undefined);
  const parts = useTillParts(isLater);
  if (lists.isPending || (isLater && parts === undefined)) return <Loading />;
  if (view === 'tables') return <TablesView lists={lists} onTable={at.toTable} />;
  if (view === 'bills' && parts)
    return (
      <parts.BillsView
        lists={lists}
        payments={alerts.payments}
        incidents={alerts.incidents}
        mayDecide={alerts.mayDecide}
        tools={tools}
        onBill={openBill}
      />
    );
  if (view === 'online' && parts)
    return (
      <parts.OnlineQueue
        online={alerts.online}
        isOnline={lists.isJoined}
        tools={tools}
        onBill={(order) => openBill(order)}
        onVoid={(order) => openBill(order, 'voidBill')}
      />
    );
  if (view === 'pay' && place.session !== undefined && parts)
    return (
      <parts.TenderView
        session={place.session}
        mayTakeCash={actions.mayTakeCash}
        onBack={() => at.toBill(place.session?._id ?? '')}
        onTaken={takenAll}
      />
    );
  return (
    <SellView
      place={place}
      order={order}
      drafts={drafts}
      isOnline={lists.isJoined}
      actions={actions}
      courses={courses}
      changes={changes}
      guest={till.guest}
      onScanned={till.onScanned}
      dispatch={change}
      taken={taken}
      onSeen={seen}
      onPay={(bill) => at.toPay(bill._id)}
      onPrint={till.print}
      onAgain={till.again}
      onCounter={at.toCounter}
      onPlace={(key) => toPlace(key, lists, at)}
      onCounterType={at.setType}
      onCovers={(covers) =>
        place.session === undefined ? at.setCovers(covers) : void changes.setCovers(place.session, covers)
      }
    />
  );
}

type OpenTillProps = {
  readonly session: StaffLogin;
  readonly lists: TillLists;
  readonly alerts: TillAlerts;
};

/** The till with its lists. A key draws this anew, and neither the lists nor the alerts (T11.1). */
function OpenTill({ session, lists, alerts }: OpenTillProps) {
  const { t } = useTranslation('till');
  const { lost } = useStaffScreen();
  const till = useTill(session, lists);
  useSingleTaps();
  useFocusKeptOff();
  const { at, taken, printed } = till;
  const { toView } = at;
  const toOnline = useCallback(() => toView('online'), [toView]);
  const toBills = useCallback(() => toView('bills'), [toView]);
  return (
    <>
      <StaffFrame label={t('parts')} items={useParts(till, alerts)}>
        <AlertsStrip
          alerts={alerts}
          isOnline={lists.isJoined}
          isOver={at.view === 'sell' || at.view === 'pay'}
          onOnlineOrders={toOnline}
          onBills={toBills}
        />
        {!lists.isPending && !lists.isJoined && (
          <div className={cx(css.lost, at.view === 'sell' ? css.sell : at.view === 'pay' && css.pay)}>
            {lost}
          </div>
        )}
        <Part till={till} alerts={alerts} />
      </StaffFrame>
      <Receipt session={printed ?? taken?.session ?? at.place.session} />
    </>
  );
}

/** The till of a shop whose menu is loaded. */
export function Till({ session }: { readonly session: StaffLogin }) {
  const lists = useTillLists(session);
  const alerts = useTillAlerts(session, lists.isJoined);
  return <OpenTill session={session} lists={lists} alerts={alerts} />;
}
