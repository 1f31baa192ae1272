import type { TableSession } from '@comanda/contract';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { HandScan } from '../hooks/use-hand-scan.ts';
import type { HandheldState } from '../hooks/use-handheld.ts';
import { useHandheldParts } from '../hooks/use-handheld-parts.ts';
import { BillView } from './bill-view.tsx';
import { DishView } from './dish-view.tsx';
import { HandBar } from './hand-frame.tsx';
import css from './handheld.module.css';
import { MenuView } from './menu-view.tsx';

type BillScreenProps = {
  readonly session: StaffLogin;
  readonly state: HandheldState;
  readonly scan: HandScan;
};

/** Menu, dish, bill or payment of the table that was chosen; the way to choose one without it. */
export function BillScreen({ session, state, scan }: BillScreenProps) {
  const { t } = useTranslation('handheld');
  const { at } = state;
  const bill = at.place?.session;
  if (bill !== undefined) return <OpenBill {...{ session, state, scan, bill }} />;
  return (
    <>
      <HandBar title={t(at.view === 'menu' || at.view === 'dish' ? 'tab.menu' : 'tab.bill')} />
      <main className={css.none}>
        <EmptyState
          title={t('noTable.title')}
          text={t('noTable.text')}
          action={<Button onClick={at.toTables}>{t('toTables')}</Button>}
        />
      </main>
    </>
  );
}

/** The dish that is put together: a new one, or a line that is changed; undefined if there is none. */
function useDish({ at, hand }: HandheldState) {
  const { data } = useReadyCatalogue();
  const { lines } = hand.order.cart;
  const line = lines.find(({ id }) => id === at.line);
  const product = data.products.find(({ _id }) => _id === (line?.product ?? at.dish));
  const family = line && { line, children: lines.filter(({ fromProduct }) => fromProduct === line.id) };
  return product && { product, line: family };
}

function OpenBill({ session, state, scan, bill }: BillScreenProps & { readonly bill: TableSession }) {
  const { t } = useTranslation('handheld');
  const toast = useToast();
  const { at, hand, dishes, drafts, floor, seats, courses, changes, actions } = state;
  const dish = useDish(state);
  const parts = useHandheldParts(at.view === 'pay');
  const { _id: me } = session.staff;
  const waiter = bill.staff;
  const paid = () => {
    toast.success(t('isPaid'));
    at.toTables();
  };
  if (at.view === 'menu')
    return (
      <MenuView
        place={hand.place}
        hand={hand}
        dishes={dishes}
        onRing={state.ring}
        onScan={scan.open}
        onBack={() => at.show('bill')}
      />
    );
  if (at.view === 'dish' && dish !== undefined)
    return (
      <DishView
        key={at.line ?? at.dish}
        {...dish}
        hand={hand}
        onBack={() => at.show(dish.line === undefined ? 'menu' : 'bill', {}, true)}
      />
    );
  if (at.view === 'pay' && parts)
    return (
      <parts.PayView
        session={bill}
        hand={hand}
        mayTakeCash={actions.mayTakeCash}
        onBack={() => at.show('bill')}
        onPaid={paid}
      />
    );
  return (
    <BillView
      hand={hand}
      now={floor.now}
      others={drafts.others}
      waiter={waiter === undefined || waiter === me ? undefined : floor.names.get(waiter)}
      onTakeOver={waiter === me ? undefined : () => void seats.takeOver(bill, me)}
      call={floor.callOf(bill)}
      onAnswer={floor.answerCall}
      courses={courses}
      changes={changes}
      onFire={(course) => void state.fire(bill, course)}
      onBack={at.toTables}
      onMenu={() => at.show('menu')}
      onPay={() => at.show('pay')}
      onRing={state.ring}
      onLine={(id) => at.show('dish', { line: id })}
    />
  );
}
