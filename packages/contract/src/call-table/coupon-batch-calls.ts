import { BatchCodes, CreateCouponBatch, ReadBatchCodes } from '../calls/coupon-batches.ts';
import { CouponBatch } from '../entities/coupon-batch.ts';
import { createCall, findCall, getCall, removeCall } from './call-spec.ts';

const made: CouponBatch = {
  _id: '0mm8k2p1cX3f8r',
  coupon: 'welcome',
  prefix: 'FLYER-',
  characters: 8,
  count: 5_000,
  made: 0,
  used: 0,
  status: 'making',
  createdAt: '2026-03-02T04:00:00.000Z',
  createdBy: { _id: 'owner1', name: 'May' },
  version: 1,
};
const done: CouponBatch = { ...made, made: 5_000, used: 212, status: 'done', version: 12 };

/** The calls for coupon codes that are made together. */
export const COUPON_BATCH_CALLS = {
  couponBatches: {
    find: findCall(CouponBatch, {
      summary: 'Finds the batches of coupon codes. `couponBatches patched` tells how many are made.',
      fields: ['_id', 'coupon', 'status', 'createdAt'],
      example: { query: { $sort: { createdAt: -1 } }, rows: [done] },
    }),
    get: getCall(CouponBatch, {
      summary: 'Returns a batch with the uses of its codes by day.',
      example: { id: done._id, answer: { ...done, uses: [{ day: '2026-03-02', count: 212 }] } },
    }),
    create: createCall(CreateCouponBatch, CouponBatch, {
      summary: 'Has up to 100,000 codes made that bring a promotion, each good once.',
      refusals: ['notFound', 'requestConflict', 'passwordNeeded'],
      example: {
        data: {
          requestId: '6c1d7b52-0f3e-4a9b-8d2c-5e7f9a1b3c4d',
          coupon: 'welcome',
          prefix: 'FLYER-',
          count: 5_000,
        },
        answer: made,
      },
    }),
    remove: removeCall(CouponBatch, {
      summary: 'Stops a batch: no more codes are made, and those that were not used are valid no more.',
      refusals: ['notFound', 'passwordNeeded'],
      example: { id: done._id, answer: { ...done, status: 'stopped', version: 13 } },
    }),
  },
  'couponBatches/codes': {
    create: createCall(ReadBatchCodes, BatchCodes, {
      summary: 'Returns a page of 5,000 codes of a batch, with their uses.',
      refusals: ['notFound', 'passwordNeeded'],
      example: {
        data: { batch: done._id },
        answer: { codes: [{ code: 'FLYER-7KQ2MXN4', used: 0 }] },
      },
    }),
  },
};
