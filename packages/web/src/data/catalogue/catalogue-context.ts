import { createContext, useContext } from 'react';
import type { MenuCatalogue, ShopCatalogue } from './shop-catalogue.ts';
import type { CatalogueState } from './use-catalogue.ts';

/** A loaded catalogue: as it was read, and indexed for the engine. */
export type ReadyCatalogue = { readonly data: ShopCatalogue; readonly catalogue: MenuCatalogue };

const NOTHING: CatalogueState = {
  data: undefined,
  catalogue: undefined,
  error: null,
  isFinal: false,
  isRetrying: false,
  retry: () => undefined,
};

/** Context provided by the guest's frame. */
export const CatalogueContext = createContext<CatalogueState>(NOTHING);

/** Returns the query of the current shop's catalogue. */
export function useCatalogueState(): CatalogueState {
  return useContext(CatalogueContext);
}

/** Returns the current shop's loaded catalogue; for components below a `WithCatalogue`. */
export function useReadyCatalogue(): ReadyCatalogue {
  const { data, catalogue } = useContext(CatalogueContext);
  if (data === undefined || catalogue === undefined)
    throw new Error('no catalogue yet: stand below WithCatalogue');
  return { data, catalogue };
}
