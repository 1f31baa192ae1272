import type { TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import {
  type BillChanges,
  type Caller,
  type CourseCalls,
  chosenLine,
  type Dishes,
  type Drafts,
  type SaleShown,
  type TakenMoney,
  type TillAction,
  type TillActions,
  type TillOrder,
  useChangePreview,
  useDishes,
  useSale,
} from '../../sale/index.ts';
import type { BillGuest } from '../hooks/use-bill-guest.ts';
import { useSellCommands } from '../hooks/use-sell-commands.ts';
import { type SellEntry, useSellEntry } from '../hooks/use-sell-entry.ts';
import { useSellKeys } from '../hooks/use-sell-keys.ts';
import { type SellQuestion, useSellQuestion } from '../hooks/use-sell-question.ts';
import { useSellScanner } from '../hooks/use-sell-scanner.ts';
import { type SellOpens, useSellSheet } from '../hooks/use-sell-sheet.ts';
import { useTillParts } from '../hooks/use-till-parts.ts';
import { AfterDrawing } from './after-drawing.tsx';
import { DishPane } from './dish-pane.tsx';
import type { PlaceTagsProps } from './place-tags.tsx';
import { SellBill } from './sell-bill.tsx';
import { SellDeck } from './sell-deck.tsx';
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
  /** Goes to the place of an order, by its key. */
  readonly onPlace: (key: string) => void;
  readonly onPay: (session: TableSession) => void;
  /** Prints the receipt of a bill. */
  readonly onPrint: (session: TableSession) => void;
  /** Puts the dishes of a bill on the counter's order. */
  readonly onAgain: (session: TableSession, caller?: Caller) => void;
};

type SellMainProps = Pick<
  SellViewProps,
  'place' | 'order' | 'isOnline' | 'drafts' | 'dispatch' | 'guest' | 'taken'
> & {
  readonly sale: SaleShown;
  readonly dishes: Dishes;
  readonly entry: SellEntry;
  readonly asked: SellQuestion;
  readonly chosen: CartLine | undefined;
  readonly opens: SellOpens;
  readonly onKeys: () => void;
};

/** Main part of the till: the bar, the dishes and the deck below them. */
function SellMain(props: SellMainProps) {
  const { place, order, isOnline, drafts, dispatch, guest, taken } = props;
  const { sale, dishes, entry, asked, chosen, opens, onKeys } = props;
  const { catalogue } = useReadyCatalogue();
  const counts = {
    parked: drafts.parked.length + drafts.rungUp.length,
    hasMember: guest.member !== undefined,
    offers: guest.offers.length,
  };
  const deck = { order, chosen, place, catalogue, dispatch, ...counts, ...opens };
  return (
    <main className={css.main}>
      <TillBar
        place={place}
        search={dishes.search}
        isOnline={isOnline}
        onSearch={dishes.setSearch}
        onKeys={onKeys}
      />
      <DishPane
        dishes={dishes}
        type={place.type}
        pieces={sale.pieces}
        onCustom={(name) => {
          dishes.setSearch('');
          opens.onCustom(name);
        }}
      />
      <AfterDrawing className={css.deck}>
        <SellDeck {...deck} {...asked} sale={sale} entry={entry} taken={taken} />
      </AfterDrawing>
    </main>
  );
}

/** The till: dishes, deck and bill. */
export function SellView(props: SellViewProps) {
  const { place, order, actions, changes, drafts, dispatch, onSeen, onScanned, onCounter } = props;
  const { data } = useReadyCatalogue();
  const [sent, setSent] = useState<string>();
  const sale = useSale(place, order);
  const preview = useChangePreview(place, sale.section);
  const [refused, setRefused] = useState<string>();
  const dishes = useDishes({ place, section: sale.section, dispatch, onRefused: setRefused });
  const asked = useSellQuestion(place, order);
  const chosen = chosenLine(order);
  const commands = useSellCommands({ ...props, saleNow: sale.saleNow });
  const typing = { order, dispatch, dishes, isBusy: actions.isBusy, onSeen };
  const entry = useSellEntry({
    ...typing,
    ...asked,
    refused,
    onRefused: setRefused,
    onFilled: commands.filled,
  });
  const { park } = commands;
  const { sheet, customName, open, close, openKeys, opens } = useSellSheet({
    place,
    chosen,
    hasLines: order.cart.lines.length > 0,
    onCounter,
    onPark: park,
  });
  const pays = { onExactCash: commands.exactCash, onOther: commands.pay };
  useSellKeys({ ...typing, entry, onKeys: openKeys, ...opens, ...pays });
  useSellScanner({ order, dispatch, dishes, onScanned });
  const parts = useTillParts(sheet !== undefined || sent !== undefined || commands.isAsked);
  const unclaimed = place.key === 'counter' && place.caller === undefined ? order.cart.lines.length : 0;
  return (
    <div className={css.view}>
      <SellMain {...props} {...{ sale, dishes, entry, asked, chosen, opens }} onKeys={openKeys} />
      <SellBill
        {...props}
        sale={sale}
        commands={commands}
        others={drafts.others}
        onTelephone={opens.onTelephone}
        onSent={setSent}
        onMember={opens.onMember}
        onMore={opens.onMore}
      />
      {parts && (
        <>
          <parts.SellSheets
            {...props}
            {...{ sheet, customName, place, preview, unclaimed, chosen, commands }}
            onSheet={open}
            onEnded={onCounter}
            shop={data.shop._id}
            bill={sale.bill}
            parked={drafts.parked}
            rungUp={drafts.rungUp}
            onClose={close}
          />
          <parts.SentLineSheet
            {...{ place, changes, preview }}
            line={sent}
            onClose={() => setSent(undefined)}
          />
        </>
      )}
    </div>
  );
}
