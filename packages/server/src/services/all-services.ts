import type { ServicePath } from '@comanda/contract';
import type { Core } from '../composition/index.ts';
import type { Pictures } from '../media/index.ts';
import { createApiTokensService } from './api-tokens/index.ts';
import { createAuditLogService } from './audit-log/index.ts';
import { createAuthenticationService } from './authentication/index.ts';
import { createBoardService } from './board/index.ts';
import { createAction, type Handlers } from './call/index.ts';
import {
  createCatalogueList,
  createCatalogueService,
  createDocumentChange,
  createDocumentWrites,
  createPaymentMethodsService,
  createShopCatalogueService,
} from './catalogue/index.ts';
import { createChangeSetServices } from './change-sets/index.ts';
import { createDeviceServices } from './devices/index.ts';
import { createDraftServices } from './drafts/index.ts';
import { createExportServices } from './exports/index.ts';
import { createKitchenTicketsService } from './kitchen-tickets/index.ts';
import { createMailsService } from './mails/index.ts';
import { createMemberServices } from './members/index.ts';
import { createPaymentAccountServices } from './payment-accounts/index.ts';
import { createPaymentServices } from './payments/index.ts';
import { createPeopleServices, createSecondFactorServices } from './people/index.ts';
import { createProductsService } from './products/index.ts';
import { createSetupServices } from './setup/index.ts';
import { createShopsService } from './shops/index.ts';
import { createStaffCallsService } from './staff-calls/index.ts';
import { createTableCodesServices } from './table-codes/index.ts';
import {
  createCancellationServices,
  createOrderingServices,
  createTableSessionsService,
} from './table-sessions/index.ts';
import { createTablesServices } from './tables/index.ts';
import { createTaxInvoiceServices } from './tax-invoices/index.ts';
import { createTerminalServices } from './terminals/index.ts';
import { createTillSettingsService } from './till-settings/index.ts';
import { createAvatarService, createPrivacyServices, createUserServices } from './users/index.ts';

/** The lists whose documents change in change sets only. */
type EditableList = Exclude<Parameters<typeof createDocumentWrites>[0], 'appSettings' | 'shops' | 'products'>;

/** Creates the handlers of the organisation's settings: changed, of the guests' application also made and archived. */
function createSettingsServices({ catalogue, documents }: Core) {
  return {
    systemSettings: {
      ...createCatalogueList('systemSettings', catalogue, documents),
      ...createDocumentChange('systemSettings', documents),
    },
    appSettings: {
      ...createCatalogueList('appSettings', catalogue, documents),
      ...createDocumentWrites('appSettings', documents),
    },
  };
}

/** Creates the handlers of every service, by path. A new service is one line here. */
export function createServices(core: Core, pictures: Pictures): { readonly [Path in ServicePath]: Handlers } {
  const { catalogue, ordering, payments, kitchen, audit, staffAuth, identity, users, devices, mails } = core;
  const editable = (name: EditableList): Handlers => ({
    ...createCatalogueService(name, catalogue, core.documents),
    ...createDocumentWrites(name, core.documents),
  });
  return {
    authentication: createAuthenticationService(staffAuth, identity, devices),
    ...createUserServices(users, identity, catalogue),
    ...createDeviceServices(devices),
    ...createPeopleServices(core.people, staffAuth, identity),
    ...createSecondFactorServices(core.secondFactors),
    tillSettings: createTillSettingsService(core.tillSettings),
    ...createSetupServices(core.setup),
    apiTokens: createApiTokensService(core.apiTokens),
    ...createExportServices(core.exports),
    mails: createMailsService(mails),
    ...createSettingsServices(core),
    ...createChangeSetServices(core.changeSets),
    catalogue: createShopCatalogueService(catalogue),
    shops: createShopsService(catalogue, staffAuth, core.documents),
    sections: editable('sections'),
    categories: editable('categories'),
    subCategories: editable('subCategories'),
    products: createProductsService(catalogue, staffAuth, core.documents),
    'products/soldOut': createAction('products/soldOut', core.stock.markSoldOut),
    productOptions: editable('productOptions'),
    orderDiscounts: editable('orderDiscounts'),
    taxSettings: editable('taxSettings'),
    tableViewItems: editable('tableViewItems'),
    paymentMethods: {
      ...createPaymentMethodsService(catalogue, core.documents, payments),
      ...createDocumentWrites('paymentMethods', core.documents),
    },
    vipLevels: editable('vipLevels'),
    rewards: editable('rewards'),
    tableSessions: createTableSessionsService(ordering),
    ...createOrderingServices(ordering),
    ...createCancellationServices(ordering),
    ...createMemberServices(core),
    ...createAvatarService(core.avatars, pictures),
    ...createPrivacyServices(core.privacy, pictures),
    ...createPaymentServices(payments, ordering),
    ...createPaymentAccountServices(payments.accounts),
    ...createTaxInvoiceServices(core.taxInvoices),
    ...createTerminalServices(payments.terminals),
    ...createDraftServices(core.drafts),
    staffCalls: createStaffCallsService(ordering),
    ...createTablesServices(core.tables),
    kitchenTickets: createKitchenTicketsService(kitchen),
    'kitchenTickets/seen': createAction('kitchenTickets/seen', kitchen.seen),
    'kitchenTickets/putAway': createAction('kitchenTickets/putAway', kitchen.putAway),
    board: createBoardService(kitchen, catalogue),
    auditLog: createAuditLogService(audit),
    ...createTableCodesServices(catalogue, ordering),
  };
}
