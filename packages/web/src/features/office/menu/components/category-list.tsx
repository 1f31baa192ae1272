import { MAX_COURSES } from '@comanda/domain';
import { useMemo } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useDraft } from '../../changes/index.ts';
import { creationOf, MarkedSelect, MarkedTick, NameFields } from '../../fields/index.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import { type DraftedCategory, type DraftedSubCategory, dishCounts } from '../state/dishes.ts';
import { newCategory, newSubCategory, nextPosition, orderEdits } from '../state/structure.ts';
import { ArchiveButton } from './archive-button.tsx';
import { StructureList } from './structure-list.tsx';
import css from './structure-sheet.module.css';

/** The categories of the menu in their order, each opened to change it, and the button that adds one. */
export function CategoryList({ lists }: { readonly lists: MenuLists }) {
  const { t } = useTranslation('office');
  const { change } = useDraft();
  const { categories, dishes, sections } = lists;
  const counts = useMemo(() => dishCounts(dishes), [dishes]);
  const add = () => {
    const category = newCategory(sections, nextPosition(categories, 'order'));
    change([creationOf('categories', category)]);
    return category._id;
  };
  return (
    <div className={css.list}>
      {categories.length === 0 && <p>{t('menu.categories.none')}</p>}
      <StructureList
        rows={categories}
        label={t('menu.categories.title')}
        unnamed={t('menu.categories.unnamed')}
        addLabel={t('menu.categories.add')}
        addVariant="tonal"
        noteOf={({ id }) => t('menu.count', { count: counts.get(id) ?? 0 })}
        fieldsOf={(category) => <CategoryFields {...{ category, lists, counts }} />}
        onAdd={add}
        onOrder={(ids) => change(orderEdits('categories', categories, { ids, field: 'order' }))}
      />
    </div>
  );
}

type CategoryFieldsProps = {
  readonly category: DraftedCategory;
  readonly lists: MenuLists;
  /** Number of dishes by category and sub-category. */
  readonly counts: ReadonlyMap<string, number>;
};

/** Fields of a category: names, course, sections, sub-categories. */
function CategoryFields({ category, lists, counts }: CategoryFieldsProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const edit = useDocumentEdit('categories', category);
  const { name, course = 1, sections } = category.now;
  const courses = Array.from({ length: MAX_COURSES }, (_, at) => at + 1);
  return (
    <div className={css.fields}>
      <NameFields of="categories.name" name={name} path="name" edit={edit} />
      <MarkedSelect
        label={t('menu.categories.course')}
        value={String(course)}
        onChange={(value) => edit('course', Number(value))}
        options={courses.map((number) => ({
          value: String(number),
          label: t('menu.categories.courseNumber', { number }),
        }))}
      />
      <fieldset className={css.ticks}>
        <legend>{t('menu.categories.inSections')}</legend>
        {lists.sections.map(({ id, now }) => (
          <MarkedTick
            key={id}
            type="checkbox"
            className={css.tick}
            checked={sections.some((each) => each === id)}
            onChange={(isIn) =>
              edit('sections', isIn ? [...sections, id] : sections.filter((each) => each !== id))
            }
          >
            {say(now.name) || t('menu.section.unnamed')}
          </MarkedTick>
        ))}
      </fieldset>
      <SubCategories {...{ category, lists, counts }} />
      <div>
        <ArchiveButton list="categories" document={category} name={say(name)} />
      </div>
    </div>
  );
}

/** The sub-categories of a category in their order, and the button that adds one. */
function SubCategories({ category, lists, counts }: CategoryFieldsProps) {
  const { t } = useTranslation('office');
  const { change } = useDraft();
  const own = lists.subCategories.filter(({ now }) => now.category === category.id);
  const add = () => {
    const made = newSubCategory(category.id, nextPosition(own, 'order'));
    change([creationOf('subCategories', made)]);
    return made._id;
  };
  return (
    <section className={css.subs}>
      <h3 className={css.title}>{t('menu.categories.subs')}</h3>
      <StructureList
        rows={own}
        label={t('menu.categories.subs')}
        unnamed={t('menu.categories.unnamedSub')}
        addLabel={t('menu.categories.addSub')}
        addVariant="plain"
        noteOf={({ id }) => t('menu.count', { count: counts.get(id) ?? 0 })}
        fieldsOf={(subCategory) => <SubCategoryFields subCategory={subCategory} />}
        onAdd={add}
        onOrder={(ids) => change(orderEdits('subCategories', own, { ids, field: 'order' }))}
      />
    </section>
  );
}

/** Fields of a sub-category. */
function SubCategoryFields({ subCategory }: { readonly subCategory: DraftedSubCategory }) {
  const { say } = useLocale();
  const edit = useDocumentEdit('subCategories', subCategory);
  const { name } = subCategory.now;
  return (
    <div className={css.fields}>
      <NameFields of="subCategories.name" name={name} path="name" edit={edit} />
      <div>
        <ArchiveButton list="subCategories" document={subCategory} name={say(name)} />
      </div>
    </div>
  );
}
