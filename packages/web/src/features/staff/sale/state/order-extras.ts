import type { Draft, OrderDiscount, VipLevel } from '@comanda/contract';
import { type Caller, callerOfDraft } from './caller.ts';

/** A member at the till, with the level that a new bill is priced with. */
export type TillMember = {
  readonly _id: string;
  readonly name?: string | undefined;
  readonly vipLevel?: VipLevel | undefined;
  /** Points that can be spent in this shop. */
  readonly points: number;
};

/** A coupon or gift that comes with the next dishes sent. */
export type TillOffer = {
  readonly kind: 'coupon' | 'gift';
  readonly id: string;
  readonly rule: OrderDiscount;
  /** Member whose own it is; on nobody else's bill. */
  readonly owner?: string | undefined;
};

/** Particulars of an order besides its lines: caller, member, coupons and gifts. */
export type OrderExtras = {
  readonly caller?: Caller | undefined;
  /** Member whose bill a new one becomes. */
  readonly member?: TillMember | undefined;
  readonly offers?: readonly TillOffer[] | undefined;
};

export const NO_EXTRAS: OrderExtras = {};

/** Returns the coupons and gifts of an order as calls name them. */
export function offerFields({ offers = [] }: OrderExtras): { coupons?: string[]; gifts?: string[] } {
  const ids = (kind: TillOffer['kind']) => offers.filter((offer) => offer.kind === kind).map(({ id }) => id);
  const [coupons, gifts] = [ids('coupon'), ids('gift')];
  return { ...(coupons.length > 0 && { coupons }), ...(gifts.length > 0 && { gifts }) };
}

/** Returns what a stored draft has besides its lines and can be gone on with at once: its caller. */
export function extrasOfDraft(draft: Pick<Draft, 'session' | 'order'>): OrderExtras {
  const caller = callerOfDraft(draft);
  return caller === undefined ? NO_EXTRAS : { caller };
}

/** Returns the extras of a new bill for another member, or for none: without what is only the former one's. */
export function withMember(extras: OrderExtras, member: TillMember | undefined): OrderExtras {
  const offers = extras.offers?.filter(({ owner }) => owner === undefined || owner === member?._id);
  return { ...extras, member, offers };
}
