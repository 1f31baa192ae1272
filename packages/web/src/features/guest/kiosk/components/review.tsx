import { askedOptions, type CartLine, cartQuantity } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { chargeRows } from '../../../../data/pricing/charge-rows.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useLineIssues } from '../../../../data/pricing/use-line-issues.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Breakdown } from '../../../../ui/display/breakdown.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { useChargeTexts } from '../../cart/index.ts';
import { LinePicture, useLineTexts } from '../../dish/index.ts';
import { useKioskPlacing } from '../hooks/use-kiosk-placing.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import base from './kiosk.module.css';
import css from './review.module.css';
import { Screen } from './screen.tsx';

const MAX_COUNT = 99;

/** Returns a dish's name, the words of its choices and set items, its total with them, and if it can be changed. */
function useLineFacts(line: CartLine) {
  const { t } = useTranslation('kiosk');
  const { catalogue } = useReadyCatalogue();
  const { lines } = useCart();
  const { mode } = useCartPricing();
  const bill = useCartBill();
  const { nameOf, chosen } = useLineTexts();
  const items = lines.filter(({ fromProduct }) => fromProduct === line.id);
  const ids = new Set([line, ...items].map(({ id }) => id));
  const product = catalogue.products.get(line.product ?? '');
  const words = [
    chosen(line),
    ...items.map((item) => [nameOf(item), chosen(item)].filter(Boolean).join(' ')),
  ];
  return {
    name: nameOf(line),
    words: words.filter(Boolean).join(t('common:listComma')),
    total: bill?.bill.lines.reduce((sum, each) => sum + (ids.has(each.id) ? each.lineTotal : 0), 0),
    hasChoices: product !== undefined && askedOptions(product, catalogue, mode).length > 0,
  };
}

/** A dish of the order: quantity, choices, what it costs. */
function Line({ line, hasIssue }: { readonly line: CartLine; readonly hasIssue: boolean }) {
  const { t } = useTranslation('kiosk');
  const { locale } = useLocale();
  const { change } = useCart();
  const { dispatch } = useKiosk();
  const { name, words, total, hasChoices } = useLineFacts(line);
  return (
    <li className={css.line}>
      <LinePicture line={line} />
      <div>
        <h2 className={css.lineName}>{name}</h2>
        <p className={base.names}>{words}</p>
        {hasIssue && (
          <p role="alert" className={base.bad}>
            {t('review.problem')}
          </p>
        )}
      </div>
      {total !== undefined && <Price amount={total} />}
      <div className={css.lineActs}>
        {hasChoices && (
          <Button
            variant="plain"
            aria-label={t('review.changeName', { name })}
            onClick={() => dispatch({ type: 'dishOpened', product: line.product ?? '', line: line.id })}
          >
            {t('review.change')}
          </Button>
        )}
        <Stepper
          value={line.quantity}
          max={MAX_COUNT}
          onChange={(quantity) =>
            change(
              quantity === 0
                ? { type: 'lineRemoved', id: line.id }
                : { type: 'lineQuantitySet', id: line.id, quantity },
            )
          }
          label={t('common:quantityOf', { name })}
          lessLabel={t('common:less', { name })}
          moreLabel={t('common:more', { name })}
          removeLabel={t('common:removeName', { name })}
          locale={locale.intl}
        />
      </div>
    </li>
  );
}

/** The amounts that make the total. */
function Amounts() {
  const { t } = useTranslation('kiosk');
  const pricing = useCartPricing();
  const bill = useCartBill();
  const rows = bill === undefined ? [] : chargeRows(bill, pricing);
  const textsOf = useChargeTexts(cartQuantity(pricing.lines), rows[0]?.amount ?? 0);
  if (bill === undefined) return null;
  const shown = rows.filter(({ kind }) => kind !== 'taxIncluded');
  return (
    <Slip>
      <Breakdown
        rows={shown.map((row) => ({
          id: row.id,
          amount: row.amount,
          label: textsOf(row).label,
          note: textsOf(row).note,
        }))}
        total={{ label: t('review.total'), amount: bill.share }}
      />
    </Slip>
  );
}

/** The member whose order it is, or the question. */
function MemberRow() {
  const { t } = useTranslation('kiosk');
  const { visit, dispatch } = useKiosk();
  const { member } = visit;
  if (member === undefined)
    return (
      <Button variant="tonal" size="l" icon="user" onClick={() => dispatch({ type: 'memberAsked' })}>
        {t('member.ask')}
      </Button>
    );
  return (
    <p className={css.member}>
      {'phone' in member
        ? t('member.collects', { phone: member.phone })
        : t('member.known', { name: member.name ?? '' })}
      <Button variant="quiet" onClick={() => dispatch({ type: 'memberSet', member: undefined })}>
        {t('member.remove')}
      </Button>
    </p>
  );
}

/** The order as it will be placed: each dish, the total, and the next step. */
export function Review() {
  const { t } = useTranslation('kiosk');
  const { dispatch } = useKiosk();
  const { lines } = useCart();
  const bill = useCartBill();
  const issues = useLineIssues();
  const { place, problem } = useKioskPlacing();
  const roots = lines.filter(({ fromProduct }) => fromProduct === undefined);
  const isStopped = roots.length === 0 || bill === undefined || issues.size > 0;
  return (
    <Screen
      title={t('review.title')}
      onBack={() => dispatch({ type: 'menuOpened' })}
      backLabel={t('review.more')}
      next={
        <Button
          size="l"
          wide
          busy={place.isPending}
          disabled={isStopped}
          amount={bill && <Price amount={bill.share} size="inherit" />}
          onClick={() => place.mutate()}
        >
          {t(place.isPending ? 'review.placing' : 'review.pay')}
        </Button>
      }
    >
      {problem !== undefined && <Banner tone="bad" icon="alert" title={problem} />}
      <ul className={css.lines}>
        {roots.map((line) => (
          <Line key={line.id} line={line} hasIssue={issues.has(line.id)} />
        ))}
      </ul>
      <Amounts />
      <MemberRow />
    </Screen>
  );
}
