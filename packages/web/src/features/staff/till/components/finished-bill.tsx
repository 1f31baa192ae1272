import type { TableSession } from '@comanda/contract';
import { groupLines, liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
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
  const { say } = useLocale();
  return (
    <>
      <dl className={css.lines}>
        {groupLines(liveLines(session)).map(({ line, children }) => (
          <div key={line.id}>
            <dt>
              {line.quantity} {say(line.name)}
              <small>{children.map((child) => say(child.name)).join(t('staff:comma'))}</small>
            </dt>
            <dd>
              <Price
                amount={[line, ...children].reduce((sum, each) => sum + each.subTotal, 0)}
                bare
                size="inherit"
              />
            </dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('total')}</dt>
          <dd>
            <Price amount={session.bill.total} size="inherit" />
          </dd>
        </div>
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
