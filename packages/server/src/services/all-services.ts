import type { ServicePath } from '@comanda/contract';
import type { Core } from '../composition/index.ts';
import type { Pictures } from '../media/index.ts';
import { createAuditLogService } from './audit-log/index.ts';
import { createAuthenticationService } from './authentication/index.ts';
import { createBoardService } from './board/index.ts';
import { createAction, type Handlers } from './call/index.ts';
import {
  createCatalogueList,
  createCatalogueService,
  createShopCatalogueService,
} from './catalogue/index.ts';
import { createDeviceServices } from './devices/index.ts';
import { createDraftServices } from './drafts/index.ts';
import { createKitchenTicketsService } from './kitchen-tickets/index.ts';
import { createMailsService } from './mails/index.ts';
import { createMemberServices } from './members/index.ts';
import { createPaymentServices } from './payments/index.ts';
import { createProductsService } from './products/index.ts';
import { createShopsService } from './shops/index.ts';
import { createStaffCallsService } from './staff-calls/index.ts';
import { createTableCodesServices } from './table-codes/index.ts';
import {
  createCancellationServices,
  createOrderingServices,
  createTableSessionsService,
} from './table-sessions/index.ts';
import { createTillSettingsService } from './till-settings/index.ts';
import { createAvatarService, createUserServices } from './users/index.ts';

/** Creates the handlers of every service, by path. A new service is one line here. */
export function createServices(core: Core, pictures: Pictures): { readonly [Path in ServicePath]: Handlers } {
  const { catalogue, ordering, payments, kitchen, audit, staffAuth, identity, users, devices, mails } = core;
  return {
    authentication: createAuthenticationService(staffAuth, identity, devices),
    ...createUserServices(users, identity, catalogue),
    ...createDeviceServices(devices, staffAuth),
    tillSettings: createTillSettingsService(core.tillSettings),
    mails: createMailsService(mails),
    systemSettings: createCatalogueList('systemSettings', catalogue),
    appSettings: createCatalogueList('appSettings', catalogue),
    catalogue: createShopCatalogueService(catalogue),
    shops: createShopsService(catalogue, staffAuth),
    sections: createCatalogueService('sections', catalogue),
    categories: createCatalogueService('categories', catalogue),
    subCategories: createCatalogueService('subCategories', catalogue),
    products: createProductsService(catalogue, staffAuth),
    'products/soldOut': createAction('products/soldOut', core.stock.markSoldOut),
    productOptions: createCatalogueService('productOptions', catalogue),
    orderDiscounts: createCatalogueService('orderDiscounts', catalogue),
    taxSettings: createCatalogueService('taxSettings', catalogue),
    tableViewItems: createCatalogueService('tableViewItems', catalogue),
    paymentMethods: createCatalogueService('paymentMethods', catalogue),
    vipLevels: createCatalogueService('vipLevels', catalogue),
    rewards: createCatalogueService('rewards', catalogue),
    tableSessions: createTableSessionsService(ordering),
    ...createOrderingServices(ordering),
    ...createCancellationServices(ordering),
    ...createMemberServices(core),
    ...createAvatarService(core.avatars, pictures),
    ...createPaymentServices(payments),
    ...createDraftServices(core.drafts),
    staffCalls: createStaffCallsService(ordering),
    kitchenTickets: createKitchenTicketsService(kitchen),
    board: createBoardService(kitchen, catalogue),
    auditLog: createAuditLogService(audit),
    ...createTableCodesServices(catalogue, ordering),
  };
}
