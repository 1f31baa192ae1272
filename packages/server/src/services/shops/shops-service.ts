import { CALLS, createValidator } from '@comanda/contract';
import type { StaffAuth } from '../../accounts/staff/index.ts';
import type { CatalogueReader } from '../../catalogue/index.ts';
import { type Handlers, onlyNames, validated } from '../call/index.ts';
import { createCatalogueService } from '../catalogue/index.ts';
import { present } from '../present/index.ts';

const changeShop = createValidator(CALLS.shops.patch.data);

/** Serves shops, and changes of their opening by staff. */
export function createShopsService(catalogue: CatalogueReader, staffAuth: StaffAuth): Handlers {
  return {
    ...createCatalogueService('shops', catalogue),
    async patch(id, data, call) {
      onlyNames(call.query);
      return present.shops(await staffAuth.changeShop(id, validated(changeShop, data), call.actor));
    },
  };
}
