import type { Category, Product, ProductOption, SubCategory } from './entities/catalogue.ts';
import type { OrderDiscount } from './entities/discount.ts';
import type { Gift, Staff, User, UserCoupon, VipLevel } from './entities/member.ts';
import type { PointEntry, Reward } from './entities/points.ts';
import type {
  AppSetting,
  PaymentMethod,
  Section,
  Shop,
  SystemSetting,
  TableViewItem,
  TaxSetting,
} from './entities/shop.ts';

/** Points that came or went before the restaurant began; an `adjust` of this moment unless it says otherwise. */
type EarlierPoints = Pick<PointEntry, 'user' | 'shop' | 'amount'> &
  Partial<Pick<PointEntry, 'reason' | 'reward'>> & {
    readonly daysAgo?: number;
  };

/** Everything that an empty database needs to become a restaurant's; `staff` and `users` with PINs and passwords in plain text. */
export type Organisation = {
  readonly systemSetting: SystemSetting;
  readonly appSettings: readonly AppSetting[];
  readonly shops: readonly Shop[];
  readonly sections: readonly Section[];
  readonly categories: readonly Category[];
  readonly subCategories: readonly SubCategory[];
  readonly products: readonly Product[];
  readonly productOptions: readonly ProductOption[];
  readonly orderDiscounts: readonly OrderDiscount[];
  readonly userCoupons: readonly UserCoupon[];
  readonly taxSettings: readonly TaxSetting[];
  readonly tableViewItems: readonly TableViewItem[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly vipLevels: readonly VipLevel[];
  readonly rewards: readonly Reward[];
  readonly gifts: readonly Gift[];
  /** How members' points came and went so far, the oldest first of each member; what went is below 0. */
  readonly points: readonly EarlierPoints[];
  readonly users: readonly (User & { readonly password: string })[];
  /** An owner may log in with e-mail and password, too. */
  readonly staff: readonly (Staff & {
    readonly pin: string;
    readonly email?: string;
    readonly password?: string;
  })[];
};
