import type { PaymentMethod, Shop, TableViewItem } from '@comanda/contract';
import { named } from '../menu/draft.ts';
import { DELIVERY_ZONES } from './delivery-zones.ts';

export const SHOP: Shop = {
  _id: 'harbour',
  name: named(['Harbour Lane Café', '海傍冰室', '海傍冰室']),
  currency: 'HKD',
  showCurrencyRegion: true,
  timezone: 'Asia/Hong_Kong',
  priceRoundFactor: 10,
  priceRoundMethod: 'round',
  openForOnline: true,
  openForApp: true,
  openTakeAway: true,
  openDineInNoTable: true,
  openDelivery: true,
  deliveryZones: DELIVERY_ZONES,
  pickup: { slotMinutes: 15, perSlot: 8, daysAhead: 1 },
  onlineCanSwitchSection: true,
  onlineEnabledFixedCode: true,
  onlineSessionTimeout: 30,
  onlineOpeningHours: [
    { startTime: '00:00', endTime: '24:00', orderType: ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'] },
  ],
  // The pot of brisket is only so large.
  onlineOrderLimits: [{ limitType: 'perOrder', product: ['bowl-of-brisket'], quantity: 4 }],
  address: named(['G/F, 18 Harbour Lane, Hong Kong', '香港海傍里 18 號地下', '香港海傍里18号首层']),
  location: { latitude: 22.2876, longitude: 114.1588 },
  images: ['dish-milk-tea', 'dish-pineapple-bun-butter', 'dish-satay-beef-noodles'],
  openTime: '00:00',
  closeTime: '24:00',
  dayStart: '05:00',
  payment: { dineIn: 'after', dineInNoTable: 'either', takeAway: 'either' },
  preparationMinutes: 12,
  modifiers: [{ _id: 'harbour-staff-meal', name: named(['Staff meal', '員工餐', '员工餐']) }],
};

const CAPACITIES = {
  A: [2, 2, 2, 2, 4, 4, 4, 4],
  B: [4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 8, 10],
};

export const TABLES: TableViewItem[] = Object.entries(CAPACITIES).flatMap(([row, capacities]) =>
  capacities.map((capacity, index) => {
    const name = `${row}${String(index + 1).padStart(2, '0')}`;
    return {
      _id: `harbour-${name.toLowerCase()}`,
      shop: 'harbour',
      section: 'harbour-allday',
      item: `harbour-table-${name.toLowerCase()}`,
      name,
      capacity,
    };
  }),
);

export const PAYMENT_METHODS: PaymentMethod[] = [
  {
    _id: 'harbour-counter',
    shop: 'harbour',
    name: named(['Pay at the counter', '到櫃枱付款', '到柜台付款']),
    provider: 'counter',
    online: false,
    orderType: ['dineIn', 'dineInNoTable', 'takeAway'],
    showOrder: 0,
  },
  {
    _id: 'harbour-fps',
    shop: 'harbour',
    name: named(['FPS', '轉數快', '转数快']),
    provider: 'qr',
    online: true,
    showOrder: 2,
    // an address that nobody can register
    qr: { scheme: 'fps', proxy: 'email', value: 'demo@example.com', name: 'Harbour Lane Cafe', city: 'HK' },
  },
  {
    _id: 'harbour-sandbox',
    shop: 'harbour',
    name: named(['Test card', '測試信用卡', '测试银行卡']),
    provider: 'sandbox',
    online: true,
    showOrder: 1,
  },
  {
    _id: 'harbour-cash',
    shop: 'harbour',
    name: named(['Cash', '現金', '现金']),
    provider: 'cash',
    online: false,
    showOrder: 2,
  },
  {
    _id: 'harbour-terminal',
    shop: 'harbour',
    name: named(['Card terminal', '信用卡機', '刷卡机']),
    provider: 'manual',
    online: false,
    showOrder: 3,
  },
  {
    _id: 'harbour-voucher',
    shop: 'harbour',
    name: named(['Voucher', '現金券', '代金券']),
    provider: 'manual',
    online: false,
    showOrder: 4,
  },
];
