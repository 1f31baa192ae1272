import Type, { type Static } from 'typebox';
import { VoidReason } from '../entities/audit.ts';
import { Course } from '../entities/catalogue.ts';
import { Closed, Id, Minor, MinorFromZero, PlainText, RequestId } from '../schema.ts';
import { Approval } from './approval.ts';
import { GivenReason, ManualDiscount } from './lines.ts';

/** The fields of every change of a bill by staff. */
const change = {
  requestId: RequestId,
  session: Id('session'),
  approval: Type.Optional(Approval),
};

/** A part of a line that becomes a line of its own, with this id, before anything else is changed. */
const LinePart = Closed({
  line: Id('line'),
  quantity: Type.Number({ exclusiveMinimum: 0, maximum: 999 }),
  id: Id('line'),
});
export type LinePart = Static<typeof LinePart>;
export const Parts = Type.Optional(Type.Array(LinePart, { minItems: 1, maxItems: 50 }));

/** Data of create tableSessions/priceLines: sets prices of placed lines by hand. */
export const PriceLines = Closed(
  {
    ...change,
    parts: Parts,
    lines: Type.Array(
      Closed({
        line: Id('line'),
        /** The price of one piece; without it and a reason the line costs what the menu says. */
        manualPrice: Type.Optional(MinorFromZero),
        reason: Type.Optional(GivenReason),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  },
  { $id: 'PriceLines' },
);
export type PriceLines = Static<typeof PriceLines>;

/** Data of create tableSessions/changeLines: changes how placed lines are served. Absent fields stay, null ends them. */
export const ChangeLines = Closed(
  {
    ...change,
    parts: Parts,
    lines: Type.Optional(
      Type.Array(
        Closed({
          line: Id('line'),
          tableChairId: Type.Optional(Type.Union([Id('chair'), Type.Null()])),
          takeAway: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
          customRemark: Type.Optional(Type.Union([PlainText(100), Type.Null()])),
          staff: Type.Optional(Id('staff')),
          course: Type.Optional(Type.Union([Course, Type.Null()])),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    ),
  },
  { $id: 'ChangeLines' },
);
export type ChangeLines = Static<typeof ChangeLines>;

const Ids = Type.Optional(Type.Array(Id('userCoupon'), { minItems: 1, maxItems: 20 }));

/** Data of create tableSessions/discounts: adds and drops discounts of a bill without ordering anything. */
export const ChangeDiscounts = Closed(
  {
    ...change,
    discounts: Type.Optional(Type.Array(ManualDiscount, { minItems: 1, maxItems: 5 })),
    coupons: Ids,
    gifts: Ids,
    /** The discounts to take off: the `rule` of one given by hand, the `coupon`, or the `gift` or its record. */
    drop: Ids,
  },
  { $id: 'ChangeDiscounts' },
);
export type ChangeDiscounts = Static<typeof ChangeDiscounts>;

/** Data of create tableSessions/adjust: changes what a bill as a whole depends on. */
export const AdjustSession = Closed(
  {
    ...change,
    /** The shop's `modifiers` that hold for the bill, instead of those before. */
    modifiers: Type.Optional(Type.Array(Id('modifier'), { maxItems: 20 })),
    /** The amount added to the total, in minor units, instead of the one before; it needs a reason. */
    adjusts: Type.Optional(Minor),
    /** Ends the bill as a test, which counts nowhere; stock and coupons come back. */
    status: Type.Optional(Type.Literal('test')),
    reason: Type.Optional(VoidReason),
  },
  { $id: 'AdjustSession' },
);
export type AdjustSession = Static<typeof AdjustSession>;
