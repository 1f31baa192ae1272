import type { Section, Shop, TaxSetting } from '@comanda/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { useLiveDocuments } from '../../changes/index.ts';
import { MarkedSelect, NumberField } from '../../fields/index.ts';
import { NotArrived, useOffice } from '../../frame/index.ts';
import { Card } from '../components/card.tsx';
import css from '../components/cards.module.css';
import { CashFields } from '../components/cash-fields.tsx';
import { OverpaidField } from '../components/overpaid-field.tsx';
import { SalesTaxField } from '../components/sales-tax-field.tsx';
import { ServiceFields } from '../components/service-fields.tsx';
import { TaxList } from '../components/tax-list.tsx';
import { WorkedBill } from '../components/worked-bill.tsx';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';

const PRICE_METHODS = ['no', 'round', 'floor', 'ceil'] as const;
/** The largest multiple that totals are rounded to, in minor units. */
const MAX_ROUNDING = 1_000_000;
const TAX_METHODS = ['round', 'floor', 'ceil'] as const;

type OfShops = { readonly shops?: readonly string[]; readonly archivedAt?: string };

/** Returns the documents in use of a shop; those without shops are of all. */
function ofShop<Row extends OfShops>(rows: readonly Row[] | undefined, shop: string): readonly Row[] {
  return (rows ?? []).filter(
    ({ shops = [], archivedAt }) => archivedAt === undefined && (shops.length === 0 || shops.includes(shop)),
  );
}

/** Rounding of the total and of each tax. */
function RoundingFields({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const edit = useSetUpEdit('shops', shop);
  const method = PRICE_METHODS.find((each) => each === shop.priceRoundMethod) ?? 'ceil';
  const taxMethod = TAX_METHODS.find((each) => each === shop.taxRoundMethod) ?? 'round';
  const options = <Value extends 'no' | 'round' | 'floor' | 'ceil'>(methods: readonly Value[]) =>
    methods.map((value) => ({ value, label: t(`money.methods.${value}`) }));
  return (
    <div className={css.fields}>
      <MarkedSelect
        label={t('money.roundTotal')}
        value={method}
        options={options(PRICE_METHODS)}
        onChange={(value) => edit('priceRoundMethod', value)}
      />
      {method !== 'no' && (
        <NumberField
          of="shops.priceRoundFactor"
          label={t('money.roundTo')}
          hint={t('money.roundToHint')}
          value={shop.priceRoundFactor}
          min={1}
          max={MAX_ROUNDING}
          onChange={(factor) => edit('priceRoundFactor', factor)}
        />
      )}
      <MarkedSelect
        label={t('money.roundTax')}
        value={taxMethod}
        options={options(TAX_METHODS)}
        onChange={(value) => edit('taxRoundMethod', value)}
      />
    </div>
  );
}

/** Taxes, service charge and rounding, beside a bill worked out with them, and what is paid too much (B5.2). */
export function MoneyPage({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const { isJoined } = useOffice();
  const taxList = useLiveDocuments<TaxSetting>('taxSettings', isJoined);
  const sectionList = useLiveDocuments<Section>('sections', isJoined);
  const taxes = useMemo(() => ofShop(taxList.data, shop._id), [taxList.data, shop._id]);
  const sections = useMemo(() => ofShop(sectionList.data, shop._id), [sectionList.data, shop._id]);
  const waited = [taxList, sectionList].filter(({ data }) => data === undefined);
  const failed = waited.find(({ isError }) => isError);
  if (failed) return <NotArrived error={failed.error} onRetry={() => void failed.refetch()} />;
  if (waited.length > 0) {
    return (
      <Skeleton label={t('staff:loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    );
  }
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Card title={t('money.taxes')} note={t('money.taxesNote')}>
          <TaxList {...{ shop, taxes }} />
          <SalesTaxField shop={shop} />
        </Card>
        <Card title={t('money.service.title')} note={t('money.service.note')}>
          {sections.map((section) => (
            <ServiceFields key={section._id} section={section} />
          ))}
        </Card>
        <Card title={t('money.rounding')} note={t('money.roundingNote')}>
          <RoundingFields shop={shop} />
        </Card>
        <Card title={t('money.cash.title')} note={t('money.cash.note')}>
          <CashFields shop={shop} />
        </Card>
        <Card title={t('money.overpaid.title')} note={t('money.overpaid.note')}>
          <OverpaidField shop={shop} />
        </Card>
      </div>
      <div className={css.side}>
        <WorkedBill {...{ shop, sections, taxes }} />
      </div>
    </div>
  );
}
