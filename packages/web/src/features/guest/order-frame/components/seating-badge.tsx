import type { TableSession } from '@comanda/contract';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { seatingTime, showsSeatingTime } from '../../../../data/sessions/seating-time.ts';
import { targetTable } from '../../../../data/sessions/target-table.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { TableBadge } from '../../../../ui/layout/top-bar.tsx';

const TICK = 1000;

/** Shows the table's number and how long its guests have been seated. */
export function SeatingBadge({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('common');
  const { session: seated, sessionIndex } = useOrderContext();
  const now = useNow(TICK);
  const table = targetTable(session, seated === session._id ? sessionIndex : 0);
  const name = table?.name ?? session.tableName;
  if (name === undefined) return null;
  const code = table?.split === undefined ? name : `${name}-${table.split}`;
  const note = showsSeatingTime(session) ? seatingTime(session.startTime, now) : undefined;
  return <TableBadge label={t('table')} code={code} note={note} />;
}
