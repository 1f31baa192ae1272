import type { TableSession, VoidReason } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { RadioList } from '../../../../ui/controls/choice-list.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import css from './decision-sheet.module.css';

/** The reasons for declining, as the guest reads them. */
const REASONS = ['outOfStock', 'tooSlow', 'other'] as const;
type Reason = (typeof REASONS)[number];
const MAX_TEXT = 200;

export type DeclineSheetProps = {
  readonly order: TableSession | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecline: (order: TableSession, reason: VoidReason) => void;
};

/** Asks for the reason of declining an order, which the guest's phone shows. */
export function DeclineSheet({ order, busy, onClose, onDecline }: DeclineSheetProps) {
  const { t } = useTranslation('online-orders');
  const [code, setCode] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const id = order?._id;
  useEffect(() => {
    if (id === undefined) return;
    setCode(null);
    setText('');
  }, [id]);
  const said = text.trim();
  const isWhole = code !== null && (code !== 'other' || said !== '');
  return (
    <Sheet
      open={order !== undefined}
      onClose={onClose}
      title={t('declineTitle', { number: order?.orderNumber ?? '' })}
      closeLabel={t('common:close')}
      width="s"
      footer={
        <Button
          variant="danger"
          size="l"
          wide
          busy={busy}
          disabled={!isWhole}
          onClick={() =>
            order && code !== null && onDecline(order, { code, ...(said !== '' && { text: said }) })
          }
        >
          {t('decline')}
        </Button>
      }
    >
      <div className={css.reasons}>
        <p className={css.ask}>{t((order?.bill.paid ?? 0) > 0 ? 'declinePaid' : 'declineText')}</p>
        <RadioList
          choices={REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          value={code}
          onChange={(value) => setCode(value as Reason)}
        />
        <TextField
          label={t('reasonText')}
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
