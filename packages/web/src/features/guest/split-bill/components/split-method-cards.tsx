import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ChoiceCards } from '../../../../ui/controls/choice-cards.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { IconName } from '../../../../ui/icons/icon.tsx';
import type { SplitMethod } from '../state/split-choice.ts';
import type { SplitMethods } from '../state/split-methods.ts';

const METHOD_ICONS: readonly (readonly [SplitMethod, IconName])[] = [
  ['all', 'slip'],
  ['mine', 'user'],
  ['equal', 'equal'],
  ['lines', 'pick'],
];

type SplitMethodCardsProps = {
  readonly methods: SplitMethods;
  readonly value: SplitMethod;
  /** False without a guest number, when there is no own share. */
  readonly hasShare: boolean;
  readonly onChange: (way: SplitMethod) => void;
};

/** Renders the split methods with their amounts. */
export function SplitMethodCards({ methods, value, hasShare, onChange }: SplitMethodCardsProps) {
  const { t } = useTranslation('split-bill');
  const noteOf = (way: SplitMethod): ReactNode => {
    const { wanted } = methods[way];
    if ('share' in wanted) return <Price amount={wanted.share.amount} bare size="inherit" weight="regular" />;
    if (way === 'lines') return t('ways.choose');
    return wanted.refusal.code === 'linesPaid' || wanted.refusal.code === 'noPartsLeft'
      ? t('ways.taken')
      : t('ways.nothing');
  };
  return (
    <fieldset aria-label={t('ways.label')}>
      <ChoiceCards
        columns={4}
        value={value}
        onChange={(way) => onChange(way as SplitMethod)}
        cards={METHOD_ICONS.map(([way, icon]) => ({
          value: way,
          label: t(`ways.${way}`),
          icon,
          note: noteOf(way),
          disabled: way === 'mine' && !hasShare,
        }))}
      />
    </fieldset>
  );
}
