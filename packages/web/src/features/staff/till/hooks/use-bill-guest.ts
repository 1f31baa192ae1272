import type { IdentifyMember, OrderDiscount, TableSession } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApprovedCall } from '../../../../data/approval/use-approved-call.ts';
import { CallError } from '../../../../data/calls/call-error.ts';
import { validateCoupon } from '../../../../data/coupons/validate-coupon.ts';
import { useFailureText } from '../../../../data/devices/use-failure.ts';
import { STAFF_QUERIES } from '../../../../data/devices/use-staff-connection.ts';
import { putRow, type StaffListOptions } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import {
  identifyMember,
  type SalePlace,
  type TillAction,
  type TillMember,
  type TillOffer,
  type TillOrder,
  withMember,
} from '../../sale/index.ts';

export type BillGuestInput = {
  readonly shop: string;
  readonly place: SalePlace;
  readonly order: TillOrder;
  readonly dispatch: (action: TillAction) => void;
  readonly options: StaffListOptions<TableSession>;
};

/** A coupon or gift on the bill, or coming with the dishes that are rung up. */
export type ShownOffer = {
  readonly id: string;
  readonly kind: TillOffer['kind'];
  readonly name: OrderDiscount['name'];
  /** True until it is placed with the dishes. */
  readonly isUnsent: boolean;
};

/** Returns the calls that change the member, the coupons and the gifts of an open bill. */
function useBillCalls(options: StaffListOptions<TableSession>) {
  const queries = useQueryClient();
  const call = useApprovedCall();
  const put = (session: TableSession) => putRow(queries, options, session);
  return {
    changeUser: async (session: string, user: string | undefined) =>
      put(await call<TableSession>('tableSessions/changeUser', { session, user }, { isRepeatable: true })),
    changeDiscounts: async (
      session: string,
      change: { readonly coupons?: string[]; readonly gifts?: string[]; readonly drop?: string[] },
    ) =>
      put(
        await call<TableSession>('tableSessions/discounts', {
          requestId: newRequestId(),
          session,
          ...change,
        }),
      ),
  };
}

/** Returns the member of an open bill, with level and points; undefined without one. */
function useMemberOfBill(user: string | undefined): TillMember | undefined {
  const { data } = useQuery({
    queryKey: [STAFF_QUERIES, 'member', user],
    enabled: user !== undefined,
    queryFn: () => identifyMember({ user: user ?? '' }),
  });
  return user === undefined ? undefined : data;
}

/** Returns the coupons and gifts of a place: those on its bill, and those that come with the dishes. */
function offersShown({ session }: SalePlace, { extras }: TillOrder): readonly ShownOffer[] {
  const placed = (session?.discounts ?? []).flatMap(
    ({ source, coupon, gift, name }): readonly ShownOffer[] => {
      const id = source === 'gift' ? gift : coupon;
      if (id === undefined || (source !== 'coupon' && source !== 'gift')) return [];
      return [{ id, kind: source, name, isUnsent: false }];
    },
  );
  const coming = (extras.offers ?? []).map(({ id, kind, rule }) => ({
    id,
    kind,
    name: rule.name,
    isUnsent: true,
  }));
  return [...placed, ...coming];
}

/** Returns the functions that change what a place's member, coupons and gifts are; they throw what a call is refused for. */
function useGuestChanges({ shop, place, order, dispatch, options }: BillGuestInput) {
  const calls = useBillCalls(options);
  const { session } = place;
  const { offers = [] } = order.extras;
  const setOffers = (next: readonly TillOffer[]) =>
    dispatch({ type: 'extrasChanged', change: { offers: next } });
  const setMember = async (member: TillMember | undefined): Promise<void> => {
    dispatch({
      type: 'extrasChanged',
      change: withMember(order.extras, session === undefined ? member : undefined),
    });
    if (session !== undefined) await calls.changeUser(session._id, member?._id);
  };
  const add = async (offer: TillOffer): Promise<void> => {
    const isThere = offersShown(place, order).some(({ id }) => id === offer.id);
    if (isThere) throw new CallError('alreadyAdded', 409);
    // a free dish comes with dishes only; and what is rung up shows what it takes off before it is sent
    const waits = session === undefined || order.cart.lines.length > 0 || offer.rule.type === 'free';
    if (waits) return setOffers([...offers, offer]);
    const field = offer.kind === 'coupon' ? 'coupons' : 'gifts';
    await calls.changeDiscounts(session._id, { [field]: [offer.id] });
  };
  return {
    setMember,
    find: async (by: IdentifyMember) => setMember(await identifyMember(by)),
    add,
    addCode: async (text: string): Promise<void> => {
      const answer = await validateCoupon(text, { shop, ...(session && { session: session._id }) });
      if ('refusal' in answer) throw new CallError(answer.refusal as 'invalidCode', 409);
      await add({ kind: 'coupon', id: answer.code, rule: answer.rule });
    },
    drop: async ({ id, isUnsent }: ShownOffer): Promise<void> => {
      if (isUnsent) setOffers(offers.filter((offer) => offer.id !== id));
      else if (session !== undefined) await calls.changeDiscounts(session._id, { drop: [id] });
    },
  };
}

/**
 * Returns the member, coupons and gifts of a place, with what changes them; each change answers with the reason of a
 * refusal, undefined once it is done (till T3.6).
 */
export function useBillGuest(input: BillGuestInput) {
  const { t } = useTranslation('till');
  const toast = useToast();
  const textOf = useFailureText();
  const changes = useGuestChanges(input);
  const { place, order } = input;
  const ofBill = useMemberOfBill(place.session?.user);
  const refusalOf = async (change: Promise<unknown>): Promise<string | undefined> => {
    try {
      await change;
      return undefined;
    } catch (error) {
      const code = error instanceof CallError ? error.code : undefined;
      if (code === 'notFound') return t('guest.nobody');
      return code === 'badRequest' ? t('guest.noEffect') : textOf(error);
    }
  };
  return {
    member: place.session === undefined ? order.extras.member : ofBill,
    offers: offersShown(place, order),
    find: (by: IdentifyMember) => refusalOf(changes.find(by)),
    leave: () => refusalOf(changes.setMember(undefined)),
    add: (offer: TillOffer) => refusalOf(changes.add(offer)),
    addCode: (text: string) => refusalOf(changes.addCode(text)),
    drop: (offer: ShownOffer) => refusalOf(changes.drop(offer)),
    /** Adds the coupon of a scanned code; returns false if it is none. */
    scanCoupon: async (text: string): Promise<boolean> => {
      try {
        await changes.addCode(text);
      } catch (error) {
        if (error instanceof CallError && error.code === 'invalidCode') return false;
        toast.error(textOf(error));
      }
      return true;
    },
  };
}

export type BillGuest = ReturnType<typeof useBillGuest>;
