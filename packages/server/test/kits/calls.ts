import { randomUUID } from 'node:crypto';
import type { CreateSession, IncomingLine, OrderIntoSession, StaffRole } from '@comanda/contract';
import type { Actor } from '../../src/core/actor.ts';
import { SHOP } from './small-organisation.ts';

export const GUEST: Actor = { kind: 'guest' };

/** Returns a signed-in member of staff. */
export function aStaffMember(role: StaffRole = 'cashier', shop = SHOP): Actor {
  return { kind: 'staff', staff: { _id: `${role}-${shop}`, name: role, role, shops: [shop] }, shop };
}

/** Returns a line of one rice (20.00) of the small organisation. */
export function aLine(overrides: Partial<IncomingLine> = {}): IncomingLine {
  return { id: randomUUID(), product: 'rice', quantity: 1, ...overrides };
}

/** Returns an order of one rice to take away. */
export function aTakeAway(overrides: Partial<CreateSession> = {}): CreateSession {
  return {
    requestId: randomUUID(),
    shop: SHOP,
    session: { type: 'takeAway' },
    products: [aLine()],
    total: 2000,
    ...overrides,
  };
}

/** Returns an order of one more rice. */
export function anOrder(session: string, overrides: Partial<OrderIntoSession> = {}): OrderIntoSession {
  return { requestId: randomUUID(), session, cart: [aLine()], total: 2000, ...overrides };
}
