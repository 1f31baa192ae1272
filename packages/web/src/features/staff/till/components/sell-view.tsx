import type { Draft, TableSession } from '@comanda/contract';
import { useMemo, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { useDeckActions } from '../hooks/use-deck-actions.ts';
import { useDishes } from '../hooks/use-dishes.ts';
import type { useDrafts } from '../hooks/use-drafts.ts';
import { useSellKeys } from '../hooks/use-sell-keys.ts';
import { type TillActions, useFailure } from '../hooks/use-till-actions.ts';
import { useTillBill } from '../hooks/use-till-bill.ts';
import { piecesByProduct } from '../state/bill-rounds.ts';
import { readEntry } from '../state/entry.ts';
import { familyAmount } from '../state/line-text.ts';
import { type CounterType, type Place, sectionNow } from '../state/place.ts';
import {
  askedQuestion,
  chosenLine,
  linesShown,
  type TillAction,
  type TillOrder,
} from '../state/till-order.ts';
import { BillLines } from './bill-lines.tsx';
import { BillPanel } from './bill-panel.tsx';
import { BillSums } from './bill-sums.tsx';
import { Categories } from './categories.tsx';
import { ChangeNote, type TakenMoney } from './change-note.tsx';
import { Deck } from './deck.tsx';
import { DishKeys } from './dish-keys.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { NumberPad } from './number-pad.tsx';
import { OptionKeys } from './option-keys.tsx';
import { ParkedSheet } from './parked-sheet.tsx';
import { PlaceTags } from './place-tags.tsx';
import { ReduceSheet } from './reduce-sheet.tsx';
import { SellActions } from './sell-actions.tsx';
import css from './sell-view.module.css';
import { TillBar } from './till-bar.tsx';

export type SellViewProps = {
  readonly place: Place;
  readonly order: TillOrder;
  readonly isOnline: boolean;
  readonly actions: TillActions;
  readonly drafts: ReturnType<typeof useDrafts>;
  readonly dispatch: (action: TillAction) => void;
  /** Money taken last, until the next key. */
  readonly taken: TakenMoney | undefined;
  readonly onSeen: () => void;
  readonly onPay: (session: TableSession) => void;
  readonly onCounterType: (type: CounterType) => void;
  readonly onCovers: (covers: number) => void;
};

const NOW = serverClock.now;

/** The till: dishes, deck and bill. */
export function SellView(props: SellViewProps) {
  const { place, order, isOnline, actions, drafts, dispatch, taken, onSeen, onPay } = props;
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const fail = useFailure();
  const { data, catalogue } = useReadyCatalogue();
  const [isNoting, setNoting] = useState(false);
  const [isReducing, setReducing] = useState(false);
  const [isRecalling, setRecalling] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const section = sectionNow(data, place, NOW())?._id;
  const lines = linesShown(order);
  const bill = useTillBill(place, section, lines);
  const dishes = useDishes(place, section, dispatch);
  const context = useMemo(() => ({ catalogue, orderType: place.type }), [catalogue, place.type]);
  const question = askedQuestion(order, context);
  const chosen = chosenLine(order);
  const priced = bill.priced?.bill;
  const amounts = useMemo(() => new Map(priced?.lines.map((each) => [each.id, each.lineTotal])), [priced]);
  const placed = place.session?.products;
  const pieces = useMemo(
    () => piecesByProduct([...(placed ?? []).filter(({ status }) => status !== 'cancel'), ...lines]),
    [placed, lines],
  );
  const paid = place.session?.bill.paid ?? 0;
  const due = (priced?.total ?? 0) - paid;
  const sale = { place, section, lines: order.cart.lines, bill: bill.priced, due };
  const send = async () => {
    if (order.asking === undefined && order.cart.lines.length > 0) await actions.send(sale);
  };
  const pay = async () => {
    const session = order.cart.lines.length > 0 ? await actions.send(sale) : place.session;
    if (session !== undefined && session.bill.outstanding > 0) onPay(session);
  };
  const exactCash = () => {
    if (order.asking === undefined && actions.mayTakeCash) void actions.takeExactCash(sale);
  };
  const isCounter = place.key === 'counter';
  const park = () => {
    const name = clockText(NOW(), locale.intl, data.shop.timezone);
    if (isCounter && order.asking === undefined && order.cart.lines.length > 0) drafts.park(name).catch(fail);
  };
  const recall = (draft: Draft) => {
    setRecalling(false);
    if (order.cart.lines.length > 0) park();
    drafts.recall(draft).catch(fail);
  };
  const fillsSend = order.cart.lines.length > 0;
  const press = useSellKeys({
    order,
    dispatch,
    dishes,
    context,
    question,
    isBusy: actions.isBusy,
    onSeen,
    onFilled: () => void (fillsSend ? send() : pay()),
    onExactCash: exactCash,
    onOther: () => void pay(),
    onReduce: () => chosen && setReducing(true),
    onPark: park,
    onRecall: () => setRecalling(true),
    onKeys: () => setShowsKeys(true),
    onScanned: actions.onScanned,
  });
  const unsent = lines.filter(({ fromProduct }) => fromProduct === undefined).length;
  const deckActions = useDeckActions({
    order,
    chosen,
    place,
    catalogue,
    dispatch,
    onNote: () => setNoting(true),
    onReduce: () => setReducing(true),
    onPark: park,
    onRecall: () => setRecalling(true),
    parked: drafts.parked.length,
  });
  const { quantity } = readEntry(order.entry);
  const instead = taken ? (
    <ChangeNote taken={taken} />
  ) : (
    order.asking &&
    question && (
      <OptionKeys
        asking={order.asking}
        question={question}
        context={context}
        onChoice={press.choose}
        onNext={press.next}
        onCancel={() => dispatch({ type: 'questionsDismissed' })}
      />
    )
  );
  const badge = place.table?.name ?? place.session?.tableName ?? place.session?.orderNumber ?? '+';
  return (
    <div className={css.view}>
      <main className={css.main}>
        <TillBar
          place={place}
          search={dishes.search}
          isOnline={isOnline}
          onSearch={dishes.setSearch}
          onKeys={() => setShowsKeys(true)}
        />
        <div className={css.pick}>
          <Categories
            groups={dishes.groups}
            current={dishes.isSearching ? undefined : dishes.current?.id}
            onChoose={dishes.chooseCategory}
          />
          {dishes.products.length === 0 ? (
            <p className={css.none} role="status">
              {t('noneFound')}
            </p>
          ) : (
            <DishKeys
              products={dishes.products}
              place={place}
              pieces={pieces}
              marked={dishes.marked?._id}
              label={t('dishKeys')}
              onRing={dishes.ring}
            />
          )}
        </div>
        <div className={css.deck}>
          <Deck
            name={chosen && (say(catalogue.products.get(chosen.product ?? '')?.name) || undefined)}
            line={chosen}
            amount={chosen && familyAmount(chosen.id, lines, amounts)}
            actions={deckActions}
            onStep={(by) => dispatch({ type: 'quantityStepped', by })}
            instead={instead}
            pad={
              <NumberPad
                display={
                  <>
                    <span>{order.entry.replace('*', ' × ')}</span>
                    <small>{quantity === undefined ? t('typeCode') : t('thenCode')}</small>
                  </>
                }
                extra={{ key: '*', shown: '×', label: t('times') }}
                onKey={press.typed}
                onErase={() => dispatch({ type: 'keyErased' })}
                onEnter={press.enter}
              />
            }
          />
        </div>
      </main>
      <BillPanel
        label={t('bill')}
        badge={badge}
        title={
          place.session?.orderNumber === undefined
            ? t(place.table === undefined ? 'newOrder' : 'newTable')
            : t('staff:orderNo', { number: place.session.orderNumber })
        }
        note={t(`staff:type.${place.type}`)}
        tags={<PlaceTags {...props} />}
        lines={
          <BillLines
            session={place.session}
            lines={lines}
            amounts={amounts}
            chosen={order.chosen}
            asked={order.asking?.draft.line.id}
            others={drafts.others}
            onChoose={(id) => dispatch({ type: 'lineChosen', id })}
          />
        }
        sums={<BillSums bill={bill} due={due} paid={paid} />}
        actions={
          <SellActions
            unsent={unsent}
            due={due}
            isBusy={actions.isBusy}
            isOffline={!isOnline}
            isAsking={order.asking !== undefined}
            mayTakeCash={actions.mayTakeCash}
            onSend={() => void send()}
            onPay={() => void pay()}
            onExactCash={exactCash}
          />
        }
      />
      <NoteSheet
        open={isNoting && chosen !== undefined}
        note={chosen?.customRemark ?? ''}
        onClose={() => setNoting(false)}
        onNote={(customRemark) => {
          dispatch({ type: 'lineChanged', change: { customRemark } });
          setNoting(false);
        }}
      />
      <ReduceSheet
        open={isReducing && chosen !== undefined}
        line={chosen}
        onClose={() => setReducing(false)}
        onPrice={(price) => {
          dispatch({ type: 'lineChanged', change: price });
          setReducing(false);
        }}
      />
      <ParkedSheet
        open={isRecalling}
        parked={drafts.parked}
        onClose={() => setRecalling(false)}
        onRecall={recall}
      />
      <KeysSheet open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
}
