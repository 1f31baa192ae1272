import { createAudit } from './audit/create-audit.ts';
import { createAuthParts } from './auth/auth-parts.ts';
import { createIdentity } from './auth/create-identity.ts';
import { createStaffDesk } from './auth/create-staff-desk.ts';
import { createLiveCatalogue } from './catalogue/live-catalogue.ts';
import type { Core, CoreDependencies } from './core.ts';
import { createCoupons } from './coupons/create-coupons.ts';
import { createDevices } from './devices/create-devices.ts';
import { createGifts } from './gifts/create-gifts.ts';
import { createKitchen } from './kitchen/create-kitchen.ts';
import { createMails } from './mails/create-mails.ts';
import { createMembers } from './members/create-members.ts';
import { createPoints } from './members/create-points.ts';
import { createOrdering } from './ordering/create-ordering.ts';
import type { Workshop } from './ordering/workshop.ts';
import { asItIsNow } from './outbox/as-it-is-now.ts';
import { createWrite } from './outbox/outbox.ts';
import { createOutboxRelay } from './outbox/outbox-relay.ts';
import { createPayments } from './payments/create-payments.ts';
import { createAvatars } from './users/create-avatars.ts';
import { createUsers } from './users/create-users.ts';

/** Everything behind the calls, over one database. Call `start` before the first of them. */
export function createCore(dependencies: CoreDependencies): Core {
  const { db, clock, secret, log, providers, mailer, showMail, publicUrl, onCommitted } = dependencies;
  const catalogue = createLiveCatalogue(db);
  const relay = createOutboxRelay({
    db,
    handOn: onCommitted,
    asItIsNow: (events) => asItIsNow({ catalogue, kitchen, ordering }, events),
    log,
  });
  const write = createWrite(db, (events) => {
    for (const event of events) catalogue.committed(event);
    relay.committed(events);
  });
  const workshop: Workshop = { read: db.read, write, catalogue, clock, secret, log };
  const kitchen = createKitchen(workshop);
  const authParts = createAuthParts(workshop);
  const ordering = createOrdering(workshop, authParts);
  return {
    catalogue,
    ordering,
    coupons: createCoupons(workshop, authParts),
    gifts: createGifts(workshop),
    points: createPoints(workshop),
    members: createMembers(workshop),
    avatars: createAvatars(workshop),
    payments: createPayments(workshop, { providers, publicUrl }),
    kitchen,
    audit: createAudit(workshop),
    staffDesk: createStaffDesk(workshop, authParts),
    identity: createIdentity(workshop, authParts),
    users: createUsers(workshop, authParts),
    devices: createDevices(workshop, authParts),
    mails: createMails(workshop, { mailer, showMail, publicUrl }),
    outbox: relay,
    async start() {
      await catalogue.refresh();
      await relay.relayLeft();
    },
    ready: () => db.ready(),
    async close() {
      await relay.settled();
      await db.close();
    },
  };
}
