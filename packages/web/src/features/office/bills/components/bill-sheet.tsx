import type { TableSession } from '@comanda/contract';
import { useState } from 'react';
import { RefundForm } from '../../../../data/refunds/refund-form.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useOffice } from '../../frame/index.ts';
import { BillFacts } from './bill-facts.tsx';
import { BillMoney } from './bill-money.tsx';
import css from './bills-part.module.css';

type BillSheetProps = {
  /** The bill that is open; none when absent. */
  readonly bill: TableSession | undefined;
  readonly onClose: () => void;
  /** Takes the bill as it is once money was given back. */
  readonly onRefunded: (bill: TableSession) => void;
};

/** A bill with all that is known of it, and the form that gives money of it back. */
export function BillSheet({ bill, onClose, onRefunded }: BillSheetProps) {
  const { t } = useTranslation('bills');
  return (
    <Sheet
      open={bill !== undefined}
      onClose={onClose}
      title={t('staff:orderNo', { number: bill?.orderNumber ?? bill?.tableName ?? '' })}
      closeLabel={t('common:close')}
    >
      {bill && <BillDetails key={bill._id} bill={bill} onRefunded={onRefunded} />}
    </Sheet>
  );
}

type BillDetailsProps = Pick<BillSheetProps, 'onRefunded'> & { readonly bill: TableSession };

function BillDetails({ bill, onRefunded }: BillDetailsProps) {
  const { t } = useTranslation('bills');
  const { isJoined } = useOffice();
  const [isRefunding, setRefunding] = useState(false);
  const isRefundable = bill.status === 'done' && bill.bill.paid + bill.bill.paymentTips > 0;
  if (isRefunding)
    return (
      <RefundForm
        session={bill}
        onBack={() => setRefunding(false)}
        onRefunded={(next) => {
          setRefunding(false);
          onRefunded(next);
        }}
      />
    );
  return (
    <div className={css.details}>
      <BillFacts bill={bill} />
      <BillMoney bill={bill} />
      {isRefundable && (
        <p className={css.actions}>
          <Button variant="primary" icon="cash" disabled={!isJoined} onClick={() => setRefunding(true)}>
            {t('giveBack')}
          </Button>
        </p>
      )}
      {bill.status !== 'done' && bill.bill.paid > 0 && <p className="muted">{t('notFinished')}</p>}
    </div>
  );
}
