import { ChangeShop, createValidator } from '@comanda/contract';
import type { StaffAuth } from '../../accounts/staff/index.ts';
import type { DocumentCalls } from '../../catalogue/changes/index.ts';
import type { CatalogueReader } from '../../catalogue/index.ts';
import { type Handlers, onlyNames, validated } from '../call/index.ts';
import { createCatalogueService, createDocumentWrites, isDocumentChange } from '../catalogue/index.ts';
import { present } from '../present/index.ts';

const changeShop = createValidator(ChangeShop);

/** Serves shops, changes of their opening by staff, and edits of them. */
export function createShopsService(
  catalogue: CatalogueReader,
  staffAuth: StaffAuth,
  documents: DocumentCalls,
): Handlers {
  const writes = createDocumentWrites('shops', documents);
  return {
    ...writes,
    ...createCatalogueService('shops', catalogue, documents),
    async patch(id, data, call) {
      if (isDocumentChange(data)) return writes.patch(id, data, call);
      onlyNames(call.query);
      return present.shops(await staffAuth.changeShop(id, validated(changeShop, data), call.actor));
    },
  };
}
