import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import type { TableRow } from '../../sale/index.ts';
import type { HandheldState } from '../hooks/use-handheld.ts';
import type { TableVerb } from './table-row.tsx';
import { TablesView } from './tables-view.tsx';

type TablesScreenProps = { readonly session: StaffLogin; readonly state: HandheldState };

/** The list of tables, and what each of its buttons does. */
export function TablesScreen({ session, state }: TablesScreenProps) {
  const { at, lists, floor, seats, setSeating, unsentOf } = state;
  const act = (row: TableRow, verb: TableVerb) => {
    const { bill, mark, course } = row;
    if (verb === 'seat') return setSeating(row);
    if (verb === 'clear') return floor.mark(row.id, mark?.mark ?? 'free');
    if (verb === 'served') return void floor.serve(row.ready);
    // of a bill that is paid, too: its food is still to come
    const session = bill?._id ?? mark?.session;
    if (verb === 'rush' && session !== undefined) return void state.rush({ _id: session }, row.late);
    if (bill === undefined) return;
    if (verb === 'fire' && course !== undefined) return void state.fire(bill, course);
    if (verb === 'go' || verb === 'take') floor.answer(row);
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
