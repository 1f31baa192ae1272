import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { PartySize } from '../../session/index.ts';
import { useSeats } from '../hooks/use-seats.ts';
import { useChangeCapacity } from '../hooks/use-table-call.ts';
import { mayRecount } from '../state/may-recount.ts';
import css from './party-row.module.css';

/** Shows the number of guests at the table, with the button that corrects it until someone pays. */
export function PartyRow({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('common');
  const seats = useSeats(session);
  const sheet = useHistoryDialog('party');
  const { mutate, isPending } = useChangeCapacity(session._id, sheet.close);
  if (!mayRecount(session) || seats < 2) return null;
  const count = session.tables[0]?.capacity ?? 1;
  return (
    <div className={cx('framed', css.row)}>
      <Icon name="users" />
      <span className={css.count}>{t('guests', { count })}</span>
      <Button size="s" variant="quiet" onClick={() => sheet.open()}>
        {t('session:party.change')}
      </Button>
      {sheet.isOpen && (
        <PartySize
          isSeated
          seats={seats}
          proposed={count}
          least={Math.min(count, session.capacityByStaff ?? 1)}
          busy={isPending}
          onAnswer={(capacity) => (capacity === count ? sheet.close() : mutate({ capacity }))}
          onLeave={sheet.close}
        />
      )}
    </div>
  );
}
