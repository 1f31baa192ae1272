import {
  ALLERGENS,
  CHOICE_TYPES,
  DIETS,
  MAX_COURSES,
  OPTION_TYPES,
  PRICE_MODIFIER_TYPES,
  STOCK_COUNTINGS,
  STOCK_MODES,
} from '@comanda/domain';
import Type, { type Static } from 'typebox';
import {
  Closed,
  documentFields,
  Entity,
  Id,
  Instant,
  LocalizedText,
  Minor,
  MinorFromZero,
  MultiplierValue,
  OrderType,
  PercentValue,
  ShortText,
  stamps,
} from '../schema.ts';

export const PriceModifier = Closed({
  shop: Type.Optional(Id('shop')),
  type: Type.Enum(PRICE_MODIFIER_TYPES),
  option: Type.Optional(Id('option')),
  optionValue: Type.Optional(Id('choice')),
  modifier: Type.Optional(Id('modifier')),
  price: Type.Optional(Minor),
  percent: Type.Optional(PercentValue),
});

/** A shop's own price or discount multiplier of a product. */
export const DiscountMapping = Closed({
  shop: Type.Optional(Id('shop')),
  price: Type.Optional(MinorFromZero),
  discount: Type.Optional(MultiplierValue),
});

export const StockMode = Type.Enum(STOCK_MODES);

export const Stock = Closed({
  mode: Type.Optional(Type.Enum(STOCK_COUNTINGS)),
  quantity: Type.Optional(Type.Number()),
  stockMode: Type.Optional(StockMode),
  onlineMode: Type.Optional(StockMode),
  onlineThreshold: Type.Optional(Type.Integer({ minimum: 0 })),
  productOptions: Type.Optional(
    Type.Array(Closed({ option: Id('option'), value: Id('choice'), quantity: Type.Number() })),
  ),
  /** True while the staff have it marked as sold out, whatever is counted. */
  soldOut: Type.Optional(Type.Boolean()),
  /** The moment at which the mark, or the count given for today, ends by itself. */
  resumeAt: Type.Optional(Instant),
  /** The choices that are marked as sold out, for this product. */
  soldOutChoices: Type.Optional(
    Type.Array(Closed({ option: Id('option'), choice: Id('choice'), resumeAt: Type.Optional(Instant) })),
  ),
});

/**
 * The allergens that a menu has to name. An absent list means unknown, an empty one none; the dishes of a set and the
 * choices of options have lists of their own.
 */
export const Allergen = Type.Enum(ALLERGENS);
export type Allergen = Static<typeof Allergen>;
export const Diet = Type.Enum(DIETS);
export type Diet = Static<typeof Diet>;

/** A course of a meal, from 1. */
export const Course = Type.Integer({ minimum: 1, maximum: MAX_COURSES });

export const Product = Entity('Product', {
  _id: Id('product'),
  name: LocalizedText,
  description: Type.Optional(LocalizedText),
  price: MinorFromZero,
  category: Id('category'),
  subCategory: Type.Optional(Id('subCategory')),
  sections: Type.Array(Id('section')),
  shops: Type.Optional(Type.Array(Id('shop'))),
  code: Type.Optional(ShortText(40)),
  shortName: Type.Optional(LocalizedText),
  options: Type.Optional(Type.Array(Id('option'))),
  ingredients: Type.Optional(Type.Array(Id('ingredient'))),
  ingredientModifiers: Type.Optional(Type.Array(Id('modifier'))),
  priceModifiers: Type.Optional(Type.Array(PriceModifier)),
  discountMapping: Type.Optional(Type.Array(DiscountMapping)),
  notGoKitchen: Type.Optional(Type.Boolean()),
  notGoWaterBar: Type.Optional(Type.Boolean()),
  kitchenPrinters: Type.Optional(Type.Array(Id('printer'))),
  waterBars: Type.Optional(Type.Array(Id('printer'))),
  freeSurcharge: Type.Optional(Type.Boolean()),
  discountable: Type.Optional(Type.Boolean()),
  setOrderOrGiftOnly: Type.Optional(Type.Boolean()),
  hideFromOnline: Type.Optional(Type.Boolean()),
  eatInOnly: Type.Optional(Type.Boolean()),
  soldByWeight: Type.Optional(Type.Boolean()),
  /** True if the staff enter its price, between `priceMin` and `priceMax`, without approval. */
  openPrice: Type.Optional(Type.Boolean()),
  priceMin: Type.Optional(MinorFromZero),
  priceMax: Type.Optional(MinorFromZero),
  weight: Type.Optional(Type.Number({ minimum: 0 })),
  stock: Type.Optional(Stock),
  /** Picture, served as `/api/attachments/{id}`. */
  image: Type.Optional(Id('attachment')),
  /** Alternative text of its picture, for those who do not see it; the name when absent. */
  imageAlt: Type.Optional(LocalizedText),
  allergens: Type.Optional(Type.Array(Allergen)),
  diets: Type.Optional(Type.Array(Diet)),
  popular: Type.Optional(Type.Boolean()),
  /** Products to suggest once it is in the cart, the best first. */
  goesWith: Type.Optional(Type.Array(Id('product'))),
  /** Position in its category. */
  order: Type.Optional(Type.Integer()),
  /** Its ids in other systems, by which an import finds it; for the office only. */
  sources: Type.Optional(Type.Array(Closed({ system: ShortText(40), id: ShortText(200) }), { maxItems: 20 })),
  ...documentFields,
  ...stamps,
});
export type Product = Static<typeof Product>;

export const Choice = Closed({
  _id: Id('choice'),
  name: LocalizedText,
  price: Type.Optional(Minor),
  type: Type.Optional(Type.Enum(CHOICE_TYPES)),
  product: Type.Optional(Id('product')),
  defaultSelected: Type.Optional(Type.Boolean()),
  defaultSelectedQuantity: Type.Optional(Type.Integer({ minimum: 1 })),
  priceModifiers: Type.Optional(Type.Array(PriceModifier)),
  ingredients: Type.Optional(Type.Array(Id('ingredient'))),
  /** The allergens it adds to the dish. An absent list means unknown, an empty one none. */
  allergens: Type.Optional(Type.Array(Allergen)),
  hideInKitchen: Type.Optional(Type.Boolean()),
  hideInReceipt: Type.Optional(Type.Boolean()),
});

export const ProductOption = Entity('ProductOption', {
  _id: Id('option'),
  name: LocalizedText,
  type: Type.Optional(Type.Enum(OPTION_TYPES)),
  options: Type.Array(Choice),
  draft: Type.Optional(Type.Boolean()),
  required: Type.Optional(Type.Boolean()),
  multiple: Type.Optional(Type.Boolean()),
  minPick: Type.Optional(Type.Integer({ minimum: 0 })),
  maxPick: Type.Optional(Type.Integer({ minimum: 0 })),
  allowQuantity: Type.Optional(Type.Boolean()),
  minQuantity: Type.Optional(Type.Integer({ minimum: 0 })),
  maxQuantity: Type.Optional(Type.Integer({ minimum: 0 })),
  allowSameValue: Type.Optional(Type.Boolean()),
  enjoyDiscount: Type.Optional(Type.Boolean()),
  allowedOrderType: Type.Optional(Type.Array(OrderType, { maxItems: 4 })),
  hideInKitchen: Type.Optional(Type.Boolean()),
  hideInReceipt: Type.Optional(Type.Boolean()),
  ...documentFields,
  ...stamps,
});
export type ProductOption = Static<typeof ProductOption>;

export const Category = Entity('Category', {
  _id: Id('category'),
  name: LocalizedText,
  sections: Type.Array(Id('section')),
  order: Type.Optional(Type.Integer()),
  /** The course that its dishes are served with; 1 when absent. */
  course: Type.Optional(Course),
  /** Picture for the category rail. */
  image: Type.Optional(Id('attachment')),
  ...documentFields,
  ...stamps,
});
export type Category = Static<typeof Category>;

export const SubCategory = Entity('SubCategory', {
  _id: Id('subCategory'),
  name: LocalizedText,
  category: Id('category'),
  order: Type.Optional(Type.Integer()),
  ...documentFields,
  ...stamps,
});
export type SubCategory = Static<typeof SubCategory>;
