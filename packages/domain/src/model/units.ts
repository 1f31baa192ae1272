import type { LocalizedText } from './languages.ts';

/**
 * A primitive with a flavour: a plain number or string may flow in, but one flavour never passes for another,
 * so a percentage cannot land where minor units belong, nor a product's id where a line's does.
 */
export type Flavoured<Base, Flavour extends string> = Base & { readonly __flavour?: Flavour };

/** An amount in minor units: 1/100 of the currency, for every currency (pricing P1.1). */
export type Minor = Flavoured<number, 'minor'>;
/** A percentage: `10` is ten per cent; at most 4 decimals (pricing P1.3). */
export type Percent = Flavoured<number, 'percent'>;
/** A multiplier: `0.85` leaves 85 per cent; at most 6 decimals (pricing P1.3). */
export type Multiplier = Flavoured<number, 'multiplier'>;
/** The days of the week, Monday = 1 … Sunday = 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** A wall-clock time of a shop, `HH:MM`; `24:00` is the end of the day. */
export type WallTime = Flavoured<string, 'wallTime'>;
/** A moment: ISO 8601 with an offset or `Z`. */
export type Instant = Flavoured<string, 'instant'>;

export type ShopId = Flavoured<string, 'shop'>;
export type SectionId = Flavoured<string, 'section'>;
export type CategoryId = Flavoured<string, 'category'>;
export type SubCategoryId = Flavoured<string, 'subCategory'>;
export type ProductId = Flavoured<string, 'product'>;
export type OptionId = Flavoured<string, 'option'>;
export type ChoiceId = Flavoured<string, 'choice'>;
export type LineId = Flavoured<string, 'line'>;
export type SessionId = Flavoured<string, 'session'>;
/** A member of staff. */
export type StaffId = Flavoured<string, 'staff'>;
export type UserId = Flavoured<string, 'user'>;
export type RuleId = Flavoured<string, 'rule'>;
export type UserCouponId = Flavoured<string, 'userCoupon'>;
export type GiftId = Flavoured<string, 'gift'>;
export type GiftRecordId = Flavoured<string, 'giftRecord'>;
export type TaxId = Flavoured<string, 'tax'>;
export type ZoneId = Flavoured<string, 'zone'>;
export type TableId = Flavoured<string, 'table'>;
export type ModifierId = Flavoured<string, 'modifier'>;

/** A name in one language, or by language. */
export type Name = string | LocalizedText;

/** Statuses of what can be switched off, such as a rule, a tax or a member. */
export const ACTIVATION_STATUSES = ['active', 'disabled'] as const;
