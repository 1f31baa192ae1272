import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DishRows, TotalRow } from './dish-rows.tsx';
import css from './recall-sheet.module.css';

export type FinishedBillProps = {
  readonly session: TableSession;
  readonly onBack: () => void;
  readonly onPrint: (session: TableSession) => void;
  /** Rings up the same dishes again. */
  readonly onAgain: (session: TableSession) => void;
};

/** Finished bill to look at: its dishes and total, to print again, or to ring up once more; it is not reopened. */
export function FinishedBill({ session, onBack, onPrint, onAgain }: FinishedBillProps) {
  const { t } = useTranslation('till');
  return (
    <>
      <dl className={css.lines}>
        <DishRows session={session} />
        <TotalRow session={session} className={css.total} />
      </dl>
      <div className={css.actions}>
        <Button variant="quiet" icon="back" onClick={onBack}>
          {t('common:back')}
        </Button>
        <Button variant="plain" icon="printer" onClick={() => onPrint(session)}>
          {t('receipt')}
        </Button>
        <Button variant="tonal" icon="plus" onClick={() => onAgain(session)}>
          {t('sameAgain')}
        </Button>
      </div>
    </>
  );
}
