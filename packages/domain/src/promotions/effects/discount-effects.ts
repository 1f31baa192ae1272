import type { DiscountType } from '../../model/index.ts';
import type { RuleEffect } from '../promotion-state.ts';
import { amount } from './amount.ts';
import type { Application } from './application.ts';
import { freeSeatCharge } from './free-seat-charge.ts';
import { freeSurcharge } from './free-surcharge.ts';
import { percent } from './percent.ts';
import { percentPre } from './percent-pre.ts';
import { pickNMaxPrice } from './pick-n-max-price.ts';

/** The effect of each type of discount. */
export const DISCOUNT_EFFECTS: Readonly<Record<DiscountType, (application: Application) => RuleEffect>> = {
  percent,
  percentPre,
  amount,
  pickNMaxPrice,
  freeSurcharge,
  freeSeatCharge,
};
