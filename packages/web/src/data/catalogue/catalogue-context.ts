import { createContext, useContext } from 'react';
import type { MenuCatalogue, ShopCatalogue } from './shop-catalogue.ts';
import type { CatalogueState } from './use-catalogue.ts';

/** A catalogue that is there: as it was read, and indexed for the engine. */
export type ReadyCatalogue = { readonly data: ShopCatalogue; readonly catalogue: MenuCatalogue };

const NOTHING: CatalogueState = {
  data: undefined,
  catalogue: undefined,
  error: null,
  isRetrying: false,
  retry: () => undefined,
};

/** Filled by the guest's shell. */
export const CatalogueContext = createContext<CatalogueState>(NOTHING);

/** The catalogue of the shop of this phone, as far as it has arrived. */
export function useCatalogueState(): CatalogueState {
  return useContext(CatalogueContext);
}

/** The catalogue of the shop of this phone; stands below a WithCatalogue, which waits for it. */
export function useReadyCatalogue(): ReadyCatalogue {
  const { data, catalogue } = useContext(CatalogueContext);
  if (data === undefined || catalogue === undefined)
    throw new Error('no catalogue yet: stand below WithCatalogue');
  return { data, catalogue };
}
