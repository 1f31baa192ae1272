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

/** Points earned or spent before the start; an `adjust` at the present moment by default. */
type EarlierPoints = Pick<PointEntry, 'user' | 'shop' | 'amount'> &
  Partial<Pick<PointEntry, 'reason' | 'reward'>> & {
    readonly daysAgo?: number;
  };

/** The data that an empty database is seeded with; PINs and passwords of `staff` and `users` are in plain text. */
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
  /** The members' points so far, the oldest first of each member; spent points are negative. */
  readonly points: readonly EarlierPoints[];
  readonly users: readonly (User & { readonly password: string })[];
  /** An owner may also sign in with e-mail address and password. */
  readonly staff: readonly (Staff & {
    readonly pin: string;
    readonly email?: string;
    readonly password?: string;
  })[];
};
