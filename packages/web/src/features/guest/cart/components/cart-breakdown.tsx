import { cartQuantity, moneyText } from '@comanda/domain';
import { type CartBill, noPriceOf } from '../../../../data/pricing/cart-bill.ts';
import { type ChargeRow, chargeRows } from '../../../../data/pricing/charge-rows.ts';
import { cartFreeLines } from '../../../../data/pricing/free-lines.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Breakdown } from '../../../../ui/display/breakdown.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { FeeNote } from '../../checkout/index.ts';
import { useChargeTexts } from '../hooks/use-charge-texts.tsx';
import { currencyName } from '../state/currency-name.ts';
import css from './cart-breakdown.module.css';
import { ChargeExplanation, TOTAL } from './charge-explanation.tsx';
import { SpokenTotal } from './spoken-total.tsx';

type CartBreakdownProps = {
  /** Leaves out the items row and the notes, where the lines stand right above. */
  readonly isBrief?: boolean;
};

type NotesProps = {
  readonly bill: CartBill;
  readonly rows: readonly ChargeRow[];
  readonly textsOf: ReturnType<typeof useChargeTexts>;
};

function BreakdownNotes({ bill, rows, textsOf }: NotesProps) {
  const { t } = useTranslation('cart');
  const { currency, locale } = useMoneyStyle();
  const money = (amount: number) => moneyText(amount, currency, locale);
  const hasTax = rows.some(({ kind }) => kind === 'tax' || kind === 'taxIncluded');
  return (
    <div className={css.notes}>
      <FeeNote className={css.note} />
      {bill.before !== undefined && (
        <p className={css.note}>
          {t('onBill', { before: money(bill.before.total), after: money(bill.bill.total) })}
        </p>
      )}
      {rows
        .filter(({ kind }) => kind === 'taxIncluded')
        .map((row) => {
          const { label, note } = textsOf(row);
          return (
            <p key={row.id} className={css.note}>
              {t('includesTax', { amount: money(row.amount), tax: label, percent: note })}
            </p>
          );
        })}
      {!hasTax && <p className={css.note}>{t('noTax', { currency: currencyName(currency.code, locale) })}</p>}
    </div>
  );
}

/** Renders the rows that add up to the cart's total; each can open its explanation. */
export function CartBreakdown({ isBrief = false }: CartBreakdownProps) {
  const { t } = useTranslation('cart');
  const pricing = useCartPricing();
  const bill = useCartBill();
  const why = useHistoryDialog('why');
  const rows = bill === undefined ? [] : chargeRows(bill, pricing);
  const freeLines = bill === undefined ? [] : cartFreeLines(bill.bill, pricing);
  const pieces = cartQuantity([...pricing.lines, ...freeLines]);
  const textsOf = useChargeTexts(pieces, rows[0]?.amount ?? 0);
  if (bill === undefined) return <p className={css.note}>{t(`noPrice.${noPriceOf(pricing)}`)}</p>;
  const shown = rows.filter(({ kind }) => kind !== 'taxIncluded' && !(isBrief && kind === 'items'));
  const breakdown = (
    <Breakdown
      isBrief={isBrief}
      rows={shown.map((row) => {
        const { label, note, reasons } = textsOf(row);
        return {
          id: row.id,
          label,
          note,
          amount: row.amount,
          tone: row.kind === 'rounding' ? ('faint' as const) : undefined,
          onWhy: reasons && (() => why.open(row.id)),
          whyLabel: t('why.ask'),
        };
      })}
      total={{
        label: t(bill.before === undefined ? 'total' : 'thisOrder'),
        amount: bill.share,
        onWhy: () => why.open(TOTAL),
        whyLabel: t('why.ask'),
      }}
    />
  );
  return (
    <>
      {isBrief ? breakdown : <Slip>{breakdown}</Slip>}
      {!isBrief && (
        <SpokenTotal label={t(bill.before === undefined ? 'total' : 'thisOrder')} amount={bill.share} />
      )}
      {isBrief ? <FeeNote className={css.note} /> : <BreakdownNotes {...{ bill, rows, textsOf }} />}
      {why.isOpen && <ChargeExplanation about={why.about} {...{ bill, rows, pieces }} onClose={why.close} />}
    </>
  );
}
