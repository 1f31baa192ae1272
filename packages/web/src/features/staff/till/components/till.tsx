import { useStaffScreen } from '../../../../data/devices/staff-screen.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { StaffFrame, type StaffFrameItem } from '../../frame/index.ts';
import { type TillState, useTill } from '../hooks/use-till.ts';
import { BillsView } from './bills-view.tsx';
import { Receipt } from './receipt.tsx';
import { SellView } from './sell-view.tsx';
import { TablesView } from './tables-view.tsx';
import { TenderView } from './tender-view.tsx';
import css from './till.module.css';

/** Returns the parts of the till as the frame lists them: tables, where the shop has any, counter and open bills. */
function useParts({ lists, at }: TillState): readonly StaffFrameItem[] {
  const { t } = useTranslation('till');
  const { view, place } = at;
  const tables: StaffFrameItem = {
    id: 'tables',
    label: t('tables'),
    icon: 'dine',
    isCurrent: view === 'tables' || (view !== 'bills' && place.table !== undefined),
    onClick: () => at.toView('tables'),
  };
  return [
    ...(lists.tables.length > 0 ? [tables] : []),
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
  ];
}

type PartProps = { readonly till: TillState; readonly session: StaffLogin };

/** Part of the till that its address names. */
function Part({ till, session }: PartProps) {
  const { t } = useTranslation('till');
  const { lists, at, order, drafts, actions, courses, taken, change, takenAll, seen } = till;
  const { place, view } = at;
  if (lists.isPending)
    return (
      <Skeleton label={t('staff:loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    );
  if (view === 'tables') return <TablesView lists={lists} onTable={at.toTable} />;
  if (view === 'bills') return <BillsView lists={lists} session={session} onBill={at.toBill} />;
  if (view === 'pay' && place.session !== undefined)
    return (
      <TenderView
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
      dispatch={change}
      taken={taken}
      onSeen={seen}
      onPay={(bill) => at.toPay(bill._id)}
      onCounterType={at.setType}
      onCovers={at.setCovers}
    />
  );
}

/** The till of a shop whose menu is loaded. */
export function Till({ session }: { readonly session: StaffLogin }) {
  const { t } = useTranslation('till');
  const { lost } = useStaffScreen();
  const till = useTill(session);
  const { lists, at, taken } = till;
  return (
    <>
      <StaffFrame label={t('parts')} items={useParts(till)}>
        {!lists.isPending && !lists.isJoined && <div className={css.lost}>{lost}</div>}
        <Part till={till} session={session} />
      </StaffFrame>
      <Receipt session={taken?.session ?? at.place.session} />
    </>
  );
}
