import { CALLS, createValidator } from '@comanda/contract';
import type { StaffDesk } from '../../auth/identity.ts';
import type { CatalogueReader } from '../../core.ts';
import { type Handlers, onlyNames, validated } from '../call.ts';
import { createCatalogueService } from '../catalogue/catalogue-service.ts';
import { present } from '../presenters.ts';

const changeShop = createValidator(CALLS.shops.patch.data);

/** The shops, and whether they are open, in the hands of those who run them. */
export function createShopsService(catalogue: CatalogueReader, staffDesk: StaffDesk): Handlers {
  return {
    ...createCatalogueService('shops', catalogue),
    async patch(id, data, call) {
      onlyNames(call.query);
      return present.shops(await staffDesk.changeShop(id, validated(changeShop, data), call.actor));
    },
  };
}
