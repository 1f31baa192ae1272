import type { LocalizedText } from './languages.ts';
import type {
  CategoryId,
  ChoiceId,
  Instant,
  Minor,
  ModifierId,
  Multiplier,
  Name,
  OptionId,
  Percent,
  ProductId,
  SectionId,
  ShopId,
  SubCategoryId,
} from './units.ts';

/** The ways of ordering: at a table, eaten here without a table, taken away, delivered. */
export const ORDER_TYPES = ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** The circumstances that a price modifier may depend on. */
export const PRICE_MODIFIER_TYPES = ['productOption', 'modifier'] as const;

/** A conditional price change (pricing P2.2); `price` and `percent` may be negative. */
export type PriceModifier = {
  readonly shop?: ShopId;
  readonly type: (typeof PRICE_MODIFIER_TYPES)[number];
  readonly option?: OptionId;
  readonly optionValue?: ChoiceId;
  readonly modifier?: ModifierId;
  readonly price?: Minor;
  readonly percent?: Percent;
};

/** A shop's own price or discount multiplier of a product (pricing P2.1, P2.3). */
export type DiscountMapping = {
  readonly shop?: ShopId;
  readonly price?: Minor;
  readonly discount?: Multiplier;
};

/**
 * The modes of a product's stock (specification §9): `sync` counts `quantity` down; `unlimited` never runs out;
 * `notSelling` and `paused` are not sold; `askStaff` sends guests to the staff; `disable` hides the stock.
 */
export const STOCK_MODES = ['unlimited', 'sync', 'notSelling', 'paused', 'askStaff', 'disable'] as const;
export type StockMode = (typeof STOCK_MODES)[number];

/** The ways of counting stock: per product, or per option value as well. */
export const STOCK_COUNTINGS = ['limit', 'productOption'] as const;

export type Stock = {
  /** `limit` counts pieces of the product; `productOption` counts per option value as well. */
  readonly mode?: (typeof STOCK_COUNTINGS)[number];
  /** Pieces left; absent means no limit. */
  readonly quantity?: number;
  readonly stockMode?: StockMode;
  /** The mode for self-service, where it differs from `stockMode`. */
  readonly onlineMode?: StockMode;
  /** Pieces held back from self-service. */
  readonly onlineThreshold?: number;
  readonly productOptions?: readonly {
    readonly option: OptionId;
    readonly value: ChoiceId;
    readonly quantity: number;
  }[];
  /** True while the staff have it marked as sold out, whatever is counted. */
  readonly soldOut?: boolean;
  /** The moment from which the mark, or the count that the staff gave for today, no longer holds. */
  readonly resumeAt?: Instant;
  /** The choices of this product that the staff have marked as sold out. */
  readonly soldOutChoices?: readonly SoldOutChoice[];
};

/** A choice that is sold out for one product; it sells again from `resumeAt`, if there is one. */
export type SoldOutChoice = {
  readonly option: OptionId;
  readonly choice: ChoiceId;
  readonly resumeAt?: Instant;
};

/** The ends of a sold-out mark: the business day's, somebody's restocking, or at once: back on sale. */
export const SOLD_OUT_UNTIL = ['dayEnd', 'restock', 'now'] as const;

export type Product = {
  readonly _id: ProductId;
  readonly name?: LocalizedText;
  readonly description?: LocalizedText;
  readonly price: Minor;
  readonly category?: CategoryId;
  readonly subCategory?: SubCategoryId;
  readonly sections?: readonly SectionId[];
  readonly shops?: readonly ShopId[];
  readonly code?: string;
  readonly shortName?: LocalizedText;
  /** Ids of the product's options, in the order in which guests choose them. */
  readonly options?: readonly OptionId[];
  readonly priceModifiers?: readonly PriceModifier[];
  readonly discountMapping?: readonly DiscountMapping[];
  readonly freeSurcharge?: boolean;
  readonly discountable?: boolean;
  readonly setOrderOrGiftOnly?: boolean;
  readonly hideFromOnline?: boolean;
  readonly eatInOnly?: boolean;
  readonly soldByWeight?: boolean;
  /** Weight of one piece, for minimum-weight conditions; any one unit, used consistently. */
  readonly weight?: number;
  readonly stock?: Stock;
  /** True if the staff enter its price, between `priceMin` and `priceMax`. */
  readonly openPrice?: boolean;
  readonly priceMin?: Minor;
  readonly priceMax?: Minor;
  /** Products to offer with it, the best first. */
  readonly goesWith?: readonly ProductId[];
};

/** The kinds of choice: a plain one, or a set item that adds a child line. */
export const CHOICE_TYPES = ['option', 'product'] as const;

export type Choice = {
  readonly _id: ChoiceId;
  readonly name?: LocalizedText;
  readonly price?: Minor;
  /** `product` makes the choice a set item: selecting it adds a child line of `product`. */
  readonly type?: (typeof CHOICE_TYPES)[number];
  readonly product?: ProductId;
  readonly defaultSelected?: boolean;
  readonly defaultSelectedQuantity?: number;
  readonly priceModifiers?: readonly PriceModifier[];
  readonly hideInKitchen?: boolean;
  readonly hideInReceipt?: boolean;
};

/** The kinds of option: its choices add to the price, take off it, or free the line of surcharge. */
export const OPTION_TYPES = ['option', 'discount', 'freeSurcharge'] as const;

export type ProductOption = {
  readonly _id: OptionId;
  readonly name?: LocalizedText;
  readonly type?: (typeof OPTION_TYPES)[number];
  readonly options: readonly Choice[];
  readonly draft?: boolean;
  readonly required?: boolean;
  readonly multiple?: boolean;
  readonly minPick?: number;
  readonly maxPick?: number;
  readonly allowQuantity?: boolean;
  readonly minQuantity?: number;
  readonly maxQuantity?: number;
  readonly allowSameValue?: boolean;
  readonly enjoyDiscount?: boolean;
  readonly allowedOrderType?: readonly OrderType[];
  readonly hideInKitchen?: boolean;
  readonly hideInReceipt?: boolean;
};

export type CustomProduct = {
  readonly name: Name;
  readonly price: Minor;
  readonly category?: CategoryId;
  readonly remarks?: string;
  readonly kitchenPrinters?: readonly string[];
  readonly waterBars?: readonly string[];
  readonly discountable?: boolean;
};

/** The allergens that a menu has to name. */
export const ALLERGENS = [
  'wheat',
  'egg',
  'milk',
  'soy',
  'peanut',
  'nuts',
  'sesame',
  'fish',
  'shellfish',
  'molluscs',
  'celery',
  'mustard',
  'sulphites',
  'lupin',
] as const;

/** The diets that a dish may suit, and the marks beside its name. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'spicy', 'glutenFree'] as const;
