import { askedOptions, type CartLine, type Catalogue, type LineChange } from '@comanda/domain';
import { freshIds } from '../../../../data/cart/new-line.ts';
import { type ReadyCatalogue, useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  guestsAt,
  lineCourse,
  type SalePlace,
  type TillAction,
  type TillOrder,
  useCourseName,
} from '../../sale/index.ts';
import type { DeckAction } from '../components/deck.tsx';

export type DeckActionsInput = {
  readonly order: TillOrder;
  readonly chosen: CartLine | undefined;
  readonly place: SalePlace;
  readonly catalogue: Catalogue;
  readonly dispatch: (action: TillAction) => void;
  readonly onNote: () => void;
  /** Changes the chosen line's custom product. */
  readonly onCustomEdit: () => void;
  /** Reduces the chosen line, or the whole bill; absent where there is neither. */
  readonly onReduce: (() => void) | undefined;
  /** Asks which of the sent dishes to void; absent while a line that is not sent is chosen. */
  readonly onVoid: (() => void) | undefined;
  /** Finds the member whose bill it is. */
  readonly onMember: () => void;
  readonly onCoupon: () => void;
  readonly hasMember: boolean;
  /** Coupons and gifts of the bill. */
  readonly offers: number;
  readonly onPark: () => void;
  readonly onRecall: () => void;
  /** Number of parked orders. */
  readonly parked: number;
};

/** The most courses that the key goes through. */
const MAX_COURSES = 4;

/** Returns the number after one, from 1; none after the last. */
function nextOf(number: number | undefined, last: number): number | undefined {
  const next = (number ?? 0) + 1;
  return next > last ? undefined : next;
}

type Translate = ReturnType<typeof useTranslation<'till'>>['t'];

/** Returns the actions that change what a dish is: its options and its note. */
function dishActions(
  { chosen, place, catalogue, dispatch, onNote, onCustomEdit }: DeckActionsInput,
  t: Translate,
): readonly DeckAction[] {
  const product = catalogue.products.get(chosen?.product ?? '');
  const hasOptions = product !== undefined && askedOptions(product, catalogue, place.type).length > 0;
  const isCustom = chosen?.customProduct !== undefined;
  const ask = () => ({ catalogue, orderType: place.type, ids: freshIds() });
  return [
    {
      id: 'options',
      label: isCustom ? t('custom.edit') : t('options'),
      icon: 'sliders',
      isDisabled: !hasOptions && !isCustom,
      onPress: isCustom ? onCustomEdit : () => dispatch({ type: 'optionsOpened', ask: ask() }),
    },
    {
      id: 'note',
      label: t('note'),
      icon: 'edit',
      isDisabled: chosen === undefined,
      isOn: Boolean(chosen?.customRemark),
      onPress: onNote,
    },
  ];
}

/** Returns the action that gives the chosen line, or the dishes rung up next, to the next seat. */
function seatAction({ order, chosen, place, dispatch }: DeckActionsInput, t: Translate): DeckAction {
  const seat = chosen === undefined ? order.seat : chosen.tableChairId;
  const next = nextOf(seat === undefined ? undefined : Number(seat), guestsAt(place));
  const to = next === undefined ? undefined : String(next);
  return {
    id: 'seat',
    label: seat === undefined ? t('seat') : t('seatNo', { number: seat }),
    icon: 'user',
    isDisabled: place.type !== 'dineIn',
    isOn: seat !== undefined,
    onPress: () => {
      dispatch({ type: 'seatSet', seat: to });
      dispatch({ type: 'lineChanged', change: { tableChairId: to } });
    },
  };
}

/** Returns the actions that say how a dish is served: its course, held back, packed. */
function servingActions(
  { chosen, place, dispatch }: DeckActionsInput,
  menu: ReadyCatalogue,
  nameOf: (course: number) => string,
  t: Translate,
): readonly DeckAction[] {
  const isDisabled = chosen === undefined;
  const course = chosen && lineCourse(chosen, menu, place.type);
  const change = (to: LineChange) => dispatch({ type: 'lineChanged', change: to });
  return [
    {
      id: 'course',
      label: course === undefined ? t('course') : nameOf(course),
      icon: 'dine',
      isDisabled,
      isOn: chosen?.course !== undefined,
      onPress: () => change({ course: nextOf(chosen?.course, MAX_COURSES) }),
    },
    {
      id: 'hold',
      label: t('hold'),
      icon: 'pause',
      isDisabled,
      isOn: chosen?.hold === true,
      onPress: () => change({ hold: chosen?.hold !== true }),
    },
    {
      id: 'pack',
      label: t('pack'),
      icon: 'bag',
      isDisabled: isDisabled || place.type !== 'dineIn',
      isOn: chosen?.takeAway === true,
      onPress: () => change({ takeAway: chosen?.takeAway !== true }),
    },
  ];
}

/** Returns true for a line whose price was entered because its dish asks for it. */
export function isPriceEntered({ manualPrice, reason }: CartLine): boolean {
  return manualPrice !== undefined && reason === undefined;
}

/** Returns the actions that take off: a part of the price, the whole line, or what was sent. */
function reducingActions(
  { chosen, dispatch, onReduce, onVoid }: DeckActionsInput,
  t: Translate,
): readonly DeckAction[] {
  const isDisabled = chosen === undefined;
  return [
    {
      id: 'reduce',
      label: chosen === undefined && onReduce !== undefined ? t('reduceBill') : t('reduce'),
      icon: 'tag',
      keyCap: 'F4',
      isDisabled: onReduce === undefined,
      isOn: chosen?.reason !== undefined,
      onPress: () => onReduce?.(),
    },
    {
      id: 'takeOff',
      label: onVoid === undefined ? t('takeOff') : t('voidSent'),
      icon: 'trash',
      keyCap: t('delKey'),
      isBad: true,
      isDisabled: isDisabled && onVoid === undefined,
      onPress: onVoid ?? (() => dispatch({ type: 'lineRemoved' })),
    },
  ];
}

/** Returns the actions of the whole order: its member and coupons, park it, recall another. */
function orderActions(
  { order, place, parked, hasMember, offers, onMember, onCoupon, onPark, onRecall }: DeckActionsInput,
  t: Translate,
): readonly DeckAction[] {
  return [
    { id: 'member', label: t('guest.member'), icon: 'crown', isOn: hasMember, onPress: onMember },
    {
      id: 'coupon',
      label: t('guest.couponKey'),
      icon: 'coupon',
      isOn: offers > 0,
      onPress: onCoupon,
    },
    {
      id: 'park',
      label: t('park'),
      icon: 'download',
      keyCap: 'F8',
      isDisabled: place.key !== 'counter' || order.cart.lines.length === 0,
      onPress: onPark,
    },
    {
      id: 'recall',
      label: parked > 0 ? t('recallCount', { count: parked }) : t('recall'),
      icon: 'upload',
      keyCap: 'F9',
      onPress: onRecall,
    },
  ];
}

/** Returns the actions of the chosen line and of the order, always in the same places. */
export function useDeckActions(input: DeckActionsInput): readonly DeckAction[] {
  const { t } = useTranslation('till');
  const menu = useReadyCatalogue();
  const nameOf = useCourseName();
  return [
    ...dishActions(input, t),
    seatAction(input, t),
    ...servingActions(input, menu, nameOf, t),
    ...reducingActions(input, t),
    ...orderActions(input, t),
  ];
}
