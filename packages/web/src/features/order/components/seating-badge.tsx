import type { TableSession } from '@comanda/contract';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { TableBadge } from '../../../ui/top-bar.tsx';
import { seatingTime, showsSeatingTime } from '../../session/state/seating-time.ts';

const TICK = 1000;

/** The table's number, and how long its guests have been seated. */
export function SeatingBadge({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const now = useNow(TICK);
  if (session.tableName === undefined) return null;
  const note = showsSeatingTime(session) ? seatingTime(session.startTime, now) : undefined;
  return <TableBadge label={t('table')} code={session.tableName} note={note} />;
}
