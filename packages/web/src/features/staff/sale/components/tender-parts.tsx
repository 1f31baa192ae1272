import type { TableSession } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import type { Tender } from '../hooks/use-tender.ts';
import { FEW_PARTS, MAX_PARTS, type TenderParts } from '../state/tender.ts';
import { DishesSheet } from './dishes-sheet.tsx';
import css from './tender-parts.module.css';

export type TenderPartsProps = {
  readonly session: TableSession;
  readonly tender: Pick<Tender, 'parts' | 'setParts' | 'dishes' | 'setDishes'>;
};

/** The least number of parts that are counted instead of having a key of their own. */
const MORE_FROM = Number(FEW_PARTS.at(-1)) + 1;

/** Choice of the part to pay now: all, one of up to 20 equal parts, or dishes and seats, chosen in a sheet. */
export function TenderPartsChoice({ session, tender }: TenderPartsProps) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const [isChoosing, setChoosing] = useState(false);
  const { parts, setParts, dishes, setDishes } = tender;
  const isFew = parts === 'all' || parts === 'dishes' || FEW_PARTS.includes(parts);
  const options = [
    { value: 'all', label: t('all') },
    ...FEW_PARTS.map((value) => ({ value, label: `1/${value}` })),
    { value: 'more', label: isFew ? t('moreParts') : `1/${parts}` },
    { value: 'dishes', label: t('byDishes') },
  ];
  return (
    <div className={css.parts}>
      <Segmented
        label={t('split')}
        options={options}
        value={isFew ? parts : 'more'}
        onChange={(next) => {
          // the cast is sound: the options are the parts
          setParts(next === 'more' ? `${MORE_FROM}` : (next as TenderParts));
          setChoosing(next === 'dishes');
        }}
      />
      {!isFew && (
        <div className={css.count}>
          <span>{t('equalParts')}</span>
          <Stepper
            value={Number(parts)}
            min={MORE_FROM}
            max={MAX_PARTS}
            size="l"
            label={t('equalParts')}
            lessLabel={t('less')}
            moreLabel={t('more')}
            locale={locale.intl}
            onChange={(next) => setParts(`${next}`)}
          />
        </div>
      )}
      {parts === 'dishes' && (
        <Button variant="tonal" wide onClick={() => setChoosing(true)}>
          {t('dishes', { count: dishes.length })}
        </Button>
      )}
      <DishesSheet
        open={isChoosing}
        session={session}
        chosen={dishes}
        onChoose={setDishes}
        onClose={() => {
          setChoosing(false);
          if (dishes.length === 0) setParts('all');
        }}
      />
    </div>
  );
}
