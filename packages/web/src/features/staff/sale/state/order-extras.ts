import type { Draft, ManualDiscount, OrderDiscount, VipLevel } from '@comanda/contract';
import { type Caller, callerOfDraft } from './caller.ts';
import type { HandDiscount } from './hand-discount.ts';

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

/** Parts of a stored draft that are not read again yet, by their ids; they stay on it meanwhile (till T4.1). */
type KeptExtras = {
  readonly user?: string | undefined;
  readonly coupons?: readonly string[] | undefined;
  readonly gifts?: readonly string[] | undefined;
  readonly discounts?: readonly ManualDiscount[] | undefined;
};

/** Particulars of an order besides its lines: caller, member, coupons, gifts and reductions by hand. */
export type OrderExtras = {
  readonly caller?: Caller | undefined;
  /** Member whose bill a new one becomes. */
  readonly member?: TillMember | undefined;
  readonly offers?: readonly TillOffer[] | undefined;
  /** Reductions of the whole bill by hand. */
  readonly discounts?: readonly HandDiscount[] | undefined;
  readonly kept?: KeptExtras | undefined;
};

export const NO_EXTRAS: OrderExtras = {};

/** Returns the coupons, gifts and reductions by hand of an order as calls name them. */
export function offerFields({ offers = [], discounts = [], kept = {} }: OrderExtras): {
  coupons?: string[];
  gifts?: string[];
  discounts?: ManualDiscount[];
} {
  const ids = (kind: TillOffer['kind']) => offers.filter((offer) => offer.kind === kind).map(({ id }) => id);
  const coupons = [...(kept.coupons ?? []), ...ids('coupon')];
  const gifts = [...(kept.gifts ?? []), ...ids('gift')];
  const given = [...(kept.discounts ?? []), ...discounts.map((discount) => discount.given)];
  return {
    ...(coupons.length > 0 && { coupons }),
    ...(gifts.length > 0 && { gifts }),
    ...(given.length > 0 && { discounts: given }),
  };
}

/** Returns the id of the member whose bill a new one becomes; undefined without one. */
export function memberId({ member, kept }: OrderExtras): string | undefined {
  return member?._id ?? kept?.user;
}

/** Returns what a stored draft has besides its lines: its caller, and what is kept until it is read again. */
export function extrasOfDraft(
  draft: Pick<Draft, 'session' | 'order' | 'user' | 'coupons' | 'gifts' | 'discounts'>,
): OrderExtras {
  const caller = callerOfDraft(draft);
  const { user, coupons = [], gifts = [], discounts = [] } = draft;
  const isKept = user !== undefined || coupons.length + gifts.length + discounts.length > 0;
  return {
    ...(caller !== undefined && { caller }),
    ...(isKept && { kept: { user, coupons, gifts, discounts } }),
  };
}

/**
 * Returns extras once what was kept has been read: what came since stays, and nothing is there twice. Those of another
 * order, without anything kept, stay as they are.
 */
export function withRead(extras: OrderExtras, found: OrderExtras): OrderExtras {
  if (extras.kept === undefined) return extras;
  const { offers = [], discounts = [], member } = extras;
  const more = (found.offers ?? []).filter(({ id }) => offers.every((offer) => offer.id !== id));
  return {
    ...extras,
    kept: undefined,
    member: member ?? found.member,
    offers: [...more, ...offers],
    discounts: discounts.length > 0 ? discounts : found.discounts,
  };
}

/** Returns the extras of a new bill for another member, or for none: without what is only the former one's. */
export function withMember(extras: OrderExtras, member: TillMember | undefined): OrderExtras {
  const offers = extras.offers?.filter(({ owner }) => owner === undefined || owner === member?._id);
  return { ...extras, member, offers };
}
