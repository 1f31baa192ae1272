import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { useTableExpiry } from '../hooks/use-table-expiry.ts';

/** Leaves a scanned table after the shop's timeout, on every page. */
export function TableExpiry() {
  useTableExpiry(useCatalogueState().data?.shop);
  return null;
}
