import type { CashRound, Minor, Shop } from '../model/index.ts';
import { ceilTo, floorTo, halfUp } from './rounding.ts';

/** The fields of a shop that say how cash is rounded. */
export type CashRounds = Pick<Shop, 'cashRound' | 'cashRoundFor'>;

/**
 * Returns the rounding of money taken by a provider's method, if there is any (payments M8.1): of cash and of what guests
 * pay at the counter, and with `cashRoundFor: 'counter'` of everything that staff take (M8.2).
 */
export function cashRoundOf(
  { cashRound, cashRoundFor = 'cash' }: CashRounds,
  provider: string,
): CashRound | undefined {
  const isRounded =
    isCash(provider) || provider === 'counter' || (provider === 'manual' && cashRoundFor === 'counter');
  return isRounded && cashRound !== undefined && cashRound.step > 0 ? cashRound : undefined;
}

/** Rounds an amount in minor units as it is paid in cash; unchanged without a rounding (payments M8.1). */
export function roundedCash(amount: Minor, round: CashRound | undefined): Minor {
  if (round === undefined) return amount;
  switch (round.method) {
    case 'down':
      return floorTo(amount, round.step);
    case 'up':
      return ceilTo(amount, round.step);
    case 'nearest':
      return halfUp(amount, round.step);
  }
}

/** Money that staff take, in minor units; it settles all that is open, or a share, or some part of the bill. */
export type MoneyTaken = {
  readonly amount: Minor;
  readonly tips: Minor;
  readonly isSettling: boolean;
};
/** The rounding beside a payment, or the step of which the money has to be a multiple. */
export type CashRounding = { readonly rounding: Minor } | { readonly offStep: Minor };

/**
 * Returns the rounding that stands beside money taken by a provider's method (payments M8.1): what pays all that is open,
 * or a share, is rounded with its tips; other cash has to be a multiple of the step.
 */
export function cashRounding(
  shop: CashRounds,
  provider: string,
  { amount, tips, isSettling }: MoneyTaken,
): CashRounding {
  const round = cashRoundOf(shop, provider);
  const due = amount + tips;
  if (round === undefined) return { rounding: 0 };
  if (isSettling) return { rounding: roundedCash(due, round) - due };
  return isCash(provider) && due % round.step !== 0 ? { offStep: round.step } : { rounding: 0 };
}

/** A payment of which a part is given back in cash; amounts in minor units, without tips. */
export type CashGivenBack = {
  readonly amount: Minor;
  /** The rounding beside the payment. */
  readonly rounding: Minor;
  /** Money that was given back before, and the rounding beside it. */
  readonly refunded: Minor;
  readonly refundedRounding: Minor;
  /** The part to give back now. */
  readonly part: Minor;
};

/**
 * Returns the rounding beside a part of a payment that is given back in cash (payments M8.3, M4.3): every part can be
 * given in coins, and all parts together give what was paid with its rounding; of several the last has the rest.
 */
export function cashRefundRounding(
  { cashRound }: Pick<CashRounds, 'cashRound'>,
  { amount, rounding, refunded, refundedRounding, part }: CashGivenBack,
): Minor {
  if (cashRound === undefined || cashRound.step <= 0) {
    // rounded when it was paid, and not any more: the last part gives the rounding back
    return refunded + part === amount ? rounding - refundedRounding : 0;
  }
  const { step } = cashRound;
  const paid = amount + rounding;
  // tips that stay with the staff may leave an amount that no coins make
  const whole = paid % step === 0 ? paid : roundedCash(amount, cashRound);
  const so = refunded + part;
  const target = so === amount ? whole : Math.min(roundedCash(so, cashRound), whole);
  const given = target - refunded - refundedRounding;
  const inCoins = given % step === 0 ? given : roundedCash(part, cashRound);
  return Math.max(0, inCoins) - part;
}

function isCash(provider: string): boolean {
  return provider === 'cash';
}
