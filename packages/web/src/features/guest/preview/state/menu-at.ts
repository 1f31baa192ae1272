import type { Product } from '@comanda/contract';
import { availableSections } from '@comanda/domain';
import type { ShopCatalogue } from '../../../../data/catalogue/shop-catalogue.ts';

/** Returns the product as it sells at a moment: what is sold out until before it is on sale again. */
function productAt(product: Product, now: number): Product {
  const { stock } = product;
  const isOver = (resumeAt: string | undefined) => resumeAt !== undefined && Date.parse(resumeAt) <= now;
  if (stock == null) return product;
  const soldOutChoices = stock.soldOutChoices?.filter(({ resumeAt }) => !isOver(resumeAt));
  const soldOut = stock.soldOut && !isOver(stock.resumeAt);
  return { ...product, stock: { ...stock, soldOut, soldOutChoices } };
}

/** Returns a menu as guests find it at a moment, epoch milliseconds: dishes on sale again, and the sections served. */
export function menuAt(data: ShopCatalogue, now: number) {
  const question = { shop: data.shop, orderType: 'takeAway', now: new Date(now).toISOString() } as const;
  const served = new Set(availableSections(data.sections, question).map(({ _id }) => _id as string));
  return {
    data: { ...data, products: data.products.map((product) => productAt(product, now)) },
    sections: data.sections
      .filter(({ _id }) => served.has(_id))
      .sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0)),
  };
}
