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
  /** What members have earned so far, all of it unspent. */
  readonly points: readonly Pick<PointEntry, 'user' | 'shop' | 'amount'>[];
  readonly users: readonly (User & { readonly password: string })[];
  /** An owner may log in with e-mail and password, too. */
  readonly staff: readonly (Staff & {
    readonly pin: string;
    readonly email?: string;
    readonly password?: string;
  })[];
};
