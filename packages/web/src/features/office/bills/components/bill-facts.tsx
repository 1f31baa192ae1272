import type { TableSession } from '@comanda/contract';
import { type ReactNode, useId } from 'react';
import { DishRows, TotalRow } from '../../../../data/bills/dish-rows.tsx';
import { StoredSums } from '../../../../data/bills/stored-sums.tsx';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { usePersonName } from '../hooks/use-bill.ts';
import { takenOff } from '../state/taken-off.ts';
import { BillBadges } from './bill-row.tsx';
import css from './bills-part.module.css';

/** State, table, times and people of a bill, its dishes and its sums. */
export function BillFacts({ bill }: { readonly bill: TableSession }) {
  const { t } = useTranslation('bills');
  const { locale } = useLocale();
  const { shop } = useReadyCatalogue().data;
  const nameOf = usePersonName();
  const { tableName, type, startTime, placedTime, paidTime, contact, address, staff } = bill;
  const when = (moment: string) => dateText(moment, locale.intl, shop.timezone);
  const guest = [contact?.name, contact?.phone].filter(Boolean).join(t('staff:comma'));
  return (
    <>
      <dl className={css.facts}>
        <Fact name={t('stateLabel')}>
          <BillBadges bill={bill} />
        </Fact>
        <Fact name={t('type')}>{t(`staff:type.${type}`)}</Fact>
        {tableName !== undefined && <Fact name={t('table')}>{tableName}</Fact>}
        <Fact name={t('ordered')}>{when(placedTime ?? startTime)}</Fact>
        {paidTime !== undefined && <Fact name={t('paidAt')}>{when(paidTime)}</Fact>}
        {guest !== '' && <Fact name={t('guest')}>{guest}</Fact>}
        {address !== undefined && <Fact name={t('address')}>{address}</Fact>}
        {nameOf(staff) !== '' && <Fact name={t('servedBy')}>{nameOf(staff)}</Fact>}
      </dl>
      <dl className={css.lines}>
        <DishRows session={bill} />
        <StoredSums session={bill} />
        <TotalRow session={bill} className={css.total} />
      </dl>
      <TakenOff bill={bill} />
    </>
  );
}

/** Dishes that were taken off a bill, voided or given back, with the reason. */
function TakenOff({ bill }: { readonly bill: TableSession }) {
  const { t } = useTranslation('bills');
  const { say } = useLocale();
  const title = useId();
  const lines = takenOff(bill);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={css.title}>
        {t('takenOff')}
      </h3>
      <ul className={css.off}>
        {lines.map(({ id, quantity, name, voidReason }) => (
          <li key={id}>
            <s>
              {quantity} {say(name)}
            </s>
            {voidReason !== undefined && ` · ${t(`approval:reason.${voidReason}`)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
