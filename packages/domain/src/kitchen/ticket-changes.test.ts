import { describe, expect, it } from 'vitest';
import { type TicketChange, unseenChanges, withTicketChanges } from './ticket-changes.ts';

const aChange = (changes: Partial<TicketChange> = {}): TicketChange => ({
  line: 'l1',
  kind: 'quantity',
  name: { en: 'Congee', cht: '粥', chs: '粥' },
  from: '3',
  to: '2',
  at: '2026-03-02T04:00:00.000Z',
  version: 2,
  ...changes,
});

function withoutFrom(changes: Partial<TicketChange>): TicketChange {
  const { from: _from, ...change } = aChange(changes);
  return change;
}

describe('K2.5 the changes of a ticket', () => {
  it('that concern the same go from the first to the last, as one', () => {
    const [only, ...others] = withTicketChanges(
      [aChange()],
      [aChange({ from: '2', to: '0', version: 3, reason: 'outOfStock' })],
    );
    expect(others).toEqual([]);
    expect(only).toMatchObject({ from: '3', to: '0', version: 3, reason: 'outOfStock' });
  });

  it('go where all is as it was', () => {
    const changed = withoutFrom({ kind: 'remark', to: 'No chilli' });
    const { to: _to, ...back } = aChange({ kind: 'remark', from: 'No chilli', version: 3 });
    expect(withTicketChanges([changed], [back])).toEqual([]);
  });

  it('of other dishes and other kinds stay beside them', () => {
    const others = [aChange({ kind: 'remark' }), aChange({ line: 'l2' })];
    expect(withTicketChanges(others, [aChange({ version: 3 })])).toHaveLength(3);
  });

  it('made after the ticket was drawn are unseen', () => {
    const later = aChange({ kind: 'remark', version: 3 });
    expect(unseenChanges([aChange(), later], 2)).toEqual([later]);
    expect(unseenChanges([aChange(), later], 3)).toEqual([]);
  });
});
