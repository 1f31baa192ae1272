import type { TaxInvoice } from '@comanda/contract';
import { moneyText, standingAmount } from '@comanda/domain';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { amountOf, leftOf, problemsOf, type TakeBackDraft } from '../state/take-back.ts';
import { type CallOfForm, Refusal } from './refusal.tsx';
import css from './tax-invoices-part.module.css';

/** Most characters of a reason, as it is sent to the provider. */
const REASON = 20;

type TakeBackFormProps = {
  readonly invoice: TaxInvoice;
  /** True to void it; false for an allowance. */
  readonly isVoid: boolean;
  readonly call: CallOfForm;
  readonly onCancel: () => void;
};

/** Form that voids an invoice, or takes an amount back of it by an allowance, with a reason (payments M7.5). */
export function TakeBackForm({ invoice, isVoid, call, onCancel }: TakeBackFormProps) {
  const { t } = useTranslation('office-invoices');
  const { currency, locale } = useMoneyStyle();
  const { draft, change, problems, left, submit } = useTakeBackForm(invoice, isVoid, call);
  const limit = moneyText(left, currency, locale);
  return (
    <form className={css.form} onSubmit={submit} autoComplete="off" noValidate>
      <p>{t(isVoid ? 'voidText' : 'allowText')}</p>
      {!isVoid && (
        <TextField
          label={t('amount')}
          hint={t('amountHint', { limit })}
          inputMode="numeric"
          value={draft.amount}
          maxLength={12}
          required
          error={problems.amount ? t(`problem.amount.${problems.amount}`, { limit }) : null}
          onChange={(amount) => change({ amount })}
        />
      )}
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        value={draft.reason}
        maxLength={REASON}
        required
        error={problems.reason ? t('problem.reason') : null}
        onChange={(reason) => change({ reason })}
      />
      {leftOf(call.error) === undefined && <Refusal call={call} />}
      <Button type="submit" wide busy={call.isPending}>
        {t(isVoid ? 'action.void' : 'allowNow')}
      </Button>
      <Button variant="quiet" wide onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </form>
  );
}

/** Returns the draft, what is wrong with it, and what sends it. */
function useTakeBackForm(invoice: TaxInvoice, isVoid: boolean, call: CallOfForm) {
  const [draft, setDraft] = useState<TakeBackDraft>({ amount: '', reason: '' });
  const [isSent, setSent] = useState(false);
  const refused = leftOf(call.error);
  const left = Math.min(standingAmount(invoice), refused ?? Number.POSITIVE_INFINITY);
  const wrong = problemsOf(draft, isVoid ? undefined : left);
  const problems = {
    ...(isSent && wrong),
    ...(refused !== undefined && { amount: 'tooMuch' as const }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(wrong).length > 0) return;
    const data = { invoice: invoice._id, reason: draft.reason.trim() };
    if (isVoid) call.send({ to: 'void', data });
    else call.send({ to: 'allowance', data: { ...data, amount: amountOf(draft, left) } });
  };
  const change = (changed: Partial<TakeBackDraft>) => {
    if (!call.isPending) call.forget();
    setDraft((held) => ({ ...held, ...changed }));
  };
  return { draft, change, problems, left, submit };
}
