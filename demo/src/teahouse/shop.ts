import type { PaymentMethod, Shop, TableViewItem, TaxSetting } from '@comanda/contract';
import { named } from '../menu/draft.ts';

/** Open at every hour: guests may sit down without a table until ten at night, later at a table or to take away. */
export const SHOP: Shop = {
  _id: 'teahouse',
  name: named(['Moon Lane Tea', '月巷茶', '月巷茶']),
  currency: 'TWD',
  showCurrencyRegion: true,
  hideDecimals: true,
  timezone: 'Asia/Taipei',
  openForOnline: true,
  openForApp: true,
  openTakeAway: true,
  openDineInNoTable: true,
  pickup: { slotMinutes: 15, perSlot: 4, daysAhead: 2 },
  onlineCanSwitchSection: true,
  onlineEnabledFixedCode: true,
  onlineSessionTimeout: 30,
  onlineOpeningHours: [
    { startTime: '06:00', endTime: '22:00', orderType: ['dineIn', 'dineInNoTable', 'takeAway'] },
    { startTime: '22:00', endTime: '24:00', orderType: ['dineIn', 'takeAway'] },
    { startTime: '00:00', endTime: '06:00', orderType: ['dineIn', 'takeAway'] },
  ],
  address: named(['7 Moon Lane, Taipei', '臺北市月巷 7 號', '台北市月巷7号']),
  location: { latitude: 25.0422, longitude: 121.5299 },
  images: ['dish-pearl-milk-tea', 'dish-braised-pork-rice', 'dish-popcorn-chicken'],
  openTime: '00:00',
  closeTime: '24:00',
  dayStart: '05:00',
  payment: { dineIn: 'after', dineInNoTable: 'either', takeAway: 'before' },
  preparationMinutes: 8,
  primaryColor: '#1f7a4d',
  secondaryColor: '#e3b04b',
};

export const TAX_SETTINGS: TaxSetting[] = [
  {
    _id: 'teahouse-vat',
    name: named(['Business tax', '營業稅', '营业税']),
    status: 'active',
    percent: 5,
    included: true,
    includeServiceCharge: true,
    shops: ['teahouse'],
  },
];

export const TABLES: TableViewItem[] = [2, 2, 2, 4, 4, 6].map((capacity, index) => ({
  _id: `teahouse-t${index + 1}`,
  shop: 'teahouse',
  item: `teahouse-table-t${index + 1}`,
  name: `T${index + 1}`,
  capacity,
}));

export const PAYMENT_METHODS: PaymentMethod[] = [
  {
    _id: 'teahouse-counter',
    shop: 'teahouse',
    name: named(['Pay at the counter', '到櫃枱付款', '到柜台付款']),
    provider: 'counter',
    online: false,
    showOrder: 0,
  },
  {
    _id: 'teahouse-sandbox',
    shop: 'teahouse',
    name: named(['Test card', '測試信用卡', '测试银行卡']),
    provider: 'sandbox',
    online: true,
    showOrder: 1,
  },
  {
    _id: 'teahouse-cash',
    shop: 'teahouse',
    name: named(['Cash', '現金', '现金']),
    provider: 'cash',
    online: false,
    showOrder: 2,
  },
  {
    _id: 'teahouse-terminal',
    shop: 'teahouse',
    name: named(['Card terminal', '信用卡機', '刷卡机']),
    provider: 'manual',
    online: false,
    showOrder: 3,
  },
  {
    _id: 'teahouse-voucher',
    shop: 'teahouse',
    name: named(['Voucher', '現金券', '代金券']),
    provider: 'manual',
    online: false,
    showOrder: 4,
  },
];
