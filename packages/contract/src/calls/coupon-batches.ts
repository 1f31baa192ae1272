import Type, { type Static } from 'typebox';
import { BatchCount, CodeLength, CodePrefix } from '../entities/coupon-batch.ts';
import { Closed, DateOrInstant, Id, RequestId } from '../schema.ts';

/** Data of create couponBatches: codes of a promotion, each good once. */
export const CreateCouponBatch = Closed(
  {
    requestId: RequestId,
    coupon: Id('rule'),
    prefix: CodePrefix,
    /** The number of random characters after the prefix; 8 when absent. */
    characters: Type.Optional(CodeLength),
    count: BatchCount,
    endDate: Type.Optional(DateOrInstant),
    shops: Type.Optional(Type.Array(Id('shop'), { maxItems: 1_000, uniqueItems: true })),
  },
  { $id: 'CreateCouponBatch' },
);
export type CreateCouponBatch = Static<typeof CreateCouponBatch>;

/** Data of create couponBatches/codes: a page of a batch's codes, those after a code. */
export const ReadBatchCodes = Closed(
  { batch: Id('couponBatch'), after: Type.Optional(Id('userCoupon')) },
  { $id: 'ReadBatchCodes' },
);
export type ReadBatchCodes = Static<typeof ReadBatchCodes>;

/** A page of a batch's codes, in their order, each with its number of uses. */
export const BatchCodes = Closed(
  {
    codes: Type.Array(Closed({ code: Id('userCoupon'), used: Type.Integer({ minimum: 0 }) })),
    /** The code after which the next page begins; absent on the last. */
    next: Type.Optional(Id('userCoupon')),
  },
  { $id: 'BatchCodes' },
);
export type BatchCodes = Static<typeof BatchCodes>;
