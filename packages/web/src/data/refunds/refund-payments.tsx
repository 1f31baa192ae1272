import type { TableSession } from '@comanda/contract';
import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { clockText } from '../../lib/clock-text.ts';
import { TextField } from '../../ui/controls/field.tsx';
import { TickLabel } from '../../ui/controls/tick-label.tsx';
import { Price } from '../../ui/display/price.tsx';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { type ChosenPayments, paymentsLeft, typedPart } from './chosen-payments.ts';
import css from './refund-form.module.css';

/** Returns the function that names a payment: its method, card and time. */
export function usePaymentName() {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { methods, shop } = useReadyCatalogue().data;
  return ({ method: id, last4, paidAt }: TableSession['payments'][number]): string => {
    const name =
      say(methods.find(({ _id }) => _id === id)?.name) || t(id === 'manual' ? 'refund.other' : 'cash');
    const time = clockText(paidAt, locale.intl, shop.timezone);
    return [name, last4 && `•••• ${last4}`, time].filter(Boolean).join(' ');
  };
}

type RefundPaymentsProps = {
  readonly session: TableSession;
  readonly chosen: ChosenPayments;
  readonly onChange: (chosen: ChosenPayments) => void;
};

/**
 * The payments of a bill that was paid in several, to tick those that money goes back to, with an amount for each if the
 * person wants (payments M4.1); nothing for a bill with one.
 */
export function RefundPayments({ session, chosen, onChange }: RefundPaymentsProps) {
  const { t } = useTranslation('till');
  const { shop } = useReadyCatalogue().data;
  const nameOf = usePaymentName();
  const all = paymentsLeft(session);
  if (all.length < 2) return null;
  const change = (id: string, typed: string | undefined) => {
    const next = new Map(chosen);
    if (typed === undefined) next.delete(id);
    else next.set(id, typed);
    onChange(next);
  };
  return (
    <fieldset className={css.payments}>
      <legend className={css.legend}>{t('refund.payments')}</legend>
      <p className="muted">{t('refund.paymentsHint')}</p>
      {all.map(({ payment, left }) => {
        const { _id } = payment;
        const typed = chosen.get(_id);
        const isBad = typed !== undefined && typedPart(typed, left, shop) === null;
        return (
          <div key={_id} className={css.payment}>
            <TickLabel
              type="checkbox"
              checked={typed !== undefined}
              onChange={(isChosen) => change(_id, isChosen ? '' : undefined)}
              className={css.tick}
            >
              <span>{nameOf(payment)}</span> <Price amount={left} bare size="inherit" weight="regular" />
            </TickLabel>
            {typed !== undefined && (
              <TextField
                label={t('refund.partOf', { name: nameOf(payment) })}
                note={t('refund.partHint')}
                inputMode="decimal"
                autoComplete="off"
                value={typed}
                error={isBad ? t('refund.badPart') : null}
                onChange={(text) => change(_id, text)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
