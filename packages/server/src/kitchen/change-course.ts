import type { KitchenTicket, TicketChange } from '@comanda/contract';
import { statusOfLines } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredLine, Tx } from '../db/index.ts';
import { instantNow, newId } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import { type SessionRecord, saveLines } from '../sessions/index.ts';
import { publishFired } from './board-entry.ts';
import { withTicketProgress } from './ticket-progress.ts';
import { insertTicket, saveTicket, type TicketRecord, ticketsOf } from './ticket-store.ts';

/** A change of when lines are cooked, with that of the tickets they are on. */
export type CourseChange = {
  readonly ids: ReadonlySet<string>;
  readonly line: (line: StoredLine) => StoredLine;
  readonly ticket: (ticket: KitchenTicket) => KitchenTicket;
};

/**
 * Changes when lines of a locked bill are cooked. Where only some lines of a ticket change they become a ticket of their
 * own. Stores lines and tickets and publishes tickets and board; returns the bill, whose session the caller stores.
 */
export async function changeCourse(
  tx: Tx,
  context: Pick<CoreContext, 'clock'>,
  { session, lines }: SessionRecord,
  change: CourseChange,
  publish: Publish,
): Promise<SessionRecord> {
  const now = instantNow(context.clock);
  const records: TicketRecord[] = [];
  for (const record of await ticketsOf(tx, session._id)) {
    const parts = partsOf(record.ticket, change, { now, nextId: () => newId(context.clock) });
    records.push(...parts.map((ticket) => ({ ticket, isHeld: record.isHeld })));
    await storeParts(tx, record, parts, publish);
  }
  const after = lines.map((line) => (change.ids.has(line.id) ? change.line(line) : line));
  await saveLines(
    tx,
    session,
    after.filter(({ id }) => change.ids.has(id)),
  );
  const visible = records.filter(({ isHeld }) => !isHeld).map(({ ticket }) => ticket);
  const progressed = withTicketProgress(session, visible, now);
  if (visible.length > 0) publishFired(progressed, visible, publish);
  return { session: progressed, lines: after };
}

/** Returns a ticket as it is after the change: unchanged, changed, or in two parts, of which the first keeps its id. */
function partsOf(
  ticket: KitchenTicket,
  { ids, ticket: change }: CourseChange,
  { now, nextId }: { readonly now: string; readonly nextId: () => string },
): readonly KitchenTicket[] {
  const [chosen, rest] = [true, false].map((isChosen) =>
    ticket.lines.filter(({ id }) => ids.has(id) === isChosen),
  );
  if (chosen === undefined || rest === undefined || chosen.length === 0) return [ticket];
  const version = ticket.version + 1;
  if (rest.length === 0) return [{ ...change(ticket), version }];
  const isOfPart = ({ line }: { readonly line: string }) => ids.has(line);
  const { changes = [] } = ticket;
  const kept = withChanges(
    withLines(ticket, rest, now),
    changes.filter((each) => !isOfPart(each)),
  );
  const part = withChanges(
    withLines({ ...change(ticket), _id: nextId() }, chosen, now),
    changes.filter(isOfPart).map((each) => ({ ...each, version: 1 })),
  );
  return [
    { ...kept, version },
    { ...part, version: 1 },
  ];
}

function withChanges(ticket: KitchenTicket, changes: readonly TicketChange[]): KitchenTicket {
  return { ...ticket, changes: changes.length > 0 ? [...changes] : undefined };
}

function withLines(ticket: KitchenTicket, lines: KitchenTicket['lines'], now: string): KitchenTicket {
  const status = statusOfLines(lines.map(({ kitchenStatus }) => kitchenStatus));
  const { preparingAt = now, readyAt = now } = ticket;
  return {
    ...ticket,
    lines,
    status,
    preparingAt: status === 'waiting' ? undefined : preparingAt,
    readyAt: status === 'ready' || status === 'taken' ? readyAt : undefined,
  };
}

async function storeParts(
  tx: Tx,
  { ticket: before, isHeld }: TicketRecord,
  parts: readonly KitchenTicket[],
  publish: Publish,
): Promise<void> {
  for (const ticket of parts) {
    if (ticket === before) continue;
    const isNew = ticket._id !== before._id;
    await (isNew ? insertTicket : saveTicket)(tx, { ticket, isHeld });
    if (isHeld) continue;
    const { _id: id, shop } = ticket;
    publish({ topic: 'kitchenTickets', event: isNew ? 'created' : 'patched', shop, id, data: ticket });
  }
}
