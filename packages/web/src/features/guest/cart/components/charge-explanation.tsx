import { moneyText } from '@comanda/domain';
import { useSavedCoupons } from '../../../../data/coupons/saved-coupons.ts';
import { type CartBill, placedLines } from '../../../../data/pricing/cart-bill.ts';
import type { ChargeRow } from '../../../../data/pricing/charge-rows.ts';
import { cartFreeLines } from '../../../../data/pricing/free-lines.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Reasons } from '../../../../ui/display/breakdown.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useLineTexts } from '../../dish/index.ts';
import { useOfferParts } from '../../offers/index.ts';
import { type ChargeTexts, useChargeTexts } from '../hooks/use-charge-texts.tsx';
import { useExplainedCart } from '../hooks/use-explained-cart.ts';
import css from './cart-breakdown.module.css';

/** The id of the total among the ids of the rows. */
export const TOTAL = 'total';

type ChargeExplanationProps = {
  /** The id of a row, or `TOTAL`. */
  readonly about: string | undefined;
  readonly bill: CartBill;
  readonly rows: readonly ChargeRow[];
  readonly pieces: number;
  readonly onClose: () => void;
};

/** Returns a name for every line of the bill and the cart, and the cost rows of the cart's lines. */
function useNamedLines({ bill }: Pick<ChargeExplanationProps, 'bill'>) {
  const pricing = useCartPricing();
  const { nameOf } = useLineTexts();
  const freeLines = cartFreeLines(bill.bill, pricing);
  const placed = pricing.session === undefined ? [] : placedLines(pricing.session);
  const all = [...placed, ...pricing.lines, ...freeLines];
  const totals = new Map(bill.bill.lines.map(({ id, lineTotal }) => [id, lineTotal]));
  const costs = [...pricing.lines, ...freeLines].flatMap((line) => {
    const total = totals.get(line.id) ?? 0;
    const isSetItem = line.fromProduct !== undefined;
    if (isSetItem && total === 0) return [];
    const label = line.quantity > 1 ? `${line.quantity} × ${nameOf(line)}` : nameOf(line);
    return [{ id: line.id, label, value: <Price amount={total} size="s" weight="regular" /> }];
  });
  return { costs, nameOf: (id: string) => nameOf(all.find((line) => line.id === id) ?? { id, quantity: 1 }) };
}

function RowExplanation({ row, texts, bill }: { row: ChargeRow; texts: ChargeTexts; bill: CartBill }) {
  const explained = useExplainedCart();
  const parts = useOfferParts();
  const saved = useSavedCoupons();
  const { session } = useCartPricing();
  const { costs, nameOf } = useNamedLines({ bill });
  const { label, reasons = [], text } = texts;
  if (row.kind === 'items') return <Reasons steps={costs} result={{ label, amount: row.amount }} />;
  if (row.kind === 'discount' && explained !== undefined && parts !== undefined) {
    const { ruleId } = row;
    const own = saved.find(({ rule }) => rule._id === ruleId);
    const added = own === undefined || own.giftOf !== undefined ? undefined : { code: own.shownCode };
    const onBill = session?.discounts.find(({ rule }) => rule === ruleId);
    const carried = onBill?.coupon === undefined ? undefined : { code: onBill.code };
    const isGift = own?.giftOf !== undefined || onBill?.gift !== undefined;
    return (
      <parts.DiscountExplanation
        {...{ explained, label, nameOf, isGift }}
        coupon={added ?? carried}
        rule={ruleId}
        amount={row.amount}
      />
    );
  }
  return (
    <>
      <Reasons steps={reasons} result={{ label, amount: row.amount }} />
      {text !== undefined && <p className={css.text}>{text}</p>}
    </>
  );
}

/** Explains one amount of the cart's breakdown in a sheet. */
export function ChargeExplanation({ about, bill, rows, pieces, onClose }: ChargeExplanationProps) {
  const { t } = useTranslation('cart');
  const style = useMoneyStyle();
  const explained = useExplainedCart();
  const parts = useOfferParts();
  const textsOf = useChargeTexts(pieces, rows[0]?.amount ?? 0);
  const row = rows.find(({ id }) => id === about);
  const { share } = bill;
  const label = t(bill.before === undefined ? 'total' : 'thisOrder');
  const amount = moneyText(row?.amount ?? share, style.currency, style.locale);
  return (
    <Sheet open onClose={onClose} title={t('why.title', { amount })} closeLabel={t('common:close')} width="s">
      {row !== undefined ? (
        <RowExplanation {...{ row, bill }} texts={textsOf(row)} />
      ) : parts !== undefined && explained !== undefined ? (
        <parts.TotalExplanation {...{ explained, label, share }} />
      ) : (
        <Reasons
          steps={rows.map((each) => ({
            id: each.id,
            label: textsOf(each).label,
            value: <Price amount={each.amount} size="s" weight="regular" />,
          }))}
          result={{ label, amount: share }}
        />
      )}
    </Sheet>
  );
}
