import type { TableSession } from '@comanda/contract';
import { cashRoundOf, roundedCash } from '@comanda/domain';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { useMay } from '../../../../data/devices/use-may.ts';
import type { StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { lineName } from '../state/line-text.ts';
import { refusedDishes } from '../state/refused-dishes.ts';
import type { Sale } from '../state/sale.ts';
import type { Sends } from '../state/sends.ts';
import { type TakenMoney, withPayment } from '../state/taken-money.ts';
import { useByHand } from './use-by-hand.tsx';
import { usePlaceLines } from './use-place-lines.ts';
import { useTakePayment } from './use-take-payment.ts';

export type TillActionsInput = {
  readonly shop: string;
  /** Returns the id of a place's draft. */
  readonly draftOf: (key: string) => string | undefined;
  /** Stores what was taken off the order of a place before the rest is sent. */
  readonly settle: (key: string) => Promise<void>;
  readonly options: StaffListOptions<TableSession>;
  readonly sends: Sends;
  /** Lines were sent onto a bill, which money may have settled. */
  readonly onSent: (sale: Sale, session: TableSession) => void;
  readonly onTaken: (taken: TakenMoney) => void;
  /** Lines of a place were refused. */
  readonly onRefused: (key: string, lines: readonly string[]) => void;
};

/** Returns the function that shows why a sale was not sent: a refusal names its dishes, whose lines are marked. */
function useSendFailure({ onRefused }: Pick<TillActionsInput, 'onRefused'>) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data, catalogue } = useReadyCatalogue();
  const toast = useToast();
  const fail = useFailure();
  return (error: unknown, { lines, section, place }: Sale): void => {
    const refused = refusedDishes(error, lines);
    if (refused === undefined) {
      fail(error);
      return;
    }
    const { why, ids } = refused;
    onRefused(place.key, ids);
    const dishes = refused.lines.map((line) => lineName(line, catalogue, say)).join(t('staff:comma'));
    const menu = say(data.sections.find(({ _id }) => _id === section)?.name);
    if (why.kind === 'offMenu') toast.error(t('notOnMenu', { dishes, menu }));
    else if (why.kind === 'sentBefore') toast.error(t('sentBefore', { dishes, number: why.number }));
    else if ('count' in why) toast.error(t(why.kind, { dishes, count: why.count }));
    else toast.error(t('notOrderable', { dishes }));
  };
}

/** Returns the function that sends a sale to the kitchen. */
function useSendSale({ shop, draftOf, settle, options, sends, onSent, onRefused }: TillActionsInput) {
  const { place: placeLines, isSending } = usePlaceLines(options);
  const byHand = useByHand();
  const fail = useSendFailure({ onRefused });
  /** Sends the lines of a sale; undefined if that failed. `again` does all of it once more, should no answer come. */
  const send = async (
    sale: Sale,
    { isPaidInCash = false, again }: { isPaidInCash?: boolean; again?: () => void } = {},
  ): Promise<TableSession | undefined> => {
    const { place, section, lines, extras, bill } = sale;
    if (bill === undefined) return undefined;
    const total = place.session === undefined ? bill.bill.total : bill.share;
    sends.begin(place.key);
    try {
      await settle(place.key);
      const session = await placeLines({
        place,
        shop,
        section,
        lines,
        extras,
        total,
        draft: draftOf(place.key),
        about: byHand(sale),
        isPaidInCash,
      });
      sends.answered(place.key);
      onSent(sale, session);
      return session;
    } catch (error) {
      if (isPassing(error)) sends.lost(place.key, again ?? (() => void send(sale)));
      else sends.answered(place.key);
      fail(error, sale);
      return undefined;
    }
  };
  return { send, isSending };
}

/** Returns what a cashier can do with a bill: send what is rung up, take the exact cash. */
export function useTillActions(input: TillActionsInput) {
  const { onTaken } = input;
  const mayTakeCash = useMay('takeCash');
  const { data } = useReadyCatalogue();
  const { send, isSending } = useSendSale(input);
  const { take, isTaking } = useTakePayment();
  const fail = useFailure();
  /**
   * Takes the exact cash for all that is due, and sends what is not sent: a new bill in one transaction. Resolves with
   * the bill; undefined if that failed, or nothing is due.
   */
  const takeExactCash = async (sale: Sale): Promise<TableSession | undefined> => {
    if (sale.due <= 0) return undefined;
    const isNew = sale.place.session === undefined;
    const again = isNew ? () => void takeExactCash(sale) : undefined;
    const session =
      sale.lines.length > 0 ? await send(sale, { isPaidInCash: isNew, again }) : sale.place.session;
    if (session === undefined) return undefined;
    const inCash = (due: number) => roundedCash(due, cashRoundOf(data.shop, 'cash'));
    if (isNew) {
      onTaken({ session, tendered: inCash(sale.due), change: 0 });
      return session;
    }
    const { outstanding } = session.bill;
    try {
      const tendered = inCash(outstanding);
      const taken = await take({ session: session._id, method: 'cash', amount: outstanding, tendered });
      onTaken({ session: withPayment(session, taken), tendered, change: 0 });
      return session;
    } catch (error) {
      fail(error);
      return undefined;
    }
  };
  return {
    send: (sale: Sale) => send(sale),
    takeExactCash,
    isBusy: isSending || isTaking,
    mayTakeCash,
  };
}

export type TillActions = ReturnType<typeof useTillActions>;
