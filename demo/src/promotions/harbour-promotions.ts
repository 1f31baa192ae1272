import type { OrderDiscount } from '@comanda/contract';
import { named } from '../menu/draft.ts';

const SHOPS = ['harbour'];
const AUTOMATIC = { source: 'automatic', shops: SHOPS } as const;
const BASKETS = ['siu-mai', 'shrimp-dumplings', 'spring-rolls', 'shrimp-rice-roll', 'char-siu-rice-roll'];

/** The café's automatic rules; amounts in cents, evaluated by priority. */
export const HARBOUR_PROMOTIONS: OrderDiscount[] = [
  {
    ...AUTOMATIC,
    _id: 'harbour-early-bird',
    name: named([
      'Early bird: drinks 20% off at breakfast',
      '早鳥優惠：早餐時段飲品八折',
      '早鸟优惠：早餐时段饮料八折',
    ]),
    type: 'discount',
    for: 'product',
    discountType: 'percent',
    discount: 20,
    priority: 10,
    // The hours are the section's: breakfast is served until half past eleven.
    sections: ['harbour-breakfast'],
    conditions: [{ for: 'product', category: ['harbour-drinks'] }],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-wok-pair',
    name: named(['Two from the wok, one side free', '兩款小炒，送小食一款', '两款小炒，送小吃一款']),
    type: 'discount',
    for: 'product',
    discountType: 'pickNMaxPrice',
    discount: 1,
    repeat: true,
    priority: 20,
    conditions: [{ for: 'product', category: ['harbour-stir-fried'], minQty: 2 }],
    discountRules: [{ product: ['blanched-greens', 'spring-rolls', 'side-rice'] }],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-tea-and-tart',
    name: named(['Milk tea with a Portuguese tart: save HK$5', '奶茶配葡撻，減 HK$5', '奶茶配葡挞，减 HK$5']),
    type: 'discount',
    for: 'product',
    discountType: 'amount',
    discount: 500,
    priority: 20,
    conditions: [
      { for: 'product', product: ['milk-tea'] },
      { for: 'product', product: ['portuguese-tart'] },
    ],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-basket-pair',
    name: named(['Two baskets of dim sum: 15% off', '點心兩籠或以上八五折', '点心两笼或以上八五折']),
    type: 'discount',
    for: 'product',
    discountType: 'percent',
    discount: 15,
    priority: 30,
    conditions: [{ for: 'product', product: BASKETS, minQty: 2 }],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-rice-to-go',
    name: named(['Rice plates to take away: 10% off', '碟頭飯外賣九折', '盖浇饭外带九折']),
    type: 'discount',
    for: 'product',
    discountType: 'percent',
    discount: 10,
    priority: 30,
    orderType: ['takeAway'],
    conditions: [{ for: 'product', category: ['harbour-rice'] }],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-baked-drink',
    name: named([
      'Two oven dishes: a hot milk tea on us',
      '焗飯兩份，送熱奶茶一杯',
      '焗饭两份，送热奶茶一杯',
    ]),
    type: 'free',
    repeat: true,
    priority: 40,
    automaticAddFreeProduct: true,
    conditions: [{ for: 'product', category: ['harbour-baked'], minQty: 2 }],
    freeProducts: [
      {
        product: 'milk-tea',
        quantity: 1,
        options: [
          { option: 'hot-or-iced', selections: [{ _id: 'hot', quantity: 1 }] },
          { option: 'sugar', selections: [{ _id: 'regular', quantity: 1 }] },
        ],
      },
    ],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-congee-service',
    name: named(['Congee without service charge', '粥品免加一', '粥品免服务费']),
    type: 'discount',
    for: 'product',
    discountType: 'freeSurcharge',
    priority: 50,
    orderType: ['dineIn', 'dineInNoTable'],
    conditions: [{ for: 'product', category: ['harbour-congee'] }],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-spend-200',
    name: named(['Every full HK$200: save HK$20', '每滿 HK$200 減 HK$20', '每满 HK$200 减 HK$20']),
    type: 'discount',
    for: 'order',
    discountType: 'amount',
    discount: 2000,
    repeat: true,
    priority: 90,
    beforeServiceCharge: true,
    conditions: [{ for: 'order', minTotal: 20000 }],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-free-seats',
    name: named(['No seat charge from HK$300', '滿 HK$300 免茶芥', '满 HK$300 免茶位费']),
    type: 'discount',
    for: 'order',
    discountType: 'freeSeatCharge',
    priority: 95,
    orderType: ['dineIn'],
    conditions: [{ for: 'order', minTotal: 30000 }],
  },
  {
    ...AUTOMATIC,
    _id: 'harbour-points',
    name: named([
      'Members: 10 points for every HK$100',
      '會員每 HK$100 送 10 積分',
      '会员每 HK$100 送 10 积分',
    ]),
    type: 'point',
    percentagePoint: 10,
    priority: 200,
  },
];

/** Rules behind codes. */
export const HARBOUR_COUPONS: OrderDiscount[] = [
  {
    _id: 'harbour-welcome',
    name: named(['Welcome: 10% off', '新客優惠九折', '新客优惠九折']),
    type: 'discount',
    for: 'order',
    discountType: 'percent',
    discount: 10,
    priority: 100,
    source: 'coupon',
    shops: SHOPS,
    conditions: [{ for: 'order', minTotal: 5000 }],
  },
  {
    _id: 'harbour-neighbour',
    name: named(['Neighbours: 15% off', '街坊優惠八五折', '街坊优惠八五折']),
    type: 'discount',
    for: 'order',
    discountType: 'percent',
    discount: 15,
    priority: 110,
    source: 'coupon',
    shops: SHOPS,
    // Not together with what is taken off large orders, nor with the other code.
    ruleType: 'denylist',
    rules: ['harbour-spend-200', 'harbour-welcome'],
  },
  {
    _id: 'harbour-tart-on-us',
    name: named(['An egg tart on us', '送蛋撻一個', '送蛋挞一个']),
    type: 'free',
    priority: 80,
    source: 'coupon',
    shops: SHOPS,
    automaticAddFreeProduct: true,
    conditions: [{ for: 'order', minTotal: 6000 }],
    freeProducts: [{ product: 'egg-tart', quantity: 1 }],
  },
  {
    _id: 'harbour-member-20',
    name: named(['Members: HK$20 off from HK$100', '會員滿 HK$100 減 HK$20', '会员满 HK$100 减 HK$20']),
    type: 'discount',
    for: 'order',
    discountType: 'amount',
    discount: 2000,
    priority: 105,
    source: 'coupon',
    shops: SHOPS,
    conditions: [{ for: 'order', minTotal: 10000 }],
  },
];

/** Rules that the staff give by hand. */
export const HARBOUR_MANUAL: OrderDiscount[] = [
  {
    _id: 'harbour-neighbours',
    name: named(['Neighbours: 10% off', '街坊九折', '街坊九折优惠']),
    type: 'discount',
    for: 'order',
    discountType: 'percent',
    discount: 10,
    priority: 60,
    source: 'manual',
    shops: SHOPS,
  },
  {
    _id: 'harbour-staff-half',
    name: named(['Staff meal: half price', '員工餐半價', '员工餐半价']),
    type: 'discount',
    for: 'order',
    discountType: 'percent',
    discount: 50,
    priority: 61,
    source: 'manual',
    shops: SHOPS,
    conditions: [{ for: 'order', includeModifier: ['harbour-staff-meal'] }],
  },
];

/** Rules behind members' coupons and gifts. */
export const HARBOUR_GIFTS: OrderDiscount[] = [
  {
    _id: 'harbour-gift-tea',
    name: named(['A hot milk tea on us', '送熱奶茶一杯', '送热奶茶一杯']),
    type: 'free',
    priority: 85,
    source: 'gift',
    shops: SHOPS,
    freeProducts: [
      {
        product: 'milk-tea',
        quantity: 1,
        options: [
          { option: 'hot-or-iced', selections: [{ _id: 'hot', quantity: 1 }] },
          { option: 'sugar', selections: [{ _id: 'regular', quantity: 1 }] },
        ],
      },
    ],
  },
];
