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
  type DietaryFilter,
  dietaryFilter,
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

/** Asks what the guest does not eat, and shows at once how many dishes remain. */
export function FilterSheet({ groups, onClose }: FilterSheetProps) {
  const { t, avoided, diet } = useDietaryNames();
  const { data, catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  const saved = useDietaryFilter();
  const [filter, setFilter] = useState(saved);
  const { shown, unknown, hidden } = useMemo(
    () => filterMenu(groups, { filter, catalogue, orderType }),
    [groups, filter, catalogue, orderType],
  );
  // leaves out diets that no dish of the shop is marked with: they would hide everything
  const diets = ALL_DIETS.filter(
    (each) => filter.diets.includes(each) || data.products.some((product) => product.diets?.includes(each)),
  );
  const change = (next: Partial<DietaryFilter>) => {
    setFilter({ ...filter, ...next });
    dietaryFilter.set({ ...filter, ...next });
  };
  const counts = [
    t('fit', { count: shown - unknown }),
    ...(unknown > 0 ? [t('unknownCount', { count: unknown })] : []),
    ...(hidden > 0 ? [t('hidden', { count: hidden })] : []),
  ];
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
        <OptionGroup title={t('without')}>
          <div className={css.chips}>
            {ALL_AVOIDED.map((each) => (
              <Chip
                key={each}
                icon={dietaryIcon(each)}
                pressed={filter.without.includes(each)}
                onClick={() => change({ without: toggled(filter.without, each) })}
              >
                {avoided(each)}
              </Chip>
            ))}
          </div>
        </OptionGroup>
        {diets.length > 0 && (
          <OptionGroup title={t('only')}>
            <div className={css.chips}>
              {diets.map((each) => (
                <Chip
                  key={each}
                  icon={dietaryIcon(each)}
                  pressed={filter.diets.includes(each)}
                  onClick={() => change({ diets: toggled(filter.diets, each) })}
                >
                  {diet(each)}
                </Chip>
              ))}
            </div>
          </OptionGroup>
        )}
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
        <p className={css.text}>{t('traces')}</p>
      </div>
    </Sheet>
  );
}
