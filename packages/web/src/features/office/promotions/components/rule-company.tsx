import type { Shop } from '@comanda/contract';
import {
  ARCHIVED_AT,
  companyOf,
  createCatalogue,
  currencyFormatOf,
  moneyText,
  neverReasons,
  orderEffects,
} from '@comanda/domain';
import { useMemo } from 'react';
import type { RuleNames } from '../../../../data/offers/use-sentence-texts.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { RuleLists } from '../hooks/use-rule-lists.ts';
import type { DraftedRule } from '../state/rules.ts';
import css from './rule-editor.module.css';

type RuleCompanyProps = {
  readonly rule: DraftedRule;
  readonly lists: RuleLists;
  readonly shop: Shop;
  readonly names: RuleNames;
  readonly onChoose: (id: string) => void;
};

/** Returns a rule's relations to the others of the shop, and the pairs whose order counts (B4.2). */
function useCompany({ rule, lists, shop }: RuleCompanyProps) {
  const { rules, menu } = lists;
  const catalogue = useMemo(
    () =>
      createCatalogue({
        products: menu.dishes.filter(({ now }) => now[ARCHIVED_AT] === undefined).map(({ now }) => now),
        productOptions: menu.options.map(({ now }) => now),
      }),
    [menu.dishes, menu.options],
  );
  return useMemo(() => {
    const others = rules.filter(
      ({ id, now }) => id !== rule.id && now[ARCHIVED_AT] === undefined && now.status !== 'disabled',
    );
    // a rule that is still off is looked at as if it were on
    const own = { ...rule.now, status: 'active' as const };
    const now = new Date().toISOString();
    return others.map((other) => {
      const pair = [own, other.now];
      const [relation] = companyOf(pair);
      const [order] = orderEffects(pair, { now, shop, catalogue });
      return { id: other.id, relation: relation?.relation, order, isEarlier: relation?.earlier === other.id };
    });
  }, [rules, rule, shop, catalogue]);
}

/** Problems of a rule by itself, and its effect on each other one (B4.2). */
export function RuleCompany(props: RuleCompanyProps) {
  const { rule, shop, names, onChoose } = props;
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const company = useCompany(props);
  const never = neverReasons(rule.now);
  const money = (amount: number) => moneyText(amount, currencyFormatOf(shop), locale.tag);
  const nameOf = (id: string) => names.rule(id) ?? t('promotions.unnamed');
  const meeting = company.filter(({ relation }) => relation?.kind !== 'neverMeet');
  const apart = company.length - meeting.length;
  const telling = meeting.filter(({ relation, order }) => relation?.kind === 'refused' || order);
  const plain = meeting.length - telling.length;
  return (
    <section className={css.slot} aria-label={t('promotions.together.title')}>
      {never.length > 0 && (
        <ul className={css.never}>
          {never.map((reason) => (
            <li key={reason}>
              <Badge tone="bad">{t('promotions.never')}</Badge> {t(`promotions.neverReason.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      <h3 className={css.title}>{t('promotions.together.title')}</h3>
      <ul className={css.company}>
        {telling.map(({ id, relation, order, isEarlier }) => (
          <li key={id}>
            <button type="button" className={css.other} onClick={() => onChoose(id)}>
              <b>{nameOf(id)}</b>
              <span>
                {relation?.kind === 'refused'
                  ? t('promotions.together.refused', { name: nameOf(relation.refuser) })
                  : t('promotions.together.stacks')}
              </span>
              {order && (
                <small>
                  {order.total === order.swapped
                    ? t('promotions.together.points', {
                        first: nameOf(isEarlier ? id : rule.id),
                        points: order.points,
                        swapped: order.swappedPoints,
                      })
                    : t('promotions.together.order', {
                        first: nameOf(isEarlier ? id : rule.id),
                        total: money(order.total),
                        swapped: money(order.swapped),
                      })}
                </small>
              )}
            </button>
          </li>
        ))}
      </ul>
      {meeting.length === 0 && <p>{t('promotions.together.none')}</p>}
      {plain > 0 && <p>{t('promotions.together.plain', { count: plain })}</p>}
      {apart > 0 && <p>{t('promotions.together.apart', { count: apart })}</p>}
    </section>
  );
}
