import { askedOptions, type CartLine, type Catalogue } from '@comanda/domain';
import { freshIds } from '../../../../data/cart/new-line.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DeckAction } from '../components/deck.tsx';
import type { Place } from '../state/place.ts';
import type { TillAction, TillOrder } from '../state/till-order.ts';

export type DeckActionsInput = {
  readonly order: TillOrder;
  readonly chosen: CartLine | undefined;
  readonly place: Place;
  readonly catalogue: Catalogue;
  readonly dispatch: (action: TillAction) => void;
  readonly onNote: () => void;
  readonly onReduce: () => void;
  readonly onPark: () => void;
  readonly onRecall: () => void;
  /** Number of parked orders. */
  readonly parked: number;
};

/** The most courses that the key goes through. */
const MOST_COURSES = 4;

/** Returns the guests at a place's tables, who have a seat each. */
function guestsAt({ session, covers = 1 }: Place): number {
  return session?.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0) ?? covers;
}

/** Returns the number after one, from 1; none after the last. */
function nextOf(number: number | undefined, last: number): number | undefined {
  const next = (number ?? 0) + 1;
  return next > last ? undefined : next;
}

/** Returns the actions of the chosen line, always in the same places. */
export function useDeckActions(input: DeckActionsInput): readonly DeckAction[] {
  const { order, chosen, place, catalogue, dispatch, onNote, onReduce, onPark, onRecall, parked } = input;
  const { t } = useTranslation('till');
  const { type } = place;
  const product = catalogue.products.get(chosen?.product ?? '');
  const hasOptions = product !== undefined && askedOptions(product, catalogue, type).length > 0;
  const isDisabled = chosen === undefined;
  const seat = chosen === undefined ? order.seat : chosen.tableChairId;
  const guests = guestsAt(place);
  return [
    {
      id: 'options',
      label: t('options'),
      icon: 'sliders',
      isDisabled: !hasOptions,
      onPress: () =>
        dispatch({ type: 'optionsOpened', ask: { catalogue, orderType: type, ids: freshIds() } }),
    },
    {
      id: 'note',
      label: t('note'),
      icon: 'edit',
      isDisabled,
      isOn: Boolean(chosen?.customRemark),
      onPress: onNote,
    },
    {
      id: 'seat',
      label: seat === undefined ? t('seat') : t('seatNo', { number: seat }),
      icon: 'user',
      isDisabled: type !== 'dineIn',
      isOn: seat !== undefined,
      onPress: () => {
        const next = nextOf(seat === undefined ? undefined : Number(seat), guests);
        const to = next === undefined ? undefined : String(next);
        dispatch({ type: 'seatSet', seat: to });
        dispatch({ type: 'lineChanged', change: { tableChairId: to } });
      },
    },
    {
      id: 'course',
      label: chosen?.course === undefined ? t('course') : t('courseNo', { number: chosen.course }),
      icon: 'dine',
      isDisabled,
      isOn: chosen?.course !== undefined,
      onPress: () =>
        dispatch({ type: 'lineChanged', change: { course: nextOf(chosen?.course, MOST_COURSES) } }),
    },
    {
      id: 'hold',
      label: t('hold'),
      icon: 'pause',
      isDisabled,
      isOn: chosen?.hold === true,
      onPress: () => dispatch({ type: 'lineChanged', change: { hold: chosen?.hold !== true } }),
    },
    {
      id: 'pack',
      label: t('pack'),
      icon: 'bag',
      isDisabled: isDisabled || type !== 'dineIn',
      isOn: chosen?.takeAway === true,
      onPress: () => dispatch({ type: 'lineChanged', change: { takeAway: chosen?.takeAway !== true } }),
    },
    {
      id: 'reduce',
      label: t('reduce'),
      icon: 'tag',
      keyCap: 'F4',
      isDisabled,
      isOn: chosen?.reason !== undefined,
      onPress: onReduce,
    },
    {
      id: 'takeOff',
      label: t('takeOff'),
      icon: 'trash',
      keyCap: t('delKey'),
      isBad: true,
      isDisabled,
      onPress: () => dispatch({ type: 'lineRemoved' }),
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
      isDisabled: parked === 0,
      onPress: onRecall,
    },
  ];
}
