import type { Catalogue } from '@comanda/domain';
import { createContext, useContext } from 'react';
import type { ShopCatalogue } from '../state/shop-catalogue.ts';

/** A catalogue that is there: as it was read, and indexed for the engine. */
export type ReadyCatalogue = { readonly data: ShopCatalogue; readonly catalogue: Catalogue };

/** Filled by WithCatalogue. */
export const CatalogueContext = createContext<ReadyCatalogue | null>(null);

/** The catalogue of the shop of this phone; stands below a WithCatalogue. */
export function useReadyCatalogue(): ReadyCatalogue {
  const ready = useContext(CatalogueContext);
  if (ready === null) throw new Error('no catalogue here: put the page below WithCatalogue');
  return ready;
}
