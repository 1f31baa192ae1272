import type { Section, Shop, TaxSetting } from '@comanda/contract';
import { ORDER_TYPES, type OrderType } from '@comanda/domain';
import { useState } from 'react';
import { CatalogueContext } from '../../../../data/catalogue/catalogue-context.ts';
import { useCatalogue } from '../../../../data/catalogue/use-catalogue.ts';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { Reasons } from '../../../../ui/display/breakdown.tsx';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { useWorkedBill, type WorkedBill as Worked } from '../hooks/use-worked-bill.ts';
import css from './cards.module.css';

type WorkedBillProps = {
  readonly shop: Shop;
  readonly sections: readonly Section[];
  readonly taxes: readonly TaxSetting[];
};

/** Steps of the bill, from its dishes to its total, as the engine explains them. */
function Steps({
  worked,
  nameOf,
}: {
  readonly worked: Worked;
  readonly nameOf: (product: string) => string;
}) {
  const { t } = useTranslation('office-shop');
  const { step } = useExplanationTexts();
  const dishes = worked.bill.lines.map(({ id, lineTotal }, at) => {
    const line = worked.lines[at];
    const name = nameOf(line?.product ?? '');
    const label = line !== undefined && line.quantity > 1 ? `${line.quantity} × ${name}` : name;
    return { id, label, value: <Price amount={lineTotal} size="s" weight="regular" /> };
  });
  const [, ...order] = worked.explanation.order;
  const steps = order.map((each, at) => ({
    id: `${at}:${each.key}`,
    label: step(each),
    value: each.effect === 0 ? '' : <Price amount={each.effect} size="s" weight="regular" signed />,
  }));
  return (
    <Reasons steps={[...dishes, ...steps]} result={{ label: t('money.total'), amount: worked.bill.total }} />
  );
}

/** A bill worked out with the settings as they are: taxes, service charge and rounding, step by step (B5.2). */
export function WorkedBill({ shop, sections, taxes }: WorkedBillProps) {
  const { t } = useTranslation('office-shop');
  const { locale, say } = useLocale();
  const catalogue = useCatalogue(shop._id);
  const [type, setType] = useState<OrderType>('dineIn');
  const [sectionId, setSection] = useState<string>();
  const section = sections.find(({ _id }) => _id === sectionId) ?? sections[0];
  const worked = useWorkedBill(catalogue, { shop, section, taxes }, type);
  const nameOf = (product: string) => say(catalogue.catalogue?.products.get(product)?.name);
  return (
    <aside className={css.card} aria-labelledby="worked-bill">
      <div>
        <h3 id="worked-bill" className={css.title}>
          {t('money.worked')}
        </h3>
        <p className={css.note}>{t('money.workedNote')}</p>
      </div>
      <SelectField
        label={t('money.type')}
        value={type}
        options={ORDER_TYPES.map((value) => ({ value, label: t(`common:orderType.${value}`) }))}
        onChange={(value) => setType(ORDER_TYPES.find((each) => each === value) ?? type)}
      />
      {sections.length > 1 && (
        <SelectField
          label={t('money.section')}
          value={section?._id ?? ''}
          options={sections.map(({ _id, name }) => ({ value: _id, label: say(name) }))}
          onChange={setSection}
        />
      )}
      {worked === undefined && catalogue.catalogue !== undefined && (
        <p className={css.note}>{t('money.noDishes')}</p>
      )}
      {worked !== undefined && (
        <MoneyProvider shop={shop} locale={locale.intl}>
          <CatalogueContext value={catalogue}>
            <div aria-live="polite">
              <Steps {...{ worked, nameOf }} />
            </div>
          </CatalogueContext>
        </MoneyProvider>
      )}
    </aside>
  );
}
