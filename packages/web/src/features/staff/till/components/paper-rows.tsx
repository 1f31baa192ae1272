import type { SessionLine, TableSession } from '@comanda/contract';
import type { LocalizedText } from '@comanda/domain';
import { groupAmount } from '../../../../data/bills/group-amount.ts';
import { withoutRebooked } from '../../../../data/bills/without-rebooked.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { groupLines, liveLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { ownNames } from '../../../../i18n/own-names.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Price } from '../../../../ui/display/price.tsx';
import css from './receipt.module.css';

/** A name on paper, which the staff and their guests read: in the language of the till, then in English. */
export function PaperName({ name }: { readonly name: LocalizedText | undefined }) {
  const { locale } = useLocale();
  const { shop } = useReadyCatalogue().data;
  return ownNames(locale, name, shop).map(({ text, lang }) => (
    <span key={lang} lang={lang} className={css.name}>
      {text}
    </span>
  ));
}

/** Returns the options of a line as they are printed. */
function useOptions() {
  const { say } = useLocale();
  return ({ printedOptions = [] }: SessionLine): readonly string[] =>
    printedOptions
      .filter(({ hideInReceipt }) => !hideInReceipt)
      .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${say(name)}` : say(name)));
}

/** Dishes of a bill on paper, with their options, the items of their sets and their amounts: rows of a `dl`. */
export function PaperDishes({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const optionsOf = useOptions();
  return groupLines(liveLines(session)).map(({ line, children }) => {
    const particulars = [
      ...optionsOf(line),
      ...children.flatMap((child) => [say(child.name), ...optionsOf(child)]),
      // a price by hand is simply the price
      ...(line.reason === undefined || line.reason.kind === 'price'
        ? []
        : [t(`reason.${line.reason.kind}`, { percent: line.reason.percent ?? 0 })]),
    ];
    return (
      <div key={line.id}>
        <b className={css.quantity}>{line.quantity}</b>
        <dt>
          <PaperName name={line.name} />
          {particulars.length > 0 && <small>{particulars.join(t('staff:comma'))}</small>}
        </dt>
        <dd>
          <Price amount={groupAmount({ line, children })} bare size="inherit" weight="regular" />
        </dd>
      </div>
    );
  });
}

/** Returns the words for a payment: money paid, not collected after all, or given back. */
function entryLabel({ refundOf, isUncollected }: TableSession['payments'][number]) {
  if (refundOf === undefined) return 'sum.paid';
  return isUncollected === true ? 'owed.uncollected' : 'refund.given';
}

/** Payments of a bill on paper, with the cash given, the change and its rounding (payments M8.1): rows of a `dl`. */
export function PaperPayments({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const row = (id: string, label: string, amount: number, isSigned = false) => (
    <div key={id}>
      <dt>{label}</dt>
      <dd>
        <Price amount={amount} bare signed={isSigned} size="inherit" weight="regular" />
      </dd>
    </div>
  );
  return withoutRebooked(session.payments).map((payment) => {
    const { _id, amount, tips, paidAt, tendered, change, cashRounding, method } = payment;
    const way =
      say(data.methods.find((each) => each._id === method)?.name) || (method === 'cash' && t('cash'));
    const label = [t(entryLabel(payment)), way].filter(Boolean).join(' · ');
    return [
      row(_id, `${label} ${clockText(paidAt, locale.intl, data.shop.timezone)}`, amount),
      tips !== undefined && tips !== 0 && row(`${_id}-tips`, t('tip'), tips),
      cashRounding !== undefined && row(`${_id}-rounding`, t('cashRounding'), cashRounding, true),
      tendered !== undefined && row(`${_id}-given`, t('given'), tendered),
      change !== undefined && change > 0 && row(`${_id}-change`, t('change'), change),
    ];
  });
}
