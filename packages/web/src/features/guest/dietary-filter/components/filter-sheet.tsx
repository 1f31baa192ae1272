import { useMemo, useState } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import type { MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Chip } from '../../../../ui/controls/chip.tsx';
import { OptionGroup } from '../../../../ui/controls/option-group.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useDietaryNames } from '../hooks/use-dietary-names.ts';
import {
  ALL_AVOIDED,
  ALL_DIETS,
  type Avoided,
  type DietaryFilter,
  dietaryFilter,
  type EatingDiet,
  isFiltering,
  NO_FILTER,
  useDietaryFilter,
} from '../state/dietary-filter.ts';
import { dietaryIcon } from '../state/dietary-icons.ts';
import { filterMenu } from '../state/filter-menu.ts';
import css from './filter-sheet.module.css';

function toggled<Word>(words: readonly Word[], word: Word): readonly Word[] {
  return words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
}

type FilterSheetProps = {
  /** The whole menu of the current section. */
  readonly groups: readonly MenuGroup[];
  readonly onClose: () => void;
};

/** Returns the filter being edited, its setter, and the counts of dishes it leaves. */
function useFilterForm(groups: readonly MenuGroup[]) {
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  const saved = useDietaryFilter();
  const [filter, setFilter] = useState(saved);
  const { shown, unknown, hidden } = useMemo(
    () => filterMenu(groups, { filter, catalogue, orderType }),
    [groups, filter, catalogue, orderType],
  );
  const change = (next: Partial<DietaryFilter>) => {
    setFilter({ ...filter, ...next });
    dietaryFilter.set({ ...filter, ...next });
  };
  return { filter, change, shown, unknown, hidden };
}

type ChipGroupProps<Word> = {
  readonly title: string;
  readonly words: readonly Word[];
  readonly pressed: readonly Word[];
  readonly nameOf: (word: Word) => string;
  readonly onChange: (pressed: readonly Word[]) => void;
};

function ChipGroup<Word extends Avoided | EatingDiet>(props: ChipGroupProps<Word>) {
  const { title, words, pressed, nameOf, onChange } = props;
  return (
    <OptionGroup title={title}>
      <div className={css.chips}>
        {words.map((each) => (
          <Chip
            key={each}
            icon={dietaryIcon(each)}
            pressed={pressed.includes(each)}
            onClick={() => onChange(toggled(pressed, each))}
          >
            {nameOf(each)}
          </Chip>
        ))}
      </div>
    </OptionGroup>
  );
}

type CountsProps = Pick<ReturnType<typeof useFilterForm>, 'filter' | 'shown' | 'unknown' | 'hidden'>;

function Counts({ filter, shown, unknown, hidden }: CountsProps) {
  const { t } = useDietaryNames();
  const counts = [
    t('fit', { count: shown - unknown }),
    ...(unknown > 0 ? [t('unknownCount', { count: unknown })] : []),
    ...(hidden > 0 ? [t('hidden', { count: hidden })] : []),
  ];
  return (
    <p role="status" className={css.counts}>
      {isFiltering(filter)
        ? counts.map((text, at) => (
            <span key={text}>
              {text}
              {at < counts.length - 1 && t('dot')}
            </span>
          ))
        : t('all', { count: shown })}
    </p>
  );
}

/** Asks what the guest does not eat, and shows at once how many dishes remain. */
export function FilterSheet({ groups, onClose }: FilterSheetProps) {
  const { t, avoided, diet } = useDietaryNames();
  const { products } = useReadyCatalogue().data;
  const { filter, change, shown, unknown, hidden } = useFilterForm(groups);
  // leaves out diets that no dish of the shop is marked with: they would hide everything
  const diets = ALL_DIETS.filter(
    (each) => filter.diets.includes(each) || products.some((product) => product.diets?.includes(each)),
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="plain" size="l" disabled={!isFiltering(filter)} onClick={() => change(NO_FILTER)}>
            {t('clearShort')}
          </Button>
          <Button size="l" wide onClick={onClose}>
            {t('show', { count: shown })}
          </Button>
        </>
      }
    >
      <p className={css.text}>{t('intro')}</p>
      <div className={css.groups}>
        <ChipGroup
          title={t('without')}
          words={ALL_AVOIDED}
          pressed={filter.without}
          nameOf={avoided}
          onChange={(without) => change({ without })}
        />
        {diets.length > 0 && (
          <ChipGroup
            title={t('only')}
            words={diets}
            pressed={filter.diets}
            nameOf={diet}
            onChange={(next) => change({ diets: next })}
          />
        )}
        <Counts {...{ filter, shown, unknown, hidden }} />
        <p className={css.text}>{t('traces')}</p>
      </div>
    </Sheet>
  );
}
