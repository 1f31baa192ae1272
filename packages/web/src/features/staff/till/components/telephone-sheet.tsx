import type { TableSession } from '@comanda/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { type Caller, callerProblems, isPhoneNumber, NO_CALLER, withFormer } from '../../sale/index.ts';
import { useCaller } from '../hooks/use-caller.ts';
import type { CallerChoice } from '../hooks/use-sell-commands.ts';
import { CallerFields } from './caller-fields.tsx';
import { FormerOrders } from './former-orders.tsx';
import css from './telephone-sheet.module.css';

export type TelephoneSheetProps = {
  readonly open: boolean;
  /** The caller whose order is rung up already. */
  readonly caller: Caller | undefined;
  /** Dishes rung up already that are nobody's order yet. */
  readonly unclaimed: number;
  readonly onClose: () => void;
  /** The particulars are complete. */
  readonly onDone: (choice: CallerChoice) => void;
  /** Called when it turns out not to be a telephone order. */
  readonly onLeave: () => void;
};

/** Returns the particulars that are taken down, with what is missing once that was asked for. */
function useParticulars({ open, caller, onDone }: TelephoneSheetProps) {
  const { data } = useReadyCatalogue();
  const [typed, setTyped] = useState(caller ?? NO_CALLER);
  const [again, setAgain] = useState<TableSession>();
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    if (!open) return;
    setTyped(caller ?? NO_CALLER);
    setAgain(undefined);
    setChecked(false);
  }, [open, caller]);
  const problems = callerProblems(typed);
  const finish = (isTheirs: boolean) => {
    setChecked(true);
    if (Object.keys(problems).length === 0) onDone({ caller: typed, again, isTheirs });
  };
  return {
    typed,
    again,
    problems: isChecked ? problems : {},
    change: (next: Partial<Caller>) => setTyped((now) => ({ ...now, ...next })),
    /** Takes over where an earlier order went, and its dishes; a second press leaves the dishes away. */
    repeat: (order: TableSession) => {
      setTyped((now) => withFormer(now, order, data.shop.deliveryZones ?? []));
      setAgain(again?._id === order._id ? undefined : order);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      finish(false);
    },
    /** Says that the dishes rung up already are the caller's. */
    claim: () => finish(true),
  };
}

/** Takes down an order by telephone: number first, the caller's last orders by it, then time and place (till T3.6). */
export function TelephoneSheet(props: TelephoneSheetProps) {
  const { open, caller, unclaimed, onClose, onLeave } = props;
  const { t } = useTranslation('till');
  const { data } = useReadyCatalogue();
  const form = useId();
  const phone = useRef<HTMLInputElement>(null);
  const { typed, again, problems, change, repeat, submit, claim } = useParticulars(props);
  const orders = useCaller(data.shop._id, typed.phone);
  const isNew = caller === undefined;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('telephone.title')}
      closeLabel={t('common:close')}
      firstFocus={() => phone.current}
      footer={
        <div className={css.actions}>
          <Button type="submit" form={form} size="l" wide>
            {t(isNew ? 'telephone.ringUp' : 'telephone.save')}
          </Button>
          {isNew && unclaimed > 0 && (
            <Button variant="plain" wide onClick={claim}>
              {t('telephone.claim', { count: unclaimed })}
            </Button>
          )}
          {!isNew && (
            <Button variant="quiet" wide onClick={onLeave}>
              {t('telephone.leave')}
            </Button>
          )}
        </div>
      }
    >
      <form id={form} className={css.form} noValidate onSubmit={submit}>
        <TextField
          ref={phone}
          label={t('telephone.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={32}
          value={typed.phone}
          error={problems.phone && t(`telephone.${problems.phone}`)}
          onChange={(value) => change({ phone: value })}
        />
        <FormerOrders orders={orders} isAsked={isPhoneNumber(typed.phone)} again={again} onOrder={repeat} />
        <CallerFields caller={typed} problems={problems} onChange={change} />
      </form>
    </Sheet>
  );
}
