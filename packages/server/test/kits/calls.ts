import { randomUUID } from 'node:crypto';
import type { CreateSession, IncomingLine, OrderIntoSession, StaffRole } from '@comanda/contract';
import type { Actor } from '../../src/core/actor.ts';
import { SHOP } from './small-organisation.ts';

export const GUEST: Actor = { kind: 'guest' };

/** A signed-in member of staff. */
export function aStaffMember(role: StaffRole = 'cashier', shop = SHOP): Actor {
  return { kind: 'staff', staff: { _id: `${role}-${shop}`, name: role, role, shops: [shop] }, shop };
}

/** One rice (20.00), in the small organisation. */
export function aLine(overrides: Partial<IncomingLine> = {}): IncomingLine {
  return { id: randomUUID(), product: 'rice', quantity: 1, ...overrides };
}

/** One rice to take away. */
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

/** One rice more. */
export function anOrder(session: string, overrides: Partial<OrderIntoSession> = {}): OrderIntoSession {
  return { requestId: randomUUID(), session, cart: [aLine()], total: 2000, ...overrides };
}
