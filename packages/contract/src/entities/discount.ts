import {
  ACTIVATION_STATUSES,
  CONDITION_KINDS,
  DISCOUNT_TYPES,
  RULE_LIST_TYPES,
  RULE_SOURCES,
  RULE_TARGETS,
  RULE_TYPES,
} from '@comanda/domain';
import Type, { type Static } from 'typebox';
import {
  Closed,
  DateOrInstant,
  documentFields,
  Entity,
  Id,
  LocalizedText,
  MinorFromZero,
  OrderType,
  stamps,
} from '../schema.ts';

const Quantity = Type.Number({ minimum: 0 });

export const ProductOptionMatch = Closed({
  option: Id('option'),
  values: Type.Optional(Type.Array(Id('choice'))),
  evalues: Type.Optional(Type.Array(Id('choice'))),
  optionNumMin: Type.Optional(Quantity),
  optionNumMax: Type.Optional(Quantity),
  optionQtyMin: Type.Optional(Quantity),
  optionQtyMax: Type.Optional(Quantity),
});

export const Condition = Closed({
  for: Type.Optional(Type.Enum(CONDITION_KINDS)),
  product: Type.Optional(Type.Array(Id('product'))),
  category: Type.Optional(Type.Array(Id('category'))),
  sections: Type.Optional(Type.Array(Id('section'))),
  excludeProduct: Type.Optional(Type.Array(Id('product'))),
  excludeCategory: Type.Optional(Type.Array(Id('category'))),
  excludeSections: Type.Optional(Type.Array(Id('section'))),
  productOption: Type.Optional(Type.Array(ProductOptionMatch)),
  minQty: Type.Optional(Quantity),
  minWeight: Type.Optional(Quantity),
  minTotal: Type.Optional(MinorFromZero),
  afterMinTotal: Type.Optional(MinorFromZero),
  includeModifier: Type.Optional(Type.Array(Id('modifier'))),
  excludeModifier: Type.Optional(Type.Array(Id('modifier'))),
});

/** A product that a rule gives away, with its options. */
export const FreeProduct = Closed({
  product: Id('product'),
  quantity: Type.Integer({ minimum: 1 }),
  options: Type.Optional(
    Type.Array(
      Closed({
        option: Id('option'),
        selections: Type.Array(Closed({ _id: Id('choice'), quantity: Type.Integer({ minimum: 1 }) })),
      }),
    ),
  ),
});

export const OrderDiscount = Entity('OrderDiscount', {
  _id: Id('rule'),
  name: LocalizedText,
  type: Type.Enum(RULE_TYPES),
  for: Type.Optional(Type.Enum(RULE_TARGETS)),
  status: Type.Optional(Type.Enum(ACTIVATION_STATUSES)),
  discountType: Type.Optional(Type.Enum(DISCOUNT_TYPES)),
  discount: Type.Optional(Type.Number({ minimum: 0 })),
  discountRules: Type.Optional(Type.Array(Condition)),
  discountAny: Type.Optional(Type.Boolean()),
  repeat: Type.Optional(Type.Boolean()),
  priority: Type.Optional(Type.Integer()),
  shops: Type.Optional(Type.Array(Id('shop'))),
  sections: Type.Optional(Type.Array(Id('section'))),
  orderType: Type.Optional(Type.Array(OrderType, { maxItems: 4 })),
  conditions: Type.Optional(Type.Array(Condition)),
  ruleType: Type.Optional(Type.Enum(RULE_LIST_TYPES)),
  rules: Type.Optional(Type.Array(Id('rule'))),
  rulesDiscount: Type.Optional(Type.Array(Id('rule'))),
  fixedPoint: Type.Optional(Type.Integer({ minimum: 0 })),
  percentagePoint: Type.Optional(Type.Number({ minimum: 0 })),
  beforeServiceCharge: Type.Optional(Type.Boolean()),
  automaticAddFreeProduct: Type.Optional(Type.Boolean()),
  freeProducts: Type.Optional(Type.Array(FreeProduct)),
  source: Type.Optional(Type.Enum(RULE_SOURCES)),
  startDate: Type.Optional(DateOrInstant),
  endDate: Type.Optional(DateOrInstant),
  ...documentFields,
  ...stamps,
});
export type OrderDiscount = Static<typeof OrderDiscount>;
