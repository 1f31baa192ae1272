import type { TableSession } from '@comanda/contract';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { TableBadge } from '../../../ui/top-bar.tsx';
import { usePlace } from '../../session/state/place.ts';
import { seatingTime, showsSeatingTime } from '../../session/state/seating-time.ts';
import { targetTable } from '../../session/state/target-table.ts';

const TICK = 1000;

/** The table's number, and how long its guests have been seated. */
export function SeatingBadge({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('guest');
  const { session: seated, sessionIndex } = usePlace();
  const now = useNow(TICK);
  if (session.tableName === undefined) return null;
  const split = targetTable(session, seated === session._id ? sessionIndex : 0)?.split;
  const code = split === undefined ? session.tableName : `${session.tableName}-${split}`;
  const note = showsSeatingTime(session) ? seatingTime(session.startTime, now) : undefined;
  return <TableBadge label={t('table.word')} code={code} note={note} />;
}
