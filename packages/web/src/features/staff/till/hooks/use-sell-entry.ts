import { openPriceProblem, stepOf } from '@comanda/domain';
import { freshIds } from '../../../../data/cart/new-line.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import {
  type AskContext,
  type Dishes,
  lineOf,
  openChoices,
  type Question,
  readEntry,
  type TillAction,
  type TillOrder,
  typedAmount,
} from '../../sale/index.ts';
import { usePriceRange } from './use-price-range.ts';

export type SellEntryInput = {
  readonly order: TillOrder;
  readonly dispatch: (action: TillAction) => void;
  readonly dishes: Dishes;
  readonly context: AskContext;
  readonly question: Question | undefined;
  /** True while the price of the dish is asked. */
  readonly isPricing: boolean;
  readonly isBusy: boolean;
  /** Reason why the dish rung up last is not on the order: no dish has its code, or it is not sold. */
  readonly refused: string | undefined;
  readonly onRefused: (why: string | undefined) => void;
  /** The change was seen: a key was pressed. */
  readonly onSeen: () => void;
  /** The filled button was pressed by Enter. */
  readonly onFilled: () => void;
};

/** Returns the functions that answer the option being asked. */
function useAnswers({ order, dispatch, context, question }: SellEntryInput) {
  const ask = () => ({ ...context, ids: freshIds() });
  const choose = (choice: string) => dispatch({ type: 'choiceTaken', choice, ask: ask() });
  return {
    choose,
    next: () => dispatch({ type: 'questionAnswered', ask: ask() }),
    /** Goes one question back; absent at the first. */
    back:
      (order.asking?.answered.length ?? 0) > 0
        ? () => dispatch({ type: 'questionReopened', ask: ask() })
        : undefined,
    /** Takes the choice that stands on a digit: 1 for the first, 0 for the tenth. */
    chooseDigit: (digit: string) => {
      if (question === undefined || order.asking === undefined) return;
      const line = lineOf(order.asking.draft, question.line);
      const product = context.catalogue.products.get(line?.product ?? '');
      const choice = openChoices(question.option, product, context)[digit === '0' ? 9 : Number(digit) - 1];
      if (choice !== undefined) choose(choice._id);
    },
  };
}

/** Returns the function that takes the price typed for a dish, or says between which it has to be (till T4.4). */
function usePriceEntry({ order, dispatch, context }: SellEntryInput) {
  const { t } = useTranslation('till');
  const toast = useToast();
  const { data } = useReadyCatalogue();
  const rangeOf = usePriceRange();
  return () => {
    const product = context.catalogue.products.get(order.asking?.draft.line.product ?? '');
    const price = typedAmount(order.entry);
    if (product === undefined) return;
    const problem = openPriceProblem(price, product, stepOf(data.shop));
    if (problem === undefined && price !== undefined) dispatch({ type: 'priceEntered', price });
    else toast.error(t('priceOutside', { range: rangeOf(product) }));
  };
}

/** Returns what typing does: characters, Enter, Escape and Backspace go to the search, the question or the entry. */
export function useSellEntry(input: SellEntryInput) {
  const { order, dispatch, dishes, question, isBusy, refused, onRefused, onSeen, onFilled } = input;
  const { t } = useTranslation('till');
  const { choose, next, back, chooseDigit } = useAnswers(input);
  const enterPrice = usePriceEntry(input);
  const typed = (key: string) => {
    onSeen();
    onRefused(undefined);
    if (question === undefined) dispatch({ type: 'keyTyped', key });
    else if (/^\d$/.test(key)) chooseDigit(key);
  };
  const ringCode = (code: string) => {
    const product = dishes.byCode(code);
    if (product !== undefined) return dishes.ring(product);
    onRefused(t('unknownCode', { code }));
    dispatch({ type: 'entrySet', entry: order.entry.slice(0, order.entry.length - code.length) });
  };
  const enter = () => {
    onSeen();
    onRefused(undefined);
    if (dishes.isSearching) {
      const first = dishes.firstFound();
      return first && dishes.ring(first);
    }
    if (question !== undefined) return next();
    if (input.isPricing) return enterPrice();
    const { code } = readEntry(order.entry);
    if (code !== '') return ringCode(code);
    if (order.entry === '' && !isBusy) onFilled();
  };
  const leave = () => {
    if (dishes.isSearching) dishes.setSearch('');
    else if (order.asking !== undefined) dispatch({ type: 'questionsDismissed' });
    else dispatch({ type: 'entrySet', entry: '' });
  };
  const erase = () => {
    if (dishes.isSearching) dishes.setSearch(dishes.search.slice(0, -1));
    else if (order.asking !== undefined && order.entry === '') back?.();
    else dispatch({ type: 'keyErased' });
  };
  return { typed, enter, leave, erase, choose, next, back, refused };
}

export type SellEntry = ReturnType<typeof useSellEntry>;
