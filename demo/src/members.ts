import type { Organisation } from '@comanda/contract';
import { named } from './menu/draft.ts';

/** The levels that a member reaches by the points of a year: what they take off the order. */
export const VIP_LEVELS: Organisation['vipLevels'] = [
  {
    _id: 'vip-silver',
    name: { en: 'Silver', cht: '銀級', chs: '银级' },
    orderDiscount: 0.95,
    minPoints: 100,
  },
  { _id: 'vip-gold', name: { en: 'Gold', cht: '金級', chs: '金级' }, orderDiscount: 0.9, minPoints: 300 },
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

/** What points buy. */
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
    name: named(['$20 off from $100', '滿 $100 減 $20', '满100元减20元']),
    points: 50,
    coupon: 'harbour-member-20',
    shops: ['harbour'],
    validDays: 90,
  },
  {
    _id: 'teahouse-reward-cake',
    name: named(['A Basque cheesecake', '巴斯克乳酪一份', '巴斯克芝士蛋糕一份']),
    points: 60,
    coupon: 'teahouse-gift-cake',
    shops: ['teahouse'],
    validDays: 90,
  },
];

/** What the members have been given already. */
export const GIFTS: Organisation['gifts'] = [
  { _id: 'mei-milk-tea', coupon: 'harbour-gift-tea', user: 'user-mei', status: 'valid', shops: ['harbour'] },
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
];

/** What the members have earned so far. */
export const POINTS: Organisation['points'] = [
  { user: 'user-mei', shop: 'harbour', amount: 90 },
  { user: 'user-kai', shop: 'harbour', amount: 140 },
  { user: 'user-lin', shop: 'teahouse', amount: 320 },
];
