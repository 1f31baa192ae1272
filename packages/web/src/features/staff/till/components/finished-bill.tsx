import type { TableSession } from '@comanda/contract';
import { givenBack } from '../../../../data/bills/bill-money.ts';
import { DishRows, TotalRow } from '../../../../data/bills/dish-rows.tsx';
import { StoredSums } from '../../../../data/bills/stored-sums.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { RebookRows } from './rebook-rows.tsx';
import css from './recall-sheet.module.css';
import { TakeOwed } from './take-owed.tsx';

export type FinishedBillProps = {
  readonly session: TableSession;
  readonly onBack: () => void;
  readonly onPrint: (session: TableSession) => void;
  /** Rings up the same dishes again. */
  readonly onAgain: (session: TableSession) => void;
  /** Opens the form that gives money back. */
  readonly onRefund: () => void;
  /** Takes the bill as it is once money was taken that could not be collected before. */
  readonly onTaken: (session: TableSession) => void;
};

/**
 * Finished bill to look at: its dishes, reductions and total, to print again, to give money back of, or to ring up once more; it is
 * not reopened (till T3.7).
 */
export function FinishedBill({ session, onBack, onPrint, onAgain, onRefund, onTaken }: FinishedBillProps) {
  const { t } = useTranslation('till');
  const { payments, bill } = session;
  const given = givenBack(session);
  const isOwed = payments.some(({ isUncollected }) => isUncollected) && bill.outstanding > 0;
  return (
    <>
      <dl className={css.lines}>
        <DishRows session={session} />
        <StoredSums session={session} />
        <TotalRow session={session} className={css.total} />
        {given > 0 && (
          <div>
            <dt>{t('refund.given')}</dt>
            <dd>
              <Price amount={-given} bare size="inherit" />
            </dd>
          </div>
        )}
        {isOwed && (
          <div>
            <dt>{t('owed.open')}</dt>
            <dd>
              <Price amount={bill.outstanding} bare size="inherit" />
            </dd>
          </div>
        )}
      </dl>
      {isOwed && (
        <>
          <p>{t('owed.why')}</p>
          <TakeOwed session={session._id} amount={bill.outstanding} onTaken={onTaken} />
        </>
      )}
      <div className={css.actions}>
        <Button variant="quiet" icon="back" onClick={onBack}>
          {t('common:back')}
        </Button>
        <Button variant="plain" icon="printer" onClick={() => onPrint(session)}>
          {t('receipt')}
        </Button>
        {bill.paid > 0 && (
          <Button variant="plain" icon="cash" onClick={onRefund}>
            {t('refund.open')}
          </Button>
        )}
        <RebookRows session={session} onRebooked={onTaken} />
        <Button variant="tonal" icon="plus" onClick={() => onAgain(session)}>
          {t('sameAgain')}
        </Button>
      </div>
    </>
  );
}
