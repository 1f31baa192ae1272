import type { Product } from '@comanda/contract';
import { pairingsOf } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useSections } from '../../../../data/menu/use-sections.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useRemaining } from '../../../../data/pricing/use-remaining.ts';
import { dishVerdict, isFiltering, useDietaryFilter } from '../../dietary-filter/index.ts';
import { loadOffered, saveOffered } from '../state/offered.ts';

/**
 * Returns the function that suggests dishes after a product is added, without those that the filter or a limit
 * excludes or that were suggested before.
 */
export function useOffers(product: Product): () => readonly Product[] {
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  const { current } = useSections();
  const { lines } = useCart();
  const remaining = useRemaining();
  const filter = useDietaryFilter();
  const fits = (dish: Product) =>
    !isFiltering(filter) || dishVerdict(dish, { filter, catalogue, orderType }) === 'fits';
  return () => {
    const before = loadOffered();
    const isNew = (id: string) => !before.includes(id) && remaining[id] !== 0;
    const known = (product.goesWith ?? []).filter((id) => {
      const dish = catalogue.products.get(id);
      return isNew(id) && dish !== undefined && fits(dish);
    });
    const section = current?._id;
    const found = pairingsOf(
      { ...product, goesWith: known },
      { catalogue, section, lines, orderType, selfOrder: true },
    );
    saveOffered(found.map(({ _id }) => _id));
    return found;
  };
}
