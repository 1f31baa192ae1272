import type { Organisation } from '@comanda/contract';

/** The levels that a member can reach: what they take off the order. */
export const VIP_LEVELS: Organisation['vipLevels'] = [
  { _id: 'vip-silver', name: { en: 'Silver', cht: '銀級', chs: '银级' }, orderDiscount: 0.95 },
  { _id: 'vip-gold', name: { en: 'Gold', cht: '金級', chs: '金级' }, orderDiscount: 0.9 },
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
