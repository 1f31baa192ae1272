import type { CoreContext } from '../core/index.ts';
import { statement } from '../db/index.ts';
import { instantOf } from '../lib/index.ts';
import { findOfGuests } from '../sessions/index.ts';
import { eraseBill } from './erase-bill.ts';

/** Months for which the contacts of guests are kept where the organisation says nothing. */
const CONTACT_MONTHS = 12;
/** Bills that are erased in one transaction, between which orders go on. */
const AT_ONCE = 50;
/** Transactions of one run for a shop; the next run goes on. */
const MAX_STEPS = 20;

const untilOf = statement<{ shop: string }>()((q, p) =>
  q.selectFrom('erased_contacts').select('until').where('shop', '=', p.shop),
);
const move = statement<{ shop: string; until: string }>()((q, p) =>
  q
    .insertInto('erased_contacts')
    .values({ shop: p.shop, until: p.until })
    .onConflict((row) => row.column('shop').doUpdateSet({ until: p.until })),
);

/**
 * Erases contacts and remarks of the bills that are older than `retention.contactMonths`, but for those of members, who
 * erase theirs themselves (office B8.6). Returns how many bills were looked at.
 */
export async function eraseOldContacts(context: CoreContext): Promise<number> {
  const { catalogue, clock } = context;
  const months = catalogue.list('systemSettings')[0]?.retention?.contactMonths ?? CONTACT_MONTHS;
  if (months === 0) return 0;
  const before = monthsBefore(clock.now(), months);
  let seen = 0;
  for (const { _id } of catalogue.list('shops')) {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const count = await eraseStep(context, _id, before);
      seen += count;
      if (count < AT_ONCE) break;
    }
  }
  return seen;
}

/** Erases a shop's next bills in one transaction; returns how many they were. */
async function eraseStep(context: CoreContext, shop: string, before: string): Promise<number> {
  const from = (await context.read.first(untilOf, { shop }))?.until ?? '';
  // read ahead, so that a run that finds nothing locks nothing
  const bills = await findOfGuests(context.read, shop, { from, before, limit: AT_ONCE });
  const last = bills.at(-1);
  if (last === undefined) return 0;
  return context.write(async (tx) => {
    for (const bill of bills) await eraseBill(tx, bill);
    await tx.run(move, { shop, until: last.session.startTime });
    return bills.length;
  });
}

function monthsBefore(now: number, months: number): string {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return instantOf(date.getTime());
}
