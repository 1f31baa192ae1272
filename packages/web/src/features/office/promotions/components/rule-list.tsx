import type { Shop } from '@comanda/contract';
import { ARCHIVED_AT, type DiscountRule, neverReasons } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { useDraft } from '../../changes/index.ts';
import { useLanguages } from '../../frame/index.ts';
import { missingNames, OrderedList } from '../../menu/index.ts';
import { type DraftedRule, ruleOrderEdits, ruleState } from '../state/rules.ts';
import { DocumentRow } from './document-row.tsx';

type RuleListProps = {
  readonly shown: readonly DraftedRule[];
  readonly shop: Shop;
  /** True while all are shown: some of them have no place among the others. */
  readonly isOrdered: boolean;
  readonly sentence: (rule: DiscountRule, audience: 'guests') => string;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

const TONES = {
  new: 'gold',
  archived: 'sold',
  off: 'sold',
  scheduled: 'left',
  ended: 'sold',
  live: 'ok',
} as const;

/** The rules in the order in which they are applied, each with its state and its sentence. */
export function RuleList({ shown, shop, isOrdered, sentence, chosen, onChoose }: RuleListProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { change } = useDraft();
  const { offered } = useLanguages();
  const at = new Date().toISOString();
  const isFixed = !isOrdered || shown.some(({ now }) => now[ARCHIVED_AT] !== undefined);
  const items = shown.map((rule) => {
    const { id, now, edits } = rule;
    const name = say(now.name) || t('promotions.unnamed');
    const state = ruleState(rule, shop, at);
    const never = neverReasons(now);
    return {
      id,
      name,
      content: (
        <DocumentRow
          name={name}
          sentence={sentence(now, 'guests')}
          isChosen={id === chosen}
          onChoose={() => onChoose(id)}
          badges={
            <>
              <Badge tone={TONES[state]}>{t(`promotions.state.${state}`)}</Badge>
              {edits.length > 0 && state !== 'new' && <Badge>{t('promotions.changed')}</Badge>}
              {never.length > 0 && <Badge tone="bad">{t('promotions.never')}</Badge>}
              {missingNames(rule, offered).length > 0 && <Badge tone="left">{t('promotions.missing')}</Badge>}
            </>
          }
        />
      ),
    };
  });
  return (
    <OrderedList
      label={t('nav.promotions')}
      items={items}
      isFixed={isFixed}
      onOrder={(ids) => change(ruleOrderEdits(shown, ids))}
    />
  );
}
