import type { Shop } from '@comanda/contract';
import type { CatalogueList } from './catalogue-reader.ts';
import type { CatalogueRow } from './ordered-rows.ts';
import type { ProductStock, StockRow } from './stock-rows.ts';

/** A change of the catalogue: rows as they were read again, or what an event of this node tells. */
export type CatalogueChange =
  | {
      readonly kind: 'row';
      readonly list: CatalogueList;
      readonly id: string;
      /** The row; undefined once it is deleted. */
      readonly row: CatalogueRow | undefined;
      /** The scopes that it belongs to. */
      readonly scopes: readonly string[];
    }
  | {
      readonly kind: 'stockRows';
      readonly shop: string;
      readonly product: string;
      readonly rows: readonly StockRow[];
    }
  | {
      readonly kind: 'stock';
      readonly shop: string;
      readonly product: string;
      readonly stock: ProductStock | undefined;
    }
  | { readonly kind: 'shop'; readonly shop: Shop };

/** The changes of rows that a shop's menu may contain. */
export type MenuChange = Exclude<CatalogueChange, { kind: 'shop' }>;
