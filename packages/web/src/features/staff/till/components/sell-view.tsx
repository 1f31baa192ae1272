import type { TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { useCallback, useMemo, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { liveLines } from '../../../../data/sessions/progress.ts';
import {
  askedQuestion,
  type BillChanges,
  type Caller,
  type CourseCalls,
  chosenLine,
  type Drafts,
  isPriceAsked,
  type Place,
  SentLineSheet,
  type TakenMoney,
  type TillAction,
  type TillActions,
  type TillOrder,
  useChangePreview,
  useDishes,
  useSale,
} from '../../sale/index.ts';
import type { BillGuest } from '../hooks/use-bill-guest.ts';
import { isPriceEntered } from '../hooks/use-deck-actions.ts';
import { useSellCommands } from '../hooks/use-sell-commands.ts';
import { useSellEntry } from '../hooks/use-sell-entry.ts';
import { useSellKeys } from '../hooks/use-sell-keys.ts';
import { useSellScanner } from '../hooks/use-sell-scanner.ts';
import { AfterDrawing } from './after-drawing.tsx';
import { DishPane } from './dish-pane.tsx';
import type { PlaceTagsProps } from './place-tags.tsx';
import { SellBill } from './sell-bill.tsx';
import { SellDeck } from './sell-deck.tsx';
import { type SellSheet, SellSheets } from './sell-sheets.tsx';
import css from './sell-view.module.css';
import { TillBar } from './till-bar.tsx';

export type SellViewProps = Omit<PlaceTagsProps, 'onTelephone' | 'onMember' | 'member' | 'isBusy'> & {
  readonly order: TillOrder;
  readonly isOnline: boolean;
  readonly actions: TillActions;
  readonly courses: CourseCalls;
  readonly changes: BillChanges;
  readonly drafts: Drafts;
  readonly dispatch: (action: TillAction) => void;
  /** Member, coupons and gifts of the bill. */
  readonly guest: BillGuest;
  /** Something other than a dish was scanned. */
  readonly onScanned: (text: string) => void;
  /** Money taken last, until the next key. */
  readonly taken: TakenMoney | undefined;
  readonly onSeen: () => void;
  /** Goes to the counter. */
  readonly onCounter: () => void;
  readonly onPay: (session: TableSession) => void;
  /** Prints the receipt of a bill. */
  readonly onPrint: (session: TableSession) => void;
  /** Puts the dishes of a bill on the counter's order. */
  readonly onAgain: (session: TableSession, caller?: Caller) => void;
};

/** Returns true if the bill of a place has dishes that were sent and may be voided. */
function hasSentLines({ session }: Place): boolean {
  return session !== undefined && liveLines(session).length > 0;
}

/**
 * Returns what opens the sheets of the chosen line, or of the bill while no line is chosen. A price just entered is typed
 * anew, not reduced.
 */
function opensOf(chosen: CartLine | undefined, isBill: boolean, open: (sheet: SellSheet) => void) {
  if (chosen)
    return { onVoid: undefined, onReduce: isPriceEntered(chosen) ? undefined : () => open('reduce') };
  if (!isBill) return { onVoid: undefined, onReduce: undefined };
  return { onVoid: () => open('void'), onReduce: () => open('reduceBill') };
}

/** The till: dishes, deck and bill. */
export function SellView(props: SellViewProps) {
  const { place, order, isOnline, actions, changes, drafts, dispatch, taken, onSeen } = props;
  const { catalogue, data } = useReadyCatalogue();
  const [sheet, setSheet] = useState<SellSheet>();
  const [sent, setSent] = useState<string>();
  const sale = useSale(place, order);
  const preview = useChangePreview(place, sale.section);
  const dishes = useDishes(place, sale.section, dispatch);
  const context = useMemo(() => ({ catalogue, orderType: place.type }), [catalogue, place.type]);
  const question = askedQuestion(order, context);
  const chosen = chosenLine(order);
  const commands = useSellCommands({ ...props, saleNow: sale.saleNow });
  const { isBusy } = actions;
  const unclaimed = place.key === 'counter' && place.caller === undefined ? order.cart.lines.length : 0;
  const isPricing = isPriceAsked(order, context);
  const typing = { isPricing, order, dispatch, dishes, context, question, isBusy, onSeen };
  const entry = useSellEntry({ ...typing, onFilled: commands.filled });
  const openTelephone = () => {
    if (place.key !== 'counter') props.onCounter();
    setSheet('telephone');
  };
  const opens = {
    onMember: () => setSheet('member'),
    onCoupon: () => setSheet('coupon'),
    onTelephone: openTelephone,
    ...opensOf(chosen, hasSentLines(place), setSheet),
    onNote: () => setSheet('note'),
    onPark: commands.park,
    onRecall: () => setSheet('recall'),
  };
  const openKeys = useCallback(() => setSheet('keys'), []);
  const pays = { onExactCash: commands.exactCash, onOther: commands.pay };
  useSellKeys({ order, dispatch, dishes, entry, isBusy, onSeen, onKeys: openKeys, ...opens, ...pays });
  useSellScanner({ order, dispatch, dishes, onScanned: props.onScanned });
  const { guest } = props;
  const counts = {
    parked: drafts.parked.length,
    hasMember: guest.member !== undefined,
    offers: guest.offers.length,
  };
  const deck = { order, chosen, place, catalogue, dispatch, ...counts, ...opens };
  return (
    <div className={css.view}>
      <main className={css.main}>
        <TillBar
          place={place}
          search={dishes.search}
          isOnline={isOnline}
          onSearch={dishes.setSearch}
          onKeys={openKeys}
        />
        <DishPane dishes={dishes} type={place.type} pieces={sale.pieces} />
        <AfterDrawing className={css.deck}>
          <SellDeck
            {...deck}
            sale={sale}
            entry={entry}
            context={context}
            question={question}
            isPricing={isPricing}
            taken={taken}
          />
        </AfterDrawing>
      </main>
      <SellBill
        {...props}
        sale={sale}
        commands={commands}
        others={drafts.others}
        onTelephone={openTelephone}
        onSent={setSent}
        onMember={opens.onMember}
      />
      <SellSheets
        {...props}
        sheet={sheet}
        place={place}
        preview={preview}
        shop={data.shop._id}
        bill={sale.bill}
        unclaimed={unclaimed}
        chosen={chosen}
        parked={drafts.parked}
        commands={commands}
        onClose={() => setSheet(undefined)}
      />
      <SentLineSheet {...{ place, changes, preview }} line={sent} onClose={() => setSent(undefined)} />
    </div>
  );
}
