import type {
  CategoryId,
  ChoiceId,
  LocalizedText,
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

export type OrderType = 'dineIn' | 'dineInNoTable' | 'takeAway' | 'delivery';

/** A change of price that applies by circumstance (pricing P2.2); both amounts may be negative. */
export type PriceModifier = {
  readonly shop?: ShopId;
  readonly type: 'productOption' | 'modifier';
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
 * `sync` counts `quantity` down; `unlimited` never runs out; `notSelling` and `paused` are not sold;
 * `askStaff` sends guests to the staff; `disable` hides the product's stock altogether (specification §9).
 */
export type StockMode = 'unlimited' | 'sync' | 'notSelling' | 'paused' | 'askStaff' | 'disable';

export type Stock = {
  /** `limit` counts pieces of the product; `productOption` counts per option value as well. */
  readonly mode?: 'limit' | 'productOption';
  /** Pieces left; absent means no limit. */
  readonly quantity?: number;
  readonly stockMode?: StockMode;
  /** What self-service sees instead of `stockMode`, when given. */
  readonly onlineMode?: StockMode;
  /** Pieces held back from self-service. */
  readonly onlineThreshold?: number;
  readonly productOptions?: readonly {
    readonly option: OptionId;
    readonly value: ChoiceId;
    readonly quantity: number;
  }[];
};

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
  /** Ids of the product's options, in the order they are asked. */
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
  /** What guests are offered with it, the best first. */
  readonly goesWith?: readonly ProductId[];
};

export type Choice = {
  readonly _id: ChoiceId;
  readonly name?: LocalizedText;
  readonly price?: Minor;
  /** `product` makes the choice a set item: selecting it adds a child line of `product`. */
  readonly type?: 'option' | 'product';
  readonly product?: ProductId;
  readonly defaultSelected?: boolean;
  readonly defaultSelectedQuantity?: number;
  readonly priceModifiers?: readonly PriceModifier[];
  readonly hideInKitchen?: boolean;
  readonly hideInReceipt?: boolean;
};

export type ProductOption = {
  readonly _id: OptionId;
  readonly name?: LocalizedText;
  readonly type?: 'option' | 'discount' | 'freeSurcharge';
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
