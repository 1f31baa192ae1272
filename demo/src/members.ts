import type { Organisation } from '@comanda/contract';
import { named } from './menu/draft.ts';

/** The levels that a member reaches by the points of a year: what they take off the order. */
export const VIP_LEVELS: Organisation['vipLevels'] = [
  {
    _id: 'vip-silver',
    name: named(['Silver', '銀級', '银级']),
    orderDiscount: 0.95,
    minPoints: 100,
  },
  { _id: 'vip-gold', name: named(['Gold', '金級', '金级']), orderDiscount: 0.9, minPoints: 300 },
];

const PASSWORD = 'Comanda2026';

/** Three members to try with: one without a level, one with each. */
export const USERS: Organisation['users'] = [
  { _id: 'user-mei', name: 'Mei Chan', email: 'mei@example.com', phone: '+85255550101' },
  {
    _id: 'user-kai',
    name: 'Kai Wong',
    email: 'kai@example.com',
    phone: '+85255550102',
    vipLevel: 'vip-silver',
  },
  {
    _id: 'user-lin',
    name: 'Lin Hsu',
    email: 'lin@example.com',
    phone: '+886955550103',
    vipLevel: 'vip-gold',
  },
].map((user) => ({ ...user, status: 'active', password: PASSWORD }));

/** Rewards that points buy. */
export const REWARDS: Organisation['rewards'] = [
  {
    _id: 'harbour-reward-tea',
    name: named(['A hot milk tea', '熱奶茶一杯', '热奶茶一杯']),
    points: 40,
    coupon: 'harbour-gift-tea',
    shops: ['harbour'],
    validDays: 90,
  },
  {
    _id: 'harbour-reward-20',
    name: named(['HK$20 off orders from HK$100', '滿 HK$100 減 HK$20', '满 HK$100 减 HK$20']),
    points: 50,
    coupon: 'harbour-member-20',
    shops: ['harbour'],
    validDays: 90,
  },
  {
    _id: 'teahouse-reward-cake',
    name: named(['A Basque cheesecake', '巴斯克乳酪蛋糕一份', '巴斯克芝士蛋糕一份']),
    points: 60,
    coupon: 'teahouse-gift-cake',
    shops: ['teahouse'],
    validDays: 90,
  },
];

/** Coupons and gifts that the members hold. */
export const GIFTS: Organisation['gifts'] = [
  { _id: 'mei-milk-tea', coupon: 'harbour-gift-tea', user: 'user-mei', status: 'valid', shops: ['harbour'] },
  {
    _id: 'mei-cheesecake',
    coupon: 'teahouse-gift-cake',
    user: 'user-mei',
    status: 'used',
    shops: ['teahouse'],
  },
  {
    _id: 'mei-old-tea',
    coupon: 'harbour-gift-tea',
    user: 'user-mei',
    status: 'valid',
    shops: ['harbour'],
    endDate: '2026-01-31',
  },
  {
    _id: 'lin-cheesecake',
    coupon: 'teahouse-gift-cake',
    user: 'user-lin',
    status: 'valid',
    shops: ['teahouse'],
  },
];

/** Coupons of the members’ own. */
export const MEMBER_COUPONS: Organisation['userCoupons'] = [
  {
    _id: 'mei-20-off',
    coupon: 'harbour-member-20',
    user: 'user-mei',
    status: 'valid',
    shops: ['harbour'],
    maxUses: 1,
  },
  {
    _id: 'mei-new-year',
    coupon: 'harbour-member-20',
    user: 'user-mei',
    status: 'valid',
    shops: ['harbour'],
    maxUses: 1,
    endDate: '2026-01-31',
  },
  {
    _id: 'mei-moon',
    coupon: 'teahouse-moon',
    user: 'user-mei',
    status: 'used',
    shops: ['teahouse'],
    maxUses: 1,
  },
];

/** History of the members’ points. Mei is one larger order short of Silver. */
export const POINTS: Organisation['points'] = [
  { user: 'user-mei', shop: 'harbour', amount: 42, reason: 'earn', daysAgo: 320 },
  { user: 'user-mei', shop: 'harbour', amount: 40, daysAgo: 210 },
  {
    user: 'user-mei',
    shop: 'harbour',
    amount: -40,
    reason: 'spend',
    reward: 'harbour-reward-tea',
    daysAgo: 140,
  },
  ...[9, 6, 8, 7, 6, 8].map((amount, visit) => ({
    ...{ user: 'user-mei', shop: 'harbour', amount },
    ...({ reason: 'earn', daysAgo: 120 - 18 * visit } as const),
  })),
  { user: 'user-mei', shop: 'harbour', amount: 4, daysAgo: 12 },
  { user: 'user-kai', shop: 'harbour', amount: 64, reason: 'earn', daysAgo: 251 },
  { user: 'user-kai', shop: 'harbour', amount: 51, reason: 'earn', daysAgo: 97 },
  { user: 'user-kai', shop: 'harbour', amount: 25, reason: 'earn', daysAgo: 19 },
  // more than a page of them
  ...Array.from({ length: 30 }, (_, visit) => ({
    ...{ user: 'user-lin', shop: 'teahouse', amount: 9 + (visit % 5) },
    ...({ reason: 'earn', daysAgo: 330 - 11 * visit } as const),
  })),
  { user: 'user-lin', shop: 'teahouse', amount: -10, reason: 'giveBack', daysAgo: 9 },
];
