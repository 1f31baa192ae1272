import { CALLS, createValidator } from '@comanda/contract';
import type { StaffAuth } from '../../accounts/staff/index.ts';
import type { Ordering } from '../../ordering/index.ts';
import { ownShop } from '../../policies/index.ts';
import { createAction, type Handlers, onlyNames, validated } from '../call/index.ts';
import { present } from '../present/index.ts';

const voiding = createValidator(CALLS['tableSessions/void'].create.data);

/**
 * Serves the calls that cancel or void an order. An approver's PIN is verified before any change and never
 * stored.
 */
export function createCancellationServices(ordering: Ordering, staffAuth: StaffAuth) {
  return {
    'tableSessions/cancel': createAction('tableSessions/cancel', ordering.cancel),
    'tableSessions/void': {
      async create(data, call) {
        onlyNames(call.query);
        const { actor, address } = call;
        const { approval, ...given } = validated(voiding, data);
        const approver = approval && (await staffAuth.approve(ownShop(actor), approval.pin, address, actor));
        return present.tableSessions(await ordering.void(given, actor, approver));
      },
    },
  } satisfies Record<string, Handlers>;
}
