import type { KitchenTicket, TicketChange } from '@comanda/contract';
import { withTicketChanges } from '@comanda/domain';

type TicketLine = KitchenTicket['lines'][number];
/** A change as it is found, before it is part of a ticket. */
export type FoundChange = Omit<TicketChange, 'at' | 'version'>;

/** Returns true if the kitchen has a ticket: it is fired and open, so that changes have to be seen (K2.5). */
export function isWithKitchen({
  ticket,
  isHeld,
}: {
  readonly ticket: KitchenTicket;
  readonly isHeld: boolean;
}) {
  return !isHeld && ticket.waitsFor === undefined && ticket.status !== 'taken';
}

/** Returns a ticket, already of its next version, with changes that somebody has to see (K2.5). */
export function withFoundChanges(
  ticket: KitchenTicket,
  found: readonly FoundChange[],
  at: string,
): KitchenTicket {
  if (found.length === 0) return ticket;
  const { version, changes = [] } = ticket;
  const merged = withTicketChanges(
    changes,
    found.map((change) => ({ ...change, at, version })),
  );
  return { ...ticket, changes: merged.length > 0 ? [...merged] : undefined };
}

/** Returns what changed of how a dish is made and handed over (K2.5); pieces that were split off are no change. */
export function changesOfLine(before: TicketLine, after: TicketLine): readonly FoundChange[] {
  const isPart = after.fromProduct !== undefined;
  const values = (line: TicketLine): readonly (readonly [FoundChange['kind'], string | undefined])[] => [
    ['remark', line.customRemark],
    // a set is packed and served as one, which its own line says
    ...(isPart
      ? []
      : ([
          ['seat', line.tableChairId],
          ['pack', line.takeAway === true ? 'yes' : undefined],
        ] as const)),
  ];
  const former = new Map(values(before));
  return values(after).flatMap(([kind, to]) => {
    const from = former.get(kind);
    if (from === to) return [];
    const { id: line, name } = after;
    return [{ line, kind, name, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}
