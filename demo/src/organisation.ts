import type { Organisation } from '@comanda/contract';
import { HARBOUR } from './harbour/harbour.ts';
import { GIFTS, MEMBER_COUPONS, POINTS, REWARDS, USERS, VIP_LEVELS } from './members.ts';
import { ORDER_DISCOUNTS, USER_COUPONS } from './promotions/promotions.ts';
import { STAFF } from './staff.ts';
import { TEAHOUSE } from './teahouse/teahouse.ts';

const SHOPS = [HARBOUR, TEAHOUSE];

/**
 * Returns the demo restaurant: two shops with their menus, tables and staff, ready to be written into an empty
 * database.
 */
export function demoOrganisation(): Organisation {
  return {
    systemSetting: {
      _id: 'system',
      allowChooseShop: true,
      onlineMemberSystem: true,
      // The shops have currencies of their own, and so have their points.
      points: { scope: 'shop', expireMonths: 12 },
      welcomeCoupons: ['harbour-welcome', 'teahouse-moon'],
    },
    appSettings: [
      { _id: 'app-primary-color', key: 'primaryColor', value: '#ff9b33' },
      { _id: 'app-secondary-color', key: 'secondaryColor', value: '#ffb30e' },
    ],
    shops: SHOPS.map(({ shop }) => shop),
    sections: SHOPS.flatMap(({ sections }) => sections),
    categories: SHOPS.flatMap(({ menu }) => menu.categories),
    subCategories: SHOPS.flatMap(({ menu }) => menu.subCategories),
    products: SHOPS.flatMap(({ menu }) => menu.products),
    productOptions: SHOPS.flatMap(({ menu }) => menu.productOptions),
    orderDiscounts: ORDER_DISCOUNTS,
    userCoupons: [...USER_COUPONS, ...MEMBER_COUPONS],
    taxSettings: SHOPS.flatMap(({ taxSettings }) => taxSettings),
    tableViewItems: SHOPS.flatMap(({ tables }) => tables),
    paymentMethods: SHOPS.flatMap(({ paymentMethods }) => paymentMethods),
    vipLevels: VIP_LEVELS,
    rewards: REWARDS,
    gifts: GIFTS,
    points: POINTS,
    users: USERS,
    staff: STAFF,
  };
}
