import type { LanguageOffer, OrderType } from '@comanda/domain';
import type { Shop, SystemSetting } from './entities/shop.ts';
import type { ShopCatalogue } from './entities/shop-catalogue.ts';

/** A visitor as a request describes them: the language chosen, from a cookie, the browser's headers, and their shop. */
export type Visitor = {
  readonly chosen?: string;
  readonly languages: readonly string[];
  readonly userAgent: string;
  /** The shop whose languages they are offered; undefined where it is not known. */
  readonly shop?: LanguageOffer | undefined;
};

/** The input for drawing a menu before the application runs. */
export type FirstPaintQuery = {
  readonly catalogue: ShopCatalogue;
  readonly settings: Pick<SystemSetting, 'onlineMemberSystem'> | undefined;
  readonly orderType: OrderType;
  /** Code of the language. */
  readonly locale: string;
  /** Moment, with its offset. */
  readonly now: string;
};

/** The input for drawing a page for an unknown visitor. */
export type PageQuery = {
  /** The path without a language prefix. */
  readonly path: string;
  readonly shops: readonly Shop[];
  readonly settings: Pick<SystemSetting, 'allowChooseShop' | 'onlineMemberSystem'> | undefined;
  /** Code of the language. */
  readonly locale: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** True if a cookie says that the visitor has chosen a restaurant before. */
  readonly isGuest: boolean;
};

/** The markup of a page until the application replaces it. */
export type Drawing = {
  /** Tag of its language. */
  readonly lang: string;
  /** Codes of the languages that the shop offers, with spaces between; undefined where the shop is not known. */
  readonly languages?: string;
  readonly markup: string;
  /** Links in the head to what the page needs besides the application's entry. */
  readonly head: string;
};

/** The interface of the built web application to the server that serves it. */
export type FirstPaint = {
  /** Returns the code of the language to greet a visitor in. */
  localeFor(visitor: Visitor): string;
  /**
   * Draws the menu's first screen; undefined when the application would draw it differently, as for a closed
   * shop.
   */
  paint(question: FirstPaintQuery): Drawing | undefined;
  /** Draws the frame of a guest's page, or the list of restaurants; undefined for other pages. */
  paintPage(question: PageQuery): Drawing | undefined;
};
