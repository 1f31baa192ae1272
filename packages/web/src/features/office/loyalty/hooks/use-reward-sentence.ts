import type { Reward } from '@comanda/contract';
import { useSentenceTexts } from '../../../../data/offers/use-sentence-texts.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type RuleLists, useRuleNames } from '../../promotions/index.ts';

/** Returns the function that says what a reward costs, what it buys, and where and for how long that is good. */
export function useRewardSentence(rules: Pick<RuleLists, 'menu' | 'all'>) {
  const { t } = useTranslation('office');
  const { locale } = useLocale();
  const { names } = useRuleNames(rules);
  const { sentence } = useSentenceTexts(names);
  const either = new Intl.ListFormat(locale.intl, { type: 'disjunction' });
  return ({ points, coupon, shops = [], validDays }: Reward): string => {
    const rule = rules.all.find(({ id }) => id === coupon)?.now;
    const parts = [
      t(rule?.source === 'gift' ? 'programme.reward.buysGift' : 'programme.reward.buysCoupon', {
        count: points,
      }),
      rule === undefined ? t('programme.reward.noRule') : sentence(rule, 'guests'),
      shops.length > 0 &&
        t('programme.reward.inShops', { shops: either.format(shops.map((id) => names.shop(id) ?? id)) }),
      validDays === undefined
        ? t('programme.reward.noEnd')
        : t('programme.reward.days', { count: validDays }),
    ];
    return parts.filter((part) => part !== false).join(' ');
  };
}
