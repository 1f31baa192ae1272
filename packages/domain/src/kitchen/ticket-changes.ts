import type { LineId, LocalizedText, VoidReasonCode } from '../model/index.ts';

/** The kinds of change that a ticket tells whoever cooks it (kitchen K2.5). */
export const TICKET_CHANGES = ['quantity', 'remark', 'seat', 'pack'] as const;
type TicketChangeKind = (typeof TICKET_CHANGES)[number];

/** A change of a dish that the kitchen had: old to new, until somebody there has seen it (kitchen K2.5). */
export type TicketChange = {
  readonly line: LineId;
  readonly kind: TicketChangeKind;
  /** The dish, which may be gone from the ticket. */
  readonly name: LocalizedText;
  /** Its value before and after: a number of pieces, a remark, a seat, `yes` for packed; absent for none. */
  readonly from?: string;
  readonly to?: string;
  readonly reason?: VoidReasonCode;
  readonly at: string;
  /** The ticket's version that the change made. */
  readonly version: number;
};

/**
 * Returns the unseen changes of a ticket with further ones: of what changed twice the first `from` and the last `to`,
 * and nothing of what is as it was again (kitchen K2.5).
 */
export function withTicketChanges<Change extends TicketChange>(
  before: readonly Change[],
  added: readonly Change[],
): readonly Change[] {
  const isSame = (one: Change, other: Change) => one.line === other.line && one.kind === other.kind;
  const merged = added.flatMap((change) => {
    const { from: _from, ...rest } = change;
    const former = before.find((each) => isSame(each, change));
    const from = former === undefined ? change.from : former.from;
    // the cast is sound: `from` is optional and all else is the change's own
    return from === change.to ? [] : [{ ...rest, ...(from !== undefined && { from }) } as Change];
  });
  return [...before.filter((each) => !added.some((change) => isSame(each, change))), ...merged];
}

/** Returns the changes that somebody who saw the ticket at a version has not seen. */
export function unseenChanges<Change extends Pick<TicketChange, 'version'>>(
  changes: readonly Change[],
  version: number,
): readonly Change[] {
  return changes.filter((change) => change.version > version);
}
