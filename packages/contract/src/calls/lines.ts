import Type, { type Static } from 'typebox';
import { Course } from '../entities/catalogue.ts';
import { CustomProduct, PriceReason, Selection } from '../entities/table-session.ts';
import { Closed, Id, MinorFromZero, OneLine, PlainText } from '../schema.ts';

/**
 * A cart line as a guest may send it. Fields that only the restaurant may set (manual price, free options, prices) are
 * refused.
 */
export const IncomingLine = Closed(
  {
    id: Id('line'),
    product: Id('product'),
    quantity: Type.Number({ exclusiveMinimum: 0, maximum: 999 }),
    options: Type.Optional(
      Type.Array(Closed({ option: Id('option'), selections: Type.Array(Selection, { maxItems: 100 }) }), {
        maxItems: 50,
      }),
    ),
    takeAway: Type.Optional(Type.Boolean()),
    customRemark: Type.Optional(PlainText(100)),
    fromProduct: Type.Optional(Id('line')),
    fromOption: Type.Optional(Id('option')),
    fromChoice: Type.Optional(Id('choice')),
    /** The selection of that choice, from 0, that made it. */
    fromSelection: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
    quantityRatio: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 999 })),
  },
  { $id: 'IncomingLine' },
);
export type IncomingLine = Static<typeof IncomingLine>;

/** The reason for a price set by hand; the text is for the audit log. */
export const GivenReason = Closed({ ...PriceReason.properties, text: Type.Optional(PlainText(200)) });
export type GivenReason = Static<typeof GivenReason>;

/**
 * A cart line as the staff may send it: with a product of their own, a price set by hand, a seat, a course, or held back
 * from the kitchen. Guests are refused the additional fields (till T4.3).
 */
export const StaffLine = Closed(
  {
    ...IncomingLine.properties,
    product: Type.Optional(Id('product')),
    /** Instead of `product`: something that the menu lacks. */
    customProduct: Type.Optional(Closed({ ...CustomProduct.properties, name: OneLine(200) })),
    /** The price of one piece, options included; of a product with `openPrice` without a `reason`. */
    manualPrice: Type.Optional(MinorFromZero),
    reason: Type.Optional(GivenReason),
    /** True to keep it from the kitchen until it is fired. */
    hold: Type.Optional(Type.Boolean()),
    course: Type.Optional(Course),
    /** The seat that it is served to: its number, 1 to the covers. */
    tableChairId: Type.Optional(Id('chair')),
    /** The part of a shared table that it is served to. */
    tableSplit: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    /** The member of staff who sold it; the caller when absent. */
    staff: Type.Optional(Id('staff')),
    /** False if no discount may take anything off it. */
    discountable: Type.Optional(Type.Boolean()),
  },
  { $id: 'StaffLine' },
);
export type StaffLine = Static<typeof StaffLine>;

/** A discount on the whole bill by hand: a rule of the shop, a percentage or an amount in minor units; one of them. */
export const ManualDiscount = Closed({
  rule: Type.Optional(Id('rule')),
  percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  amount: Type.Optional(MinorFromZero),
  /** The reason, for the audit log. */
  text: Type.Optional(PlainText(200)),
});
export type ManualDiscount = Static<typeof ManualDiscount>;
