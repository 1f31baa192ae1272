import type { CouponBatch } from '@comanda/contract';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { writtenDay } from '../state/written-day.ts';
import css from './batch-card.module.css';

/** The codes of a batch as they look, their number and uses, where and until when they are good, and who made them. */
export function BatchFacts({ batch }: { readonly batch: CouponBatch }) {
  const { t } = useTranslation('coupon-batches');
  const { locale, say } = useLocale();
  const all = useShops().data ?? [];
  const { prefix, characters, status, made, used, endDate, shops, createdAt, createdBy } = batch;
  const number = (value: number) => numberFormat(locale.intl).format(value);
  const when = (moment: string) => dateText(moment, locale.intl);
  const nameOf = (id: string) => say(all.find(({ _id }) => _id === id)?.name) || id;
  return (
    <dl className={css.facts}>
      <dt>{t('codes')}</dt>
      <dd>
        <code>{`${prefix}${'·'.repeat(characters)}`}</code>
      </dd>
      {status !== 'making' && (
        <>
          <dt>{t('number')}</dt>
          <dd>{number(made)}</dd>
        </>
      )}
      <dt>{t('used')}</dt>
      <dd>{number(used)}</dd>
      {endDate !== undefined && (
        <>
          <dt>{t('until')}</dt>
          <dd>{endDate.includes('T') ? when(endDate) : writtenDay(endDate, locale.intl)}</dd>
        </>
      )}
      {shops !== undefined && (
        <>
          <dt>{t('shops')}</dt>
          <dd>{shops.map(nameOf).join(t('common:listComma'))}</dd>
        </>
      )}
      <dt>{t('by')}</dt>
      <dd>{t('byWhom', { name: createdBy.name, time: when(createdAt) })}</dd>
    </dl>
  );
}
