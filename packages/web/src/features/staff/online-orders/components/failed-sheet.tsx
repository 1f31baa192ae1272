import type { HandOver, TableSession } from '@comanda/contract';
import { handoverReasons } from '@comanda/domain';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { RadioList } from '../../../../ui/controls/choice-list.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './decision-sheet.module.css';

type Reason = NonNullable<HandOver['reason']>;
const MAX_TEXT = 200;

export type FailedSheetProps = {
  readonly order: TableSession | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onFailed: (order: TableSession, reason: Reason) => void;
  /** Marks it, and goes to the sheet that voids its bill. */
  readonly onVoid: (order: TableSession, reason: Reason) => void;
};

/** Asks for the reason why an order was not handed over; what is written is for the staff alone. */
export function FailedSheet({ order, busy, onClose, onFailed, onVoid }: FailedSheetProps) {
  const { t } = useTranslation('online-orders');
  const [code, setCode] = useState<Reason['code'] | null>(null);
  const [text, setText] = useState('');
  const id = order?._id;
  useEffect(() => {
    if (id === undefined) return;
    setCode(null);
    setText('');
  }, [id]);
  const said = text.trim();
  const reasons = handoverReasons(order?.type ?? 'takeAway');
  const reason =
    code === null || (code === 'other' && said === '')
      ? undefined
      : { code, ...(said !== '' && { text: said }) };
  const isPaid = (order?.bill.outstanding ?? 0) <= 0;
  return (
    <Sheet
      open={order !== undefined}
      onClose={onClose}
      title={t(order?.type === 'delivery' ? 'handover.failDelivery' : 'handover.failPickup', {
        number: order?.orderNumber ?? '',
      })}
      closeLabel={t('common:close')}
      width="s"
      footer={
        <div className={css.ways}>
          <Button
            variant={isPaid ? 'danger' : 'plain'}
            size="l"
            wide
            busy={busy}
            disabled={reason === undefined}
            onClick={() => order && reason && onFailed(order, reason)}
          >
            {t('handover.fail')}
          </Button>
          {!isPaid && (
            <Button
              variant="danger"
              size="l"
              wide
              icon="trash"
              disabled={busy || reason === undefined}
              onClick={() => order && reason && onVoid(order, reason)}
            >
              {t('handover.void')}
            </Button>
          )}
        </div>
      }
    >
      <div className={css.reasons}>
        <p className={css.ask}>{t(isPaid ? 'handover.failPaid' : 'handover.failUnpaid')}</p>
        <RadioList
          choices={reasons.map((value) => ({ value, label: t(`handover.reason.${value}`) }))}
          value={code}
          onChange={(value) => setCode(value as Reason['code'])}
        />
        <TextField
          label={t('handover.note')}
          note={code === 'other' ? undefined : t('common:optional')}
          value={text}
          onChange={setText}
          maxLength={MAX_TEXT}
          required={code === 'other'}
        />
      </div>
    </Sheet>
  );
}
