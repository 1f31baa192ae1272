import type { OrderType } from '@comanda/domain';
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
  readonly orderType: OrderType;
  /** Code of the language. */
  readonly locale: string;
  /** Moment, with its offset. */
  readonly now: string;
};

/** What the built web application offers to the server that serves it. */
export type FirstPaint = {
  /** Code of the language in which a visitor is met. */
  localeFor(visitor: Visitor): string;
  /**
   * The menu's first screen as markup, and the tag of its language; undefined when it would not stand as the
   * application draws it, such as that of a closed shop.
   */
  paint(question: FirstPaintQuestion): { readonly lang: string; readonly markup: string } | undefined;
};
