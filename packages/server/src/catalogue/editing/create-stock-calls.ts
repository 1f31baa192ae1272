import type { MarkSoldOut, Product } from '@comanda/contract';
import type { Actor, CoreContext } from '../../core/index.ts';
import { markSoldOut } from './mark-sold-out.ts';
import { resumeSoldOut } from './resume-sold-out.ts';

export type StockCalls = {
  /** Marks a product or a choice as sold out in the actor's shop, or puts it back on sale. */
  markSoldOut(call: MarkSoldOut, actor: Actor): Promise<Product>;
  /** Puts on sale again what was sold out until a moment that has come; returns how many products. */
  resumeDue(): Promise<number>;
};

/** Creates the calls for what is sold out. */
export function createStockCalls(context: CoreContext): StockCalls {
  return {
    markSoldOut: (call, actor) => markSoldOut(context, call, actor),
    resumeDue: () => resumeSoldOut(context),
  };
}
