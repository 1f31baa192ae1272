import type { Dishes, TillAction, TillOrder } from '../../sale/index.ts';
import type { TillKeyAction } from '../state/till-keys.ts';
import type { SellEntry } from './use-sell-entry.ts';
import { SEARCH_ID, useTillKeys } from './use-till-keys.ts';

export type SellKeysInput = {
  readonly order: TillOrder;
  readonly dispatch: (action: TillAction) => void;
  readonly dishes: Dishes;
  readonly entry: SellEntry;
  readonly isBusy: boolean;
  /** The change was seen: a key was pressed. */
  readonly onSeen: () => void;
  readonly onExactCash: () => void;
  readonly onOther: () => void;
  /** Reduces the chosen line, or the whole bill; absent where there is neither. */
  readonly onReduce: (() => void) | undefined;
  /** Asks which of the sent dishes to void; absent while a line that is not sent is chosen. */
  readonly onVoid: (() => void) | undefined;
  readonly onPark: () => void;
  readonly onRecall: () => void;
  readonly onTelephone: () => void;
  /** Opens the actions of the whole bill. */
  readonly onMore: () => void;
  readonly onKeys: () => void;
};

/** Returns the functions of the keys of the table. */
function pressesOf(input: SellKeysInput): Partial<Record<TillKeyAction, () => unknown>> {
  const { order, dispatch, dishes, entry, isBusy } = input;
  const mark = (by: number) => () => dishes.isSearching && dishes.mark(by);
  const chooseOr = (by: 1 | -1) => () => {
    if (dishes.isSearching) dishes.mark(by);
    else dispatch({ type: 'choiceStepped', by });
  };
  return {
    enter: entry.enter,
    escape: entry.leave,
    erase: entry.erase,
    times: () => entry.typed('*'),
    more: () => dispatch({ type: 'quantityStepped', by: 1 }),
    less: () => dispatch({ type: 'quantityStepped', by: -1 }),
    remove: input.onVoid ?? (() => dispatch({ type: 'lineRemoved' })),
    exactCash: () => !isBusy && input.onExactCash(),
    otherPay: () => !isBusy && input.onOther(),
    reduce: () => input.onReduce?.(),
    park: input.onPark,
    telephone: input.onTelephone,
    recall: input.onRecall,
    billMore: input.onMore,
    search: () => document.getElementById(SEARCH_ID)?.focus(),
    keys: input.onKeys,
    clear: () => dispatch({ type: order.cleared === undefined ? 'orderCleared' : 'clearingUndone' }),
    up: chooseOr(-1),
    left: mark(-1),
    down: chooseOr(1),
    right: mark(1),
  };
}

/** Binds the keyboard to the till. */
export function useSellKeys(input: SellKeysInput): void {
  const { order, dishes, entry, onSeen } = input;
  const presses = pressesOf(input);
  const chooses = order.asking === undefined && order.cart.lines.length > 0;
  const scrolls = (action: TillKeyAction) =>
    !dishes.isSearching &&
    (['left', 'right'].includes(action) || (['up', 'down'].includes(action) && !chooses));
  useTillKeys({
    ownsEnter: () => dishes.isSearching || order.entry !== '',
    press: (action) => {
      const run = presses[action];
      if (run === undefined || scrolls(action)) return false;
      if (action !== 'enter' && action !== 'keys') onSeen();
      run();
      return true;
    },
    type: (character) => {
      if (dishes.isSearching || /\p{L}/u.test(character)) {
        onSeen();
        dishes.setSearch(`${dishes.search}${character}`);
        return true;
      }
      if (!/[\d.,]/.test(character)) return false;
      entry.typed(character === ',' ? '.' : character);
      return true;
    },
  });
}
