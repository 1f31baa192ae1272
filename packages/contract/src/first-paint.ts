import type { OrderType } from '@comanda/domain';
import type { Shop, SystemSetting } from './entities/shop.ts';
import type { ShopCatalogue } from './entities/shop-catalogue.ts';

/** What a request says of its visitor: the language they chose, kept in a cookie, and what their browser says. */
export type Visitor = {
  readonly chosen?: string;
  readonly languages: readonly string[];
  readonly userAgent: string;
};

/** A menu that is to be drawn before the application runs. */
export type FirstPaintQuestion = {
  readonly catalogue: ShopCatalogue;
  readonly settings: Pick<SystemSetting, 'onlineMemberSystem'> | undefined;
  readonly orderType: OrderType;
  /** Code of the language. */
  readonly locale: string;
  /** Moment, with its offset. */
  readonly now: string;
};

/** A page of whose visitor nothing is known. */
export type PageQuestion = {
  /** Without a language before it. */
  readonly path: string;
  readonly shops: readonly Shop[];
  readonly settings: Pick<SystemSetting, 'allowChooseShop' | 'onlineMemberSystem'> | undefined;
  /** Code of the language. */
  readonly locale: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the visitor has chosen a restaurant before, which a cookie says. */
  readonly isGuest: boolean;
};

/** What stands in the page until the application does. */
export type Drawing = {
  /** Tag of its language. */
  readonly lang: string;
  readonly markup: string;
  /** Links to what the page needs besides the start of the application, as markup of the head. */
  readonly head: string;
};

/** What the built web application offers to the server that serves it. */
export type FirstPaint = {
  /** Code of the language in which a visitor is met. */
  localeFor(visitor: Visitor): string;
  /**
   * The menu's first screen; undefined when it would not stand as the application draws it, such as that of a
   * closed shop.
   */
  paint(question: FirstPaintQuestion): Drawing | undefined;
  /** The frame of a guest's page; the restaurants to choose from where they stand; undefined for other pages. */
  paintPage(question: PageQuestion): Drawing | undefined;
};
