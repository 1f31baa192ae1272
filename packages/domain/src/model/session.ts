import type { Choice, CustomProduct, OrderType, Product, ProductOption } from './catalogue.ts';
import type {
  CategoryId,
  ChoiceId,
  Instant,
  LineId,
  Minor,
  ModifierId,
  Multiplier,
  Name,
  OptionId,
  ProductId,
  RuleId,
  SectionId,
  SessionId,
  SubCategoryId,
  TableId,
  UserId,
} from './units.ts';

export type Selection = { readonly _id: ChoiceId; readonly quantity: number };

export type LineOption = {
  readonly option: OptionId;
  readonly selections: readonly Selection[];
  /** A free option adds nothing to the price. */
  readonly free?: boolean;
  /** A fixed option cannot be changed. */
  readonly fixed?: boolean;
};

export type LineStatus = 'init' | 'hold' | 'cancel';

/** What the price of a product is made from. */
export type FrozenProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'price'
  | 'category'
  | 'subCategory'
  | 'priceModifiers'
  | 'discountMapping'
  | 'freeSurcharge'
  | 'discountable'
  | 'soldByWeight'
  | 'weight'
>;
/** What the price of an option is made from. */
export type FrozenOption = Pick<ProductOption, '_id' | 'type' | 'enjoyDiscount'> & {
  readonly options: readonly Pick<Choice, '_id' | 'price' | 'type' | 'priceModifiers'>[];
};
/** The part of the catalogue that a line was priced with when it was placed (pricing P5.1). */
export type FrozenPrices = {
  readonly product?: FrozenProduct;
  readonly options?: readonly FrozenOption[];
};

/** A line of a cart or a bill: a product (or custom product) with what was chosen for it. */
export type CartLine = {
  readonly id: LineId;
  readonly product?: ProductId;
  readonly customProduct?: CustomProduct;
  readonly options?: readonly LineOption[];
  readonly quantity: number;
  /** Of a child: its quantity is the parent's times this (default 1). */
  readonly quantityRatio?: number;
  readonly table?: TableId;
  readonly tableSplit?: number;
  readonly tableChairId?: string;
  readonly section?: SectionId;
  readonly customRemark?: string;
  /** Of a set's child: the parent line's id, and the option, choice and selection that made it. */
  readonly fromProduct?: LineId;
  readonly fromOption?: OptionId;
  readonly fromChoice?: ChoiceId;
  readonly fromSelection?: number;
  /** Of a free item: the rule that gives it. */
  readonly fromCoupon?: RuleId;
  readonly staff?: UserId;
  /** Manual price adjustment in minor units (pricing P2.5). */
  readonly openKey?: Minor;
  readonly discountable?: boolean;
  readonly takeAway?: boolean;
  readonly status?: LineStatus;
  readonly category?: CategoryId;
  readonly subCategory?: SubCategoryId;
  /** Of a placed line: it is priced with this, whatever the catalogue says by now (pricing P5.1). */
  readonly frozen?: FrozenPrices;
};

export type SessionStatus = 'ongoing' | 'toPay' | 'done' | 'test' | 'void' | 'cancelled';
export type TvStatus = 'waiting' | 'preparing' | 'ready' | 'taken';

export type SessionTable = {
  readonly item: TableId;
  readonly split?: number;
  /** Guests at this table; 1 when absent. */
  readonly capacity?: number;
};

export type Payment = { readonly amount: Minor; readonly tips?: Minor };

/** What of a table session (the bill) the engine reads. */
export type PricedSession = {
  /** Present once saved: then `startTime` is the price time (pricing P5.1). */
  readonly _id?: SessionId;
  readonly startTime?: Instant;
  readonly type: OrderType;
  readonly modifiers?: readonly ModifierId[];
  readonly tables?: readonly SessionTable[];
  readonly products: readonly CartLine[];
  readonly payments?: readonly Payment[];
  readonly tips?: Minor;
  readonly adjusts?: Minor;
};

export type VipLevel = { readonly _id: string; readonly name?: Name; readonly orderDiscount?: Multiplier };
export type PricedUser = { readonly _id: UserId; readonly status?: string; readonly vipLevel?: VipLevel };
