import type { PaymentMethod, SavedCard } from '@comanda/contract';

/** Brands with a name of their own; every other is a card. */
const BRANDS = ['visa', 'mastercard', 'amex', 'unionpay', 'jcb'] as const;

/** Returns the key of a card's brand. */
export function brandOf({ brand }: Pick<SavedCard, 'brand'>): (typeof BRANDS)[number] | 'other' {
  return BRANDS.find((known) => known === brand) ?? 'other';
}

/** Returns true once the last month of a card is over. */
export function isExpired({ expiry }: Pick<SavedCard, 'expiry'>, now: Date): boolean {
  return expiry !== undefined && expiry < now.toISOString().slice(0, 'yyyy-mm'.length);
}

/** A card with the method by which it is charged. */
export type ChargeableCard = { readonly card: SavedCard; readonly method: PaymentMethod };

/**
 * Returns the cards that can be charged now: those of a method's account that have not expired, by the account's
 * `cardOnFile` method where it has one (payments M1.2).
 */
export function chargeableCards(
  cards: readonly SavedCard[],
  methods: readonly PaymentMethod[],
  now: Date,
): readonly ChargeableCard[] {
  return cards.flatMap((card) => {
    const there = methods.filter(({ account }) => account === card.account);
    const method = there.find(({ kind }) => kind === 'cardOnFile') ?? there[0];
    return method === undefined || isExpired(card, now) ? [] : [{ card, method }];
  });
}

/** Providers with a page where a card is left without paying. */
const ADDING: readonly string[] = ['stripe'];

/** Returns the account that a member can leave a card at without paying: the first that is offered; undefined if none is. */
export function accountForCards(methods: readonly PaymentMethod[]): string | undefined {
  return methods.find(
    ({ provider, account, online, kind }) =>
      ADDING.includes(provider) && account !== undefined && online && kind !== 'taiwanTax',
  )?.account;
}
