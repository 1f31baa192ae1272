import { ChangeStock, createValidator } from '@comanda/contract';
import type { StaffDesk } from '../../auth/identity.ts';
import type { CatalogueReader } from '../../core.ts';
import { type Handlers, onlyNames, validated } from '../call.ts';
import { createCatalogueService } from '../catalogue/catalogue-service.ts';
import { present } from '../presenters.ts';

const changeStock = createValidator(ChangeStock);

/** The menu, and its stock in the hands of the staff. */
export function createProductsService(catalogue: CatalogueReader, staffDesk: StaffDesk): Handlers {
  return {
    ...createCatalogueService('products', catalogue),
    async patch(id, data, call) {
      onlyNames(call.query);
      const { stock } = validated(changeStock, data);
      return present.products(await staffDesk.changeStock(id, stock, call.actor));
    },
  };
}
