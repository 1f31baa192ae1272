import type { TableSession } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { BillSubject } from '../../../../data/approval/approval-subject.tsx';
import { ReasonChoice, useReasonChoice } from '../../../../data/approval/reason-choice.tsx';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { BillChanges } from '../hooks/use-bill-changes.ts';
import type { ChangePreview } from '../hooks/use-change-preview.tsx';
import { type AdjustWay, signedAmount } from '../state/signed-amount.ts';
import css from './reduce-sheet.module.css';

export type AdjustSheetProps = {
  readonly open: boolean;
  readonly session: TableSession;
  readonly changes: BillChanges;
  readonly preview: ChangePreview;
  readonly onClose: () => void;
};

/** Returns the adjustment as it is typed, and the function that makes one of some amount. */
function useAdjustment({ open, session, changes, preview, onClose }: AdjustSheetProps) {
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const [typed, setTyped] = useState('');
  const [way, setWay] = useState<AdjustWay>('less');
  const { reason, ...choice } = useReasonChoice(open);
  useEffect(() => {
    if (!open) return;
    setTyped('');
    setWay('less');
  }, [open]);
  const amount = signedAmount(typed, way, data.shop);
  const adjust = async (to: number) => {
    if (reason === undefined) return;
    const shown = {
      ...preview.show(<BillSubject session={session} />, { ...session, adjusts: to }),
      said: reason.text ?? t(`approval:reason.${reason.code}`),
    };
    if (await changes.adjustBill(session, to, reason, shown)) onClose();
  };
  return { typed, setTyped, way, setWay, hasReason: reason !== undefined, choice, amount, adjust };
}

/** Sheet that adds an amount to a bill's total or takes one off it, for a reason; or takes that back (till T4.5). */
export function AdjustSheet(props: AdjustSheetProps) {
  const { open, changes, onClose } = props;
  const { adjusts } = props.session;
  const { t } = useTranslation('till');
  const { typed, setTyped, way, setWay, hasReason, choice, amount, adjust } = useAdjustment(props);
  return (
    <Sheet open={open} onClose={onClose} title={t('adjust.title')} closeLabel={t('common:close')} width="s">
      <form
        className={css.reduce}
        noValidate
        inert={changes.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          if (amount !== undefined) void adjust(amount);
        }}
      >
        <p className={css.note}>{t('adjust.note')}</p>
        <Segmented
          label={t('adjust.way')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'less', label: t('adjust.less') },
            { value: 'more', label: t('adjust.more') },
          ]}
        />
        <TextField
          label={t('amount')}
          inputMode="decimal"
          value={typed}
          error={typed.trim() !== '' && amount === undefined ? t('adjust.bad') : null}
          autoComplete="off"
          onChange={setTyped}
        />
        <ReasonChoice {...choice} />
        <Button
          type="submit"
          size="l"
          wide
          busy={changes.isBusy}
          disabled={amount === undefined || !hasReason}
        >
          {t('adjust.set')}
        </Button>
        {adjusts !== 0 && (
          <div className={css.given}>
            <span>
              {t('sum.adjusts')} <Price amount={adjusts} size="inherit" />
            </span>
            <Button variant="plain" disabled={!hasReason} onClick={() => void adjust(0)}>
              {t('takeBack')}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
}
