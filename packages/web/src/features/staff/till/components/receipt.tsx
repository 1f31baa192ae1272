import type { TableSession } from '@comanda/contract';
import { isOpenStatus } from '@comanda/domain';
import { memo, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { TotalRow } from '../../../../data/bills/dish-rows.tsx';
import { IncludedTaxes } from '../../../../data/bills/included-taxes.tsx';
import { StoredSums } from '../../../../data/bills/stored-sums.tsx';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { staffSession } from '../../../../data/devices/staff-session.ts';
import { paperOf } from '../../../../data/sessions/paper.ts';
import { taxFactsOf } from '../../../../data/shops/sales-tax.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { TextLanguage, useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { modifierNames, useStaffNames } from '../../sale/index.ts';
import { usePaperLanguage } from '../hooks/use-paper-language.ts';
import { PaperDishes, PaperName, PaperPayments } from './paper-rows.tsx';
import css from './receipt.module.css';

/** Returns true while a bill is open and not paid in full. */
const isOwed = (session: TableSession) => isOpenStatus(session.status) && paperOf(session) === 'bill';

/** Returns the name of who looks after a bill, or at the counter has opened it; undefined where guests did. */
function useCashier({ staff, shop }: TableSession): string | undefined {
  const names = useStaffNames(shop, staff !== undefined);
  const login = usePersisted(staffSession);
  if (staff === undefined) return undefined;
  return staff === login?.staff._id ? login.staff.name : names.get(staff);
}

/** Head of a paper: whose it is, what it is and for which table or order. */
function PaperHead({ session }: { readonly session: TableSession }) {
  const cashier = useCashier(session);
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const facts = taxFactsOf(shop, session);
  const marks = modifierNames(session, shop);
  const guests = session.tables.reduce((sum, { capacity = 0 }) => sum + capacity, 0);
  const moment = session.placedTime ?? session.startTime;
  const isBill = isOwed(session);
  const order = [
    session.type !== 'dineIn' && t(`staff:type.${session.type}`),
    t('staff:orderNo', { number: session.orderNumber ?? '' }),
    guests > 0 && t('guests', { count: guests }),
  ];
  return (
    <>
      <h1>
        <PaperName name={shop.name} />
      </h1>
      <p>{say(shop.address)}</p>
      {shop.phone && <p>{shop.phone}</p>}
      {facts && <p>{t(`taxNumber.${facts.tax}`, { number: facts.number })}</p>}
      {facts?.serial && <p>{t('serial', { number: facts.serial })}</p>}
      {shop.receiptHead && <p className={css.words}>{say(shop.receiptHead)}</p>}
      <p className={css.kind}>{t(`paper.${isBill ? 'bill' : 'receipt'}`)}</p>
      {isBill && <p className={css.stamp}>{t('paper.notReceipt')}</p>}
      <p className={css.number}>{session.tableName ?? session.orderNumber}</p>
      <p>{order.filter(Boolean).join(t('staff:comma'))}</p>
      <p>{dateText(moment, locale.intl, shop.timezone)}</p>
      {cashier !== undefined && <p>{t('cashier', { name: cashier })}</p>}
      {marks.length > 0 && <p>{marks.map((name) => say(name)).join(t('staff:comma'))}</p>}
    </>
  );
}

function Paper({ session, lang }: { readonly session: TableSession; readonly lang: string }) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const isBill = isOwed(session);
  useLayoutEffect(() => {
    const { dataset } = document.body;
    dataset.paper = '';
    return () => void delete dataset.paper;
  }, []);
  return (
    <div className={css.paper} lang={lang} aria-hidden="true">
      <PaperHead session={session} />
      <dl>
        <PaperDishes session={session} />
      </dl>
      <dl>
        <StoredSums session={session} />
        {(!isBill || session.payments.length > 0) && <TotalRow session={session} className={css.total} />}
      </dl>
      <dl>
        <PaperPayments session={session} />
        {isBill && (
          <div className={css.total}>
            <dt>{t('toPay')}</dt>
            <dd>
              <Price amount={session.bill.outstanding} size="inherit" />
            </dd>
          </div>
        )}
        {isBill && session.payments.length === 0 && <IncludedTaxes bill={session.bill} />}
      </dl>
      {session.payments.some(({ isTest }) => isTest) && <p>{t('testPayment')}</p>}
      {shop.receiptFoot && <p className={css.words}>{say(shop.receiptFoot)}</p>}
    </div>
  );
}

/**
 * Paper of a bill, drawn for the browser's print only: its receipt, or while money is owed the bill itself, which says
 * that it is no receipt (till T3.5). It is the guest's, and so in the shop's first language (office B5.4).
 */
export const Receipt = memo(function Receipt({ session }: { readonly session: TableSession | undefined }) {
  const { shop } = useReadyCatalogue().data;
  const { code, tag } = usePaperLanguage(shop, session?._id);
  if (session === undefined || session.products.length === 0) return null;
  return createPortal(
    <TextLanguage value={code}>
      <MoneyProvider shop={shop} locale={tag}>
        <Paper session={session} lang={tag} />
      </MoneyProvider>
    </TextLanguage>,
    document.body,
  );
});
