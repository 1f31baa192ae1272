import type { Draft, TableSession } from '@comanda/contract';
import { useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import {
  type Caller,
  type CourseCalls,
  type Drafts,
  type SalePlace,
  type SaleShown,
  type TillAction,
  type TillActions,
  type TillOrder,
  waitingLines,
  waitsOnSending,
} from '../../sale/index.ts';

export type SellCommandsInput = {
  readonly place: SalePlace;
  readonly order: TillOrder;
  readonly saleNow: SaleShown['saleNow'];
  readonly actions: TillActions;
  readonly courses: CourseCalls;
  readonly drafts: Drafts;
  readonly onPay: (session: TableSession) => void;
  readonly dispatch: (action: TillAction) => void;
  readonly onAgain: (session: TableSession, caller?: Caller) => void;
  /** Goes to the place of an order that was taken up again. */
  readonly onPlace: (key: string) => void;
};

/** A caller as taken down, with the dishes that they have. */
export type CallerChoice = {
  readonly caller: Caller;
  /** Earlier order whose dishes are rung up, too. */
  readonly again: TableSession | undefined;
  /** True if what is rung up already is theirs. */
  readonly isTheirs: boolean;
};

/** Longest name of a parked order. */
const MAX_NAME = 40;

/** A way to pay that was asked for while something is not fired yet. */
type PayCommand = 'pay' | 'exactCash';

/** Returns the two ways to pay, which ask first while something of the bill would stay unfired (till T4.7). */
function usePaying(input: SellCommandsInput) {
  const { place, order, saleNow, actions, courses, onPay } = input;
  const menu = useReadyCatalogue();
  const [asked, setAsked] = useState<PayCommand>();
  const hasLines = order.cart.lines.length > 0;
  const firedIf = async (isFired: boolean, session: TableSession | undefined) =>
    isFired && session !== undefined ? courses.fireAll(session) : session;
  const ways = {
    pay: async (isFired: boolean) => {
      const session = await firedIf(isFired, hasLines ? await actions.send(saleNow()) : place.session);
      if (session !== undefined && session.bill.outstanding > 0) onPay(session);
    },
    exactCash: async (isFired: boolean) => {
      await firedIf(isFired, await actions.takeExactCash(saleNow()));
    },
  };
  const start = (command: PayCommand) => {
    const { lines, due } = saleNow();
    const isUnfired = waitingLines(place.session).length > 0 || waitsOnSending(lines, menu, place.type);
    if (isUnfired && due > 0) setAsked(command);
    else void ways[command](false);
  };
  return {
    start,
    /** True while the question is shown whether to fire what waits. */
    isAsked: asked !== undefined,
    leave: () => setAsked(undefined),
    /** Goes on with the payment, after firing what waits or without. */
    goOn: (isFired: boolean) => {
      setAsked(undefined);
      if (asked !== undefined) void ways[asked](isFired);
    },
  };
}

/** Returns the function that sends what is rung up; the order of a caller, who is not here, says that it is placed. */
function useSending({ place, order, saleNow, actions }: SellCommandsInput) {
  const { t } = useTranslation('till');
  const toast = useToast();
  return async () => {
    if (order.asking !== undefined || order.cart.lines.length === 0) return;
    const session = await actions.send(saleNow());
    if (session !== undefined && place.caller !== undefined)
      toast.success(t('telephone.sent', { number: session.orderNumber ?? '' }));
  };
}

/** Returns what is done with the whole order: send, pay, take the exact cash, park, recall a parked one. */
export function useSellCommands(input: SellCommandsInput) {
  const { place, order, actions, drafts, dispatch, onAgain } = input;
  const { start, ...asking } = usePaying(input);
  const send = useSending(input);
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const fail = useFailure();
  const hasLines = order.cart.lines.length > 0;
  const isAsking = order.asking !== undefined;
  const isParkable = place.key === 'counter' && !isAsking && hasLines;
  const parked = async () => {
    const { name = '', phone = '' } = place.caller ?? {};
    const time = clockText(serverClock.now(), locale.intl, data.shop.timezone);
    if (isParkable) await drafts.park((name.trim() || phone || time).slice(0, MAX_NAME));
  };
  const park = () => void parked().catch(fail);
  return {
    send: () => void send(),
    ...asking,
    pay: () => start('pay'),
    /** Presses the filled button: Send, or Pay when all is sent. */
    filled: () => (hasLines ? void send() : start('pay')),
    exactCash: () => {
      if (!isAsking && actions.mayTakeCash) start('exactCash');
    },
    park,
    /** Goes on with a parked order, or with one that somebody else rings up; what is rung up at the counter is parked. */
    recall: (draft: Draft) => {
      const goesToCounter = draft.session === undefined && draft.order?.tables === undefined;
      void (goesToCounter ? parked() : Promise.resolve())
        .then(() => drafts.recall(draft))
        .then(input.onPlace)
        .catch(fail);
    },
    /** Rings up the dishes of a finished bill again; what is rung up now is parked first. */
    again: (bill: TableSession) => void parked().then(() => onAgain(bill), fail),
    /**
     * Rings up for a caller, with the dishes of an earlier order if wanted. What was rung up for somebody else is parked
     * first, unless it is the caller's.
     */
    callerSet: ({ caller, again, isTheirs }: CallerChoice) => {
      const isOthers = place.caller === undefined && !isTheirs;
      void (isOthers ? parked() : Promise.resolve()).then(() => {
        dispatch({ type: 'extrasChanged', change: { caller } });
        if (again !== undefined) onAgain(again, caller);
      }, fail);
    },
    /** Makes it an order at the counter again. */
    callerLeft: () => dispatch({ type: 'extrasChanged', change: { caller: undefined } }),
  };
}

export type SellCommands = ReturnType<typeof useSellCommands>;
