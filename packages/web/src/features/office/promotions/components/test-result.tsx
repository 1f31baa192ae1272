import type { Shop } from '@comanda/contract';
import { CatalogueContext, useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { MoneyProvider } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { TestedBills } from '../hooks/use-tested-bills.ts';
import {
  type ComparedRejection,
  type ComparedRow,
  comparedBills,
  comparedRejections,
} from '../state/compared-bills.ts';
import css from './rule-test.module.css';

type TestResultProps = { readonly bills: TestedBills; readonly shop: Shop };

/** The bills of a test beside each other, line by line, and why other rules did not apply (B4.3). */
export function TestResult({ bills, shop }: TestResultProps) {
  const { locale } = useLocale();
  const { live, draft, naming } = bills;
  const catalogue = { ...naming, error: null, isFinal: true, isRetrying: false, retry: () => undefined };
  return (
    <MoneyProvider shop={shop} locale={locale.intl}>
      <CatalogueContext value={catalogue}>
        <div className={css.test} aria-live="polite">
          <Bills {...{ live, draft }} />
          <Rejections rejections={comparedRejections(live, draft)} />
        </div>
      </CatalogueContext>
    </MoneyProvider>
  );
}

/** Both bills in one table, a row for each dish and each step of the price. */
function Bills({ live, draft }: Pick<TestedBills, 'live' | 'draft'>) {
  const { t } = useTranslation('office');
  return (
    <table className={css.bills}>
      <caption className="sr">{t('promotions.test.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.what}>
            <span className="sr">{t('promotions.test.what')}</span>
          </th>
          <th scope="col">{t('promotions.test.live')}</th>
          <th scope="col">{t('promotions.test.draft')}</th>
        </tr>
      </thead>
      <tbody>
        {comparedBills(live, draft).map((row) => (
          <BillRow key={row.id} row={row} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={css.what}>
            {t('promotions.test.total')}
          </th>
          <Amount amount={live?.bill.total} isTotal />
          <Amount amount={draft?.bill.total} isTotal isChanged={live?.bill.total !== draft?.bill.total} />
        </tr>
      </tfoot>
    </table>
  );
}

function BillRow({ row }: { readonly row: ComparedRow }) {
  const { kind, step: first, quantity, live, draft } = row;
  const { step } = useExplanationTexts();
  const label = step(first);
  const isChanged = live !== draft;
  return (
    <tr className={cx(css[kind], isChanged && css.changed)}>
      <th scope="row" className={css.what}>
        {kind === 'dish' && quantity !== 1 ? `${quantity} × ${label}` : label}
      </th>
      <Amount amount={live} />
      <Amount amount={draft} isChanged={isChanged} />
    </tr>
  );
}

type AmountProps = {
  /** In minor units; 0 for a step that costs nothing, undefined where there is none. */
  readonly amount: number | undefined;
  readonly isTotal?: boolean;
  readonly isChanged?: boolean;
};

function Amount({ amount, isTotal = false, isChanged = false }: AmountProps) {
  const { t } = useTranslation('office');
  if (amount === undefined)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="sr">{t('promotions.test.absent')}</span>
      </td>
    );
  if (amount === 0 && !isTotal)
    return (
      <td>
        <Icon name="check" size="s" label={t('promotions.test.applies')} />
      </td>
    );
  return (
    <td>
      <Price amount={amount} bare size="s" weight={isTotal || isChanged ? 'bold' : 'regular'} />
    </td>
  );
}

/** The rules that did not apply, each with what it lacked; said once where both bills agree. */
function Rejections({ rejections }: { readonly rejections: readonly ComparedRejection[] }) {
  const { t } = useTranslation('office');
  const { gap, asked, nameText } = useExplanationTexts();
  const { data } = useReadyCatalogue();
  if (rejections.length === 0) return null;
  const said = (outcome: ComparedRejection['live']) => {
    if (outcome === undefined) return undefined;
    if (outcome === 'counts') return t('promotions.test.counts');
    const { discountRules = [] } = data.discounts.find(({ _id }) => _id === outcome.rule) ?? {};
    return outcome.gaps.map((each) => gap(each, asked(discountRules))).join(' · ');
  };
  return (
    <section>
      <h4 className={css.title}>{t('promotions.test.notApplied')}</h4>
      <ul className={css.rejections}>
        {rejections.map(({ rule, name, live, draft }) => {
          const [now, drafted] = [said(live), said(draft)];
          return (
            <li key={rule}>
              <b>{nameText(name) || t('promotions.unnamed')}</b>
              {now === drafted && <span>{now}</span>}
              {now !== drafted && now !== undefined && (
                <span>{t('promotions.test.liveSays', { text: now })}</span>
              )}
              {now !== drafted && drafted !== undefined && (
                <span>{t('promotions.test.draftSays', { text: drafted })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
