import type { Category, Product, ProductOption, SubCategory } from '../entities/catalogue.ts';
import type { OrderDiscount } from '../entities/discount.ts';
import type { VipLevel } from '../entities/member.ts';
import type { Reward } from '../entities/points.ts';
import type {
  AppSetting,
  PaymentMethod,
  Section,
  Shop,
  SystemSetting,
  TableViewItem,
  TaxSetting,
} from '../entities/shop.ts';

/** One of each entity of a small restaurant, for the examples of the calls. */
export const systemSetting: SystemSetting = {
  _id: 'system',
  allowChooseShop: true,
  onlineMemberSystem: true,
};

export const appSetting: AppSetting = { _id: 'primaryColor', key: 'primaryColor', value: 'FF9B33' };

export const shop: Shop = {
  _id: 'harbour',
  name: { en: 'Harbour Kitchen', cht: '海港小廚', chs: '海港小厨' },
  currency: 'HKD',
  timezone: 'Asia/Hong_Kong',
  openForOnline: true,
  openTakeAway: true,
  openDineInNoTable: true,
  onlineSessionTimeout: 15,
  onlineOpeningHours: [{ startTime: '11:00', endTime: '22:30', orderType: ['takeAway', 'dineInNoTable'] }],
  hoursExceptions: [
    {
      from: '2027-02-05',
      to: '2027-02-08',
      name: { en: 'Lunar New Year', cht: '農曆新年', chs: '农历新年' },
      closed: true,
    },
  ],
};

export const section: Section = {
  _id: 'allDay',
  name: { en: 'All day', cht: '全日', chs: '全日' },
  shops: ['harbour'],
  showOrder: 1,
  timeRange: [{ from: '11:00', to: '22:30', openForOnline: true }],
};

export const category: Category = {
  _id: 'noodles',
  name: { en: 'Noodles', cht: '麵', chs: '面' },
  sections: ['allDay'],
  order: 1,
};

export const subCategory: SubCategory = {
  _id: 'soupNoodles',
  name: { en: 'In soup', cht: '湯麵', chs: '汤面' },
  category: 'noodles',
  order: 1,
};

export const product: Product = {
  _id: 'wontonNoodles',
  name: { en: 'Wonton noodles', cht: '雲吞麵', chs: '云吞面' },
  price: 4800,
  category: 'noodles',
  subCategory: 'soupNoodles',
  sections: ['allDay'],
  options: ['noodleSize'],
  image: 'dish-wonton-noodles',
  allergens: ['wheat', 'egg', 'shellfish'],
};

export const productOption: ProductOption = {
  _id: 'noodleSize',
  name: { en: 'Size', cht: '份量', chs: '份量' },
  required: true,
  options: [
    { _id: 'regular', name: { en: 'Regular', cht: '正常', chs: '正常' }, defaultSelected: true },
    { _id: 'large', name: { en: 'Large', cht: '加大', chs: '加大' }, price: 800 },
  ],
};

export const orderDiscount: OrderDiscount = {
  _id: 'lunch10',
  name: { en: 'Lunch, 10 % off', cht: '午市九折', chs: '午市九折' },
  type: 'discount',
  for: 'order',
  discountType: 'percent',
  discount: 10,
  source: 'automatic',
  priority: 1,
};

export const reward: Reward = {
  _id: 'free-tea',
  name: { en: 'A cup of tea', cht: '一杯茶', chs: '一杯茶' },
  points: 50,
  coupon: 'tea-gift',
};

export const vipLevel: VipLevel = {
  _id: 'gold',
  name: { en: 'Gold', cht: '金', chs: '金' },
  orderDiscount: 0.9,
};

export const taxSetting: TaxSetting = {
  _id: 'gst',
  name: { en: 'GST', cht: '消費稅', chs: '消费税' },
  status: 'active',
  percent: 9,
  included: true,
};

export const tableViewItem: TableViewItem = {
  _id: 'harbour-a1',
  shop: 'harbour',
  section: 'allDay',
  item: 'table-a1',
  name: 'A1',
  capacity: 4,
};

export const paymentMethod: PaymentMethod = {
  _id: 'harbour-counter',
  shop: 'harbour',
  name: { en: 'At the counter', cht: '櫃檯付款', chs: '柜台付款' },
  provider: 'counter',
  online: false,
};
