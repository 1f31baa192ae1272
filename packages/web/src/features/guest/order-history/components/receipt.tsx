import type { SessionLine, TableSession } from '@comanda/contract';
import { moneyParts } from '@comanda/domain';
import { withoutRebooked } from '../../../../data/bills/without-rebooked.ts';
import { paperOf } from '../../../../data/sessions/paper.ts';
import { groupLines, orderedLines } from '../../../../data/sessions/progress.ts';
import { taxFactsOf } from '../../../../data/shops/sales-tax.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText, dayText } from '../../../../lib/clock-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { percentText } from '../../../../lib/percent-text.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Breakdown } from '../../../../ui/display/breakdown.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Slip } from '../../../../ui/layout/slip.tsx';
import { useChargeNames } from '../api/use-charge-names.ts';
import { useServicePercent } from '../api/use-service-percent.ts';
import { displayStatusOf } from '../state/display-status.ts';
import { printedAmount, type ReceiptRow, receiptRows, seatsOf } from '../state/receipt-rows.ts';
import css from './receipt.module.css';

type ReceiptLineProps = {
  readonly line: SessionLine;
  readonly isChild?: boolean;
  readonly isCancelled: boolean;
};

function ReceiptLine({ line, isChild = false, isCancelled }: ReceiptLineProps) {
  const { say } = useLocale();
  const amount = printedAmount(line, { isChild, isCancelled });
  const options = (line.printedOptions ?? []).filter((option) => !option.hideInReceipt);
  return (
    <li className={isChild ? css.child : css.line}>
      <span className={css.quantity}>{line.quantity}</span>
      <span className={css.name}>
        {say(line.name)}
        {options.map((option) => (
          <small key={option.name.en} className={css.option}>
            {option.quantity > 1 && `${option.quantity} × `}
            {say(option.name)}
          </small>
        ))}
      </span>
      {amount !== undefined && <Price amount={amount} bare weight="regular" size="s" />}
    </li>
  );
}

/** Returns the function that explains a row of the bill where its amount needs it. */
function useRowNotes(session: TableSession) {
  const { t } = useTranslation('order-history');
  const { say } = useLocale();
  const { currency, locale } = useMoneyStyle();
  const guests = session.tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0);
  return (kind: ReceiptRow['kind']): string | undefined => {
    if (kind === 'taxIncluded') return t('bill.included');
    if (kind === 'tips') return t('bill.note.tips');
    if (kind === 'adjusts') return t('bill.note.adjusts');
    if (kind === 'deliveryFee') return say(session.zoneName) || undefined;
    const seats = kind === 'seatCharge' ? seatsOf(session.bill, guests) : undefined;
    return seats && `${seats.guests} × ${moneyParts(seats.each, currency, locale).digits}`;
  };
}

/** Returns the rows of a bill with their labels and notes. */
function useReceiptRows(session: TableSession) {
  const { t } = useTranslation('order-history');
  const { locale, say } = useLocale();
  const shop = useShop(session.shop);
  const names = useChargeNames(session.shop);
  const percent = useServicePercent(session, shop);
  const noteOf = useRowNotes(session);
  const service =
    percent !== undefined && t('bill.surchargeOf', { percent: percentText(percent, locale.intl) });
  const isCancelled = displayStatusOf(session) === 'void';
  return receiptRows(session.bill, isCancelled).map(({ kind, amount, of }, at) => ({
    kind,
    id: `${kind}-${of ?? at}`,
    label: (of && say(names?.get(of))) || (kind === 'surcharge' && service) || t(`bill.${kind}`),
    note: noteOf(kind),
    amount,
    tone: kind === 'rounding' || kind === 'taxIncluded' ? ('faint' as const) : undefined,
  }));
}

/** The shop's number in the register of its sales tax, and the number of its bill (payments M7.7). */
function TaxFacts({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order-history');
  const facts = taxFactsOf(useShop(session.shop), session);
  if (facts === undefined) return null;
  return (
    <>
      <small className="muted">{t(`bill.taxNumber.${facts.tax}`, { number: facts.number })}</small>
      {facts.serial && <small className="muted">{t('bill.serial', { number: facts.serial })}</small>}
    </>
  );
}

function ReceiptHead({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order');
  const { locale, say } = useLocale();
  const shop = useShop(session.shop);
  const placed = dateText(session.placedTime ?? session.startTime, locale.intl, shop?.timezone);
  const { pickupAt, address, contact } = session;
  const facts = [
    pickupAt &&
      `${t(session.type === 'delivery' ? 'fact.deliverAt' : 'fact.pickupAt')} ${dayText(pickupAt, locale.intl, shop?.timezone)}`,
    address,
    [contact?.name, contact?.phone].filter(Boolean).join(t('dot')),
  ].filter(Boolean);
  return (
    <header className={css.head}>
      <b className={css.shop}>{say(shop?.name)}</b>
      {shop?.address && <small className="muted">{say(shop.address)}</small>}
      {shop?.phone && <small className="muted">{shop.phone}</small>}
      <TaxFacts session={session} />
      {shop?.receiptHead && <small className={css.words}>{say(shop.receiptHead)}</small>}
      <span className={cx('cap muted', css.kind)}>{t(`paper.${paperOf(session)}`)}</span>
      {displayStatusOf(session) === 'void' && (
        <span className={css.status}>
          <Badge tone="bad">{t('order-history:standing.void')}</Badge>
        </span>
      )}
      <strong className={css.number}>{session.orderNumber ?? session.tableName ?? ''}</strong>
      <span className={cx('muted', css.when)}>
        {[t(`type.${session.type}`), session.tableName, placed].filter(Boolean).join(t('dot'))}
      </span>
      {facts.map((fact) => (
        <small key={fact} className={css.fact}>
          {fact}
        </small>
      ))}
    </header>
  );
}

/** Returns the label of a payment: money paid, not collected after all, given back, or come back to the shop. */
function entryOf({
  amount,
  refundOf,
  isUncollected,
}: TableSession['payments'][number]): 'paidAt' | 'uncollectedAt' | 'givenAt' | 'cameBackAt' {
  if (refundOf === undefined) return 'paidAt';
  if (isUncollected) return 'uncollectedAt';
  return amount < 0 ? 'givenAt' : 'cameBackAt';
}

function Payments({ session: { shop: id, bill, payments } }: { readonly session: TableSession }) {
  const { t } = useTranslation('order-history');
  const { locale } = useLocale();
  const shop = useShop(id);
  return (
    <dl className={css.settled}>
      {withoutRebooked(payments).map((payment) => (
        <div key={payment._id} className={css.paid}>
          <dt>
            {t(`bill.${entryOf(payment)}`, { time: dayText(payment.paidAt, locale.intl, shop?.timezone) })}
          </dt>
          <dd>
            <Price amount={payment.amount} size="s" weight="regular" />
          </dd>
          {payment.tips !== undefined && payment.tips !== 0 && (
            <dd className={css.tip}>
              {t('bill.withTip')} <Price amount={payment.tips} size="s" weight="regular" signed />
            </dd>
          )}
          {payment.isTest && <dd className={css.tip}>{t('bill.test')}</dd>}
          {payment.cashRounding !== undefined && (
            <dd className={css.tip}>
              {t('bill.cashRounding')}{' '}
              <Price amount={payment.cashRounding} size="s" weight="regular" signed />
            </dd>
          )}
        </div>
      ))}
      {bill.outstanding > 0 && bill.outstanding !== bill.total && (
        <div className={css.open}>
          <dt>{t('order:toPay')}</dt>
          <dd>
            <Price amount={bill.outstanding} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Renders a bill as it is printed: shop, time, lines, sums, payments and the shop's own texts (office B5.4). */
export function Receipt({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation('order-history');
  const { say } = useLocale();
  const shop = useShop(session.shop);
  const foot = shop?.receiptFoot;
  const total = t(taxFactsOf(shop, session)?.isWithGst ? 'bill.totalWithGst' : 'bill.total');
  const rows = useReceiptRows(session);
  const isCancelled = displayStatusOf(session) === 'void';
  return (
    <Slip className={css.receipt}>
      <ReceiptHead session={session} />
      <ul className={cx(css.lines, isCancelled && css.off)}>
        {groupLines(orderedLines(session)).map(({ line, children }) => (
          <li key={line.id}>
            <ul>
              <ReceiptLine line={line} isCancelled={isCancelled} />
              {children.map((child) => (
                <ReceiptLine key={child.id} line={child} isChild isCancelled={isCancelled} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Breakdown
        rows={rows.filter(({ kind }) => kind !== 'taxIncluded')}
        total={{ label: total, amount: session.bill.total }}
      />
      <Breakdown isBrief rows={rows.filter(({ kind }) => kind === 'taxIncluded')} />
      <Payments session={session} />
      {foot && <p className={css.words}>{say(foot)}</p>}
    </Slip>
  );
}
