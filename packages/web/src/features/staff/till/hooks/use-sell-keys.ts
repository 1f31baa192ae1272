import { freshIds } from '../../../../data/cart/new-line.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { readEntry } from '../state/entry.ts';
import { type AskContext, openChoices, type Question } from '../state/questions.ts';
import type { TillKeyAction } from '../state/till-keys.ts';
import { lineOf, type TillAction, type TillOrder } from '../state/till-order.ts';
import type { useDishes } from './use-dishes.ts';
import { useScanner } from './use-scanner.ts';
import { SEARCH_ID, useTillKeys } from './use-till-keys.ts';

export type SellKeysInput = {
  readonly order: TillOrder;
  readonly dispatch: (action: TillAction) => void;
  readonly dishes: ReturnType<typeof useDishes>;
  readonly context: AskContext;
  readonly question: Question | undefined;
  readonly isBusy: boolean;
  /** The change was seen: a key was pressed. */
  readonly onSeen: () => void;
  /** The filled button was pressed by Enter. */
  readonly onFilled: () => void;
  readonly onExactCash: () => void;
  readonly onOther: () => void;
  readonly onReduce: () => void;
  readonly onPark: () => void;
  readonly onRecall: () => void;
  readonly onKeys: () => void;
  /** Something other than a dish was scanned. */
  readonly onScanned: (text: string) => void;
};

/** Binds keyboard and scanner to the till, and returns the functions that its own number keys press. */
export function useSellKeys(input: SellKeysInput) {
  const { order, dispatch, dishes, context, question, isBusy } = input;
  const { t } = useTranslation('till');
  const toast = useToast();
  const ask = () => ({ ...context, ids: freshIds() });
  const choose = (choice: string) => dispatch({ type: 'choiceTaken', choice, ask: ask() });
  const next = () => dispatch({ type: 'questionAnswered', ask: ask() });
  /** Takes the choice that stands on a digit: 1 for the first, 0 for the tenth. */
  const chooseDigit = (digit: string) => {
    if (question === undefined || order.asking === undefined) return;
    const line = lineOf(order.asking.draft, question.line);
    const product = context.catalogue.products.get(line?.product ?? '');
    const choice = openChoices(question.option, product, context)[digit === '0' ? 9 : Number(digit) - 1];
    if (choice !== undefined) choose(choice._id);
  };
  const typed = (key: string) => {
    input.onSeen();
    if (question === undefined) dispatch({ type: 'keyTyped', key });
    else if (/^\d$/.test(key)) chooseDigit(key);
  };
  const ringCode = (code: string) => {
    const product = dishes.byCode(code);
    if (product !== undefined) return dishes.ring(product);
    toast.error(t('unknownCode', { code }));
    dispatch({ type: 'entrySet', entry: order.entry.slice(0, order.entry.length - code.length) });
  };
  const enter = () => {
    input.onSeen();
    if (dishes.isSearching) {
      const first = dishes.firstFound();
      return first && dishes.ring(first);
    }
    if (question !== undefined) return next();
    const { code } = readEntry(order.entry);
    if (code !== '') return ringCode(code);
    if (order.entry === '' && !isBusy) input.onFilled();
  };
  const leave = () => {
    if (dishes.isSearching) dishes.setSearch('');
    else if (order.asking !== undefined) dispatch({ type: 'questionsDismissed' });
    else dispatch({ type: 'entrySet', entry: '' });
  };
  const erase = () => {
    if (dishes.isSearching) dishes.setSearch(dishes.search.slice(0, -1));
    else dispatch({ type: 'keyErased' });
  };
  const focusSearch = () => document.getElementById(SEARCH_ID)?.focus();
  const presses: Partial<Record<TillKeyAction, () => unknown>> = {
    enter,
    escape: leave,
    erase,
    times: () => typed('*'),
    more: () => dispatch({ type: 'quantityStepped', by: 1 }),
    less: () => dispatch({ type: 'quantityStepped', by: -1 }),
    remove: () => dispatch({ type: 'lineRemoved' }),
    exactCash: () => !isBusy && input.onExactCash(),
    otherPay: () => !isBusy && input.onOther(),
    reduce: input.onReduce,
    park: input.onPark,
    recall: input.onRecall,
    search: focusSearch,
    keys: input.onKeys,
    up: () => dishes.isSearching && dishes.mark(-1),
    left: () => dishes.isSearching && dishes.mark(-1),
    down: () => dishes.isSearching && dishes.mark(1),
    right: () => dishes.isSearching && dishes.mark(1),
  };
  const scrolls = (action: TillKeyAction) =>
    !dishes.isSearching && ['up', 'down', 'left', 'right'].includes(action);
  useTillKeys({
    ownsEnter: () => dishes.isSearching || order.entry !== '',
    press: (action) => {
      const run = presses[action];
      if (run === undefined || scrolls(action)) return false;
      if (action !== 'enter' && action !== 'keys') input.onSeen();
      run();
      return true;
    },
    type: (character) => {
      if (dishes.isSearching || /\p{L}/u.test(character)) {
        input.onSeen();
        dishes.setSearch(`${dishes.search}${character}`);
        return true;
      }
      if (!/[\d.,]/.test(character)) return false;
      typed(character === ',' ? '.' : character);
      return true;
    },
  });
  useScanner({
    hold: () => {
      const { entry } = order;
      const { search } = dishes;
      return () => {
        dispatch({ type: 'entrySet', entry });
        dishes.setSearch(search);
      };
    },
    onScan: (text) => {
      const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      const product = dishes.byCode(text);
      if (isCovered) toast.error(t('scannedBehind', { text }));
      else if (product !== undefined) dishes.ring(product);
      else input.onScanned(text);
    },
  });
  return { typed, enter, choose, next };
}
