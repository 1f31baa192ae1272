import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import { CategoryList } from './category-list.tsx';
import { SectionList } from './section-list.tsx';
import css from './structure-sheet.module.css';

type StructureSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly lists: MenuLists;
};

/** Sheet in which categories with their sub-categories, and sections with their times, are added, changed and ordered. */
export function StructureSheet({ open, onClose, lists }: StructureSheetProps) {
  const { t } = useTranslation('office');
  const [shown, setShown] = useState<'categories' | 'sections'>('categories');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('menu.categories.open')}
      closeLabel={t('common:close')}
      width="l"
      tall
    >
      <div className={css.structure}>
        <Segmented
          label={t('menu.categories.which')}
          options={[
            { value: 'categories', label: t('menu.categories.title') },
            { value: 'sections', label: t('menu.section.title') },
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'categories' ? <CategoryList lists={lists} /> : <SectionList lists={lists} />}
      </div>
    </Sheet>
  );
}
