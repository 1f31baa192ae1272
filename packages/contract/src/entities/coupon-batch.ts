import { CODE_CHARACTERS, CODE_PREFIX, MAX_BATCH_CODES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { Closed, DateOrInstant, Entity, Id, Instant } from '../schema.ts';

/** The statuses of a batch: its codes are being made, all are made, or it was stopped and none is valid any more. */
export const COUPON_BATCH_STATUSES = ['making', 'done', 'stopped'] as const;
const Count = Type.Integer({ minimum: 0 });

/** The beginning of a batch's codes. */
export const CodePrefix = Type.String({ pattern: CODE_PREFIX.source });
/** The number of random characters of a code. */
export const CodeLength = Type.Integer({
  minimum: CODE_CHARACTERS.fewest,
  maximum: CODE_CHARACTERS.most,
});
export const BatchCount = Type.Integer({ minimum: 1, maximum: MAX_BATCH_CODES });

/** Coupon codes that are made together, each good once (office B4.8). */
export const CouponBatch = Entity('CouponBatch', {
  _id: Id('couponBatch'),
  /** The rule that the codes bring. */
  coupon: Id('rule'),
  prefix: CodePrefix,
  characters: CodeLength,
  count: BatchCount,
  /** The codes made so far, and those used. */
  made: Count,
  used: Count,
  status: Type.Enum(COUPON_BATCH_STATUSES),
  endDate: Type.Optional(DateOrInstant),
  /** The shops in which the codes are valid; every shop of the rule when absent. */
  shops: Type.Optional(Type.Array(Id('shop'))),
  createdAt: Instant,
  createdBy: Closed({ _id: Id('staff'), name: Type.String() }),
  /** Uses by the day of the shop that the caller is signed in to, the first day first; in `get` only. */
  uses: Type.Optional(Type.Array(Closed({ day: Type.String(), count: Count }))),
  version: Type.Integer({ minimum: 1 }),
});
export type CouponBatch = Static<typeof CouponBatch>;
