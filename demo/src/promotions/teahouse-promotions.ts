import type { OrderDiscount } from '@comanda/contract';
import { named } from '../menu/draft.ts';

const SHOPS = ['teahouse'];
const AUTOMATIC = { source: 'automatic', shops: SHOPS } as const;

/** The tea shop's automatic rules; whole dollars only, in cents. */
export const TEAHOUSE_PROMOTIONS: OrderDiscount[] = [
  {
    ...AUTOMATIC,
    _id: 'teahouse-night-snacks',
    name: named(['Night market: fried snacks 15% off', '夜市時段：炸物 85 折', '夜市时段：炸物85折']),
    type: 'discount',
    for: 'product',
    discountType: 'percent',
    discount: 15,
    priority: 10,
    // The hours are the section's: the night begins at six.
    sections: ['teahouse-night'],
    conditions: [{ for: 'product', category: ['teahouse-fried'] }],
  },
  {
    ...AUTOMATIC,
    _id: 'teahouse-third-cup',
    name: named(['Pure tea: the third cup is free', '原味茶買二送一', '原味茶买二送一']),
    type: 'discount',
    for: 'product',
    discountType: 'pickNMaxPrice',
    discount: 1,
    repeat: true,
    priority: 20,
    conditions: [
      {
        for: 'product',
        product: ['assam-black-tea', 'jasmine-green-tea', 'four-seasons-tea'],
        minQty: 3,
      },
    ],
  },
  {
    ...AUTOMATIC,
    _id: 'teahouse-fruit-tea',
    name: named(['Fruit tea 10% off', '鮮果茶 9 折', '鲜果茶9折']),
    type: 'discount',
    for: 'product',
    discountType: 'percent',
    discount: 10,
    priority: 30,
    conditions: [{ for: 'product', category: ['teahouse-fruit-tea'] }],
  },
  {
    ...AUTOMATIC,
    _id: 'teahouse-spend-500',
    name: named(['From NT$500: save NT$50', '滿 NT$500 減 NT$50', '满 NT$500 减 NT$50']),
    type: 'discount',
    for: 'order',
    discountType: 'amount',
    discount: 5000,
    priority: 90,
    conditions: [{ for: 'order', minTotal: 50000 }],
  },
  {
    ...AUTOMATIC,
    _id: 'teahouse-brunch-service',
    name: named([
      'Brunch from NT$600: no service charge',
      '早午餐滿 NT$600 免服務費',
      '早午餐满 NT$600 免服务费',
    ]),
    type: 'discount',
    for: 'order',
    discountType: 'freeSurcharge',
    priority: 95,
    sections: ['teahouse-brunch'],
    conditions: [{ for: 'order', minTotal: 60000 }],
  },
  {
    ...AUTOMATIC,
    _id: 'teahouse-points',
    name: named(['Members: 5 points for every NT$100', '會員每 NT$100 送 5 積分', '会员每 NT$100 送 5 积分']),
    type: 'point',
    percentagePoint: 5,
    priority: 200,
  },
];

/** Rules behind codes. */
export const TEAHOUSE_COUPONS: OrderDiscount[] = [
  {
    _id: 'teahouse-moon',
    name: named([
      'Moon code: NT$20 off from NT$100',
      '月亮碼：滿 NT$100 減 NT$20',
      '月亮码：满 NT$100 减 NT$20',
    ]),
    type: 'discount',
    for: 'order',
    discountType: 'amount',
    discount: 2000,
    priority: 100,
    source: 'coupon',
    shops: SHOPS,
    conditions: [{ for: 'order', minTotal: 10000 }],
  },
  {
    _id: 'teahouse-half-cake',
    name: named(['Desserts at half price', '甜品半價', '甜品半价']),
    type: 'discount',
    for: 'product',
    discountType: 'percentPre',
    discount: 50,
    priority: 5,
    source: 'coupon',
    shops: SHOPS,
    // Stands alone: no other rule counts beside it.
    ruleType: 'allowlist',
    conditions: [{ for: 'product', category: ['teahouse-desserts'] }],
  },
];

/** Rules behind members' coupons and gifts. */
export const TEAHOUSE_GIFTS: OrderDiscount[] = [
  {
    _id: 'teahouse-gift-cake',
    name: named(['A Basque cheesecake on us', '送巴斯克乳酪蛋糕一份', '送巴斯克芝士蛋糕一份']),
    type: 'free',
    priority: 85,
    source: 'gift',
    shops: SHOPS,
    freeProducts: [{ product: 'basque-cheesecake', quantity: 1 }],
  },
];
