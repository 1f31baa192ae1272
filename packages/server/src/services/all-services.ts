import type { ServicePath } from '@comanda/contract';
import type { Core } from '../core.ts';
import type { Pictures } from '../pictures/create-pictures.ts';
import { createAuditLogService } from './audit-log/audit-log-service.ts';
import { createAuthenticationService } from './authentication/authentication-service.ts';
import { createBoardService } from './board/board-service.ts';
import type { Handlers } from './call.ts';
import { createCatalogueList, createCatalogueService } from './catalogue/catalogue-service.ts';
import { createShopCatalogueService } from './catalogue/shop-catalogue.ts';
import { createDeviceServices } from './devices/devices-services.ts';
import { createKitchenTicketsService } from './kitchen-tickets/kitchen-tickets-service.ts';
import { createMailsService } from './mails/mails-service.ts';
import { createMemberServices } from './members/member-services.ts';
import { createPaymentServices } from './payments/payments-services.ts';
import { createProductsService } from './products/products-service.ts';
import { createShopsService } from './shops/shops-service.ts';
import { createStaffCallsService } from './staff-calls/staff-calls-service.ts';
import { createTableCodesServices } from './table-codes/table-codes-service.ts';
import { createOrderingServices } from './table-sessions/ordering-services.ts';
import { createTableSessionsService } from './table-sessions/table-sessions-service.ts';
import { createTakingBackServices } from './table-sessions/taking-back-services.ts';
import { createAvatarService } from './users/avatar-service.ts';
import { createUserServices } from './users/users-services.ts';

/** The handlers of every service, by its path. */
export function createServices(core: Core, pictures: Pictures): { readonly [Path in ServicePath]: Handlers } {
  const { catalogue, ordering, payments, kitchen, audit, staffDesk, identity, users, devices, mails } = core;
  return {
    authentication: createAuthenticationService(staffDesk, identity, devices),
    ...createUserServices(users, identity, catalogue),
    ...createDeviceServices(devices),
    mails: createMailsService(mails),
    systemSettings: createCatalogueList('systemSettings', catalogue),
    appSettings: createCatalogueList('appSettings', catalogue),
    catalogue: createShopCatalogueService(catalogue),
    shops: createShopsService(catalogue, staffDesk),
    sections: createCatalogueService('sections', catalogue),
    categories: createCatalogueService('categories', catalogue),
    subCategories: createCatalogueService('subCategories', catalogue),
    products: createProductsService(catalogue, staffDesk),
    productOptions: createCatalogueService('productOptions', catalogue),
    orderDiscounts: createCatalogueService('orderDiscounts', catalogue),
    taxSettings: createCatalogueService('taxSettings', catalogue),
    tableViewItems: createCatalogueService('tableViewItems', catalogue),
    paymentMethods: createCatalogueService('paymentMethods', catalogue),
    vipLevels: createCatalogueService('vipLevels', catalogue),
    rewards: createCatalogueService('rewards', catalogue),
    tableSessions: createTableSessionsService(ordering),
    ...createOrderingServices(ordering),
    ...createTakingBackServices(ordering, staffDesk),
    ...createMemberServices(core),
    ...createAvatarService(core.avatars, pictures),
    ...createPaymentServices(payments),
    staffCalls: createStaffCallsService(ordering),
    kitchenTickets: createKitchenTicketsService(kitchen),
    board: createBoardService(kitchen, catalogue),
    auditLog: createAuditLogService(audit),
    ...createTableCodesServices(catalogue, ordering),
  };
}
