import { ChangeStock, createValidator } from '@comanda/contract';
import type { StaffAuth } from '../../accounts/staff/index.ts';
import type { DocumentCalls } from '../../catalogue/changes/index.ts';
import type { CatalogueReader } from '../../catalogue/index.ts';
import { type Handlers, onlyNames, validated } from '../call/index.ts';
import { createCatalogueService, createDocumentWrites, isDocumentChange } from '../catalogue/index.ts';
import { present } from '../present/index.ts';

const changeStock = createValidator(ChangeStock);

/** Serves products, and changes of stock by staff. */
export function createProductsService(
  catalogue: CatalogueReader,
  staffAuth: StaffAuth,
  documents: DocumentCalls,
): Handlers {
  const writes = createDocumentWrites('products', documents);
  return {
    ...writes,
    ...createCatalogueService('products', catalogue, documents),
    async patch(id, data, call) {
      if (isDocumentChange(data)) return writes.patch(id, data, call);
      onlyNames(call.query);
      const { stock } = validated(changeStock, data);
      return present.products(await staffAuth.changeStock(id, stock, call.actor));
    },
  };
}
