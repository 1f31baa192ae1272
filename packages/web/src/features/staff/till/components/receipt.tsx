import type { TableSession } from '@comanda/contract';
import type { Bill } from '@comanda/domain';
import { memo } from 'react';
import { createPortal } from 'react-dom';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { taxFactsOf } from '../../../../data/shops/sales-tax.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { Price } from '../../../../ui/display/price.tsx';
import { modifierNames, useSumRows, useTillBill } from '../../sale/index.ts';
import { DishRows, TotalRow } from './dish-rows.tsx';
import css from './receipt.module.css';

const NO_LINES: readonly never[] = [];

/** The rounding of what was paid in cash, below the total that it leaves unchanged (payments M8.1). */
function CashRoundingRow({ session: { payments } }: { readonly session: TableSession }) {
  const { t } = useTranslation('till');
  const rounding = payments.reduce((sum, payment) => sum + (payment.cashRounding ?? 0), 0);
  if (rounding === 0) return null;
  return (
    <div>
      <dt>{t('cashRounding')}</dt>
      <dd>
        <Price amount={rounding} bare signed size="inherit" weight="regular" />
      </dd>
    </div>
  );
}

function Paper({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const bill = useTillBill({ key: session._id, type: session.type, session }, session.section, NO_LINES);
  // the bill as it is stored: what was paid does not change with the menu
  const stored = { bill: session.bill as Bill, before: undefined, share: session.bill.total };
  const rows = useSumRows({ pricing: bill.pricing, priced: stored });
  const facts = taxFactsOf(data.shop, session);
  const marks = modifierNames(session, data.shop);
  const moment = session.placedTime ?? session.startTime;
  return (
    <div className={css.paper} aria-hidden="true">
      <h1>{say(data.shop.name)}</h1>
      <p>{say(data.shop.address)}</p>
      {facts && <p>{t(`taxNumber.${facts.tax}`, { number: facts.number })}</p>}
      {facts?.serial && <p>{t('serial', { number: facts.serial })}</p>}
      {data.shop.receiptHead && <p className={css.words}>{say(data.shop.receiptHead)}</p>}
      <p className={css.number}>{session.tableName ?? session.orderNumber}</p>
      <p>
        {t('staff:orderNo', { number: session.orderNumber ?? '' })}{' '}
        {dateText(moment, locale.intl, data.shop.timezone)}
      </p>
      {marks.length > 0 && <p>{marks.map((name) => say(name)).join(t('staff:comma'))}</p>}
      <dl>
        <DishRows session={session} />
        {rows.map(({ id, name, amount }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Price amount={amount} bare size="inherit" weight="regular" />
            </dd>
          </div>
        ))}
        <TotalRow session={session} className={css.total} />
        <CashRoundingRow session={session} />
      </dl>
      {session.payments.some(({ isTest }) => isTest) && <p>{t('testPayment')}</p>}
      {data.shop.receiptFoot && <p className={css.words}>{say(data.shop.receiptFoot)}</p>}
    </div>
  );
}

/** Receipt of a bill, drawn for the browser's print only. */
export const Receipt = memo(function Receipt({ session }: { readonly session: TableSession | undefined }) {
  if (session === undefined || session.products.length === 0) return null;
  return createPortal(<Paper session={session} />, document.body);
});
