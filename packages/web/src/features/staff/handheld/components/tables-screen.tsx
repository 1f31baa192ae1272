import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import type { HandheldState } from '../hooks/use-handheld.ts';
import type { TableRow } from '../state/table-rows.ts';
import type { TableVerb } from './table-row.tsx';
import { TablesView } from './tables-view.tsx';

type TablesScreenProps = { readonly session: StaffLogin; readonly state: HandheldState };

/** The list of tables, and what each of its buttons does. */
export function TablesScreen({ session, state }: TablesScreenProps) {
  const { at, lists, floor, seats, setSeating, unsentOf } = state;
  const act = (row: TableRow, verb: TableVerb) => {
    const { bill } = row;
    if (verb === 'seat') return setSeating(row);
    if (bill === undefined) return;
    if (verb === 'go' || verb === 'take') floor.answer(row);
    if (verb === 'rush') void state.rush(bill, row.late);
    if (verb === 'served') void floor.serve(row.ready);
    if (verb === 'take') at.toBill(bill._id, bill.bill.outstanding > 0 ? 'pay' : 'bill');
    if (verb === 'order') at.toBill(bill._id, 'menu');
    if (verb === 'open') at.toBill(bill._id);
  };
  return (
    <TablesView
      session={session}
      rows={floor.rows}
      kiosks={floor.kiosks}
      now={floor.now}
      names={floor.names}
      unsentOf={unsentOf}
      isDisabled={!lists.isJoined || seats.isBusy}
      onOpen={({ bill }) => bill && at.toBill(bill._id)}
      onVerb={act}
      onKiosk={floor.answerKiosk}
    />
  );
}
