import type { MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Chip, ChipRow } from '../../../../ui/controls/chip.tsx';
import css from './group-head.module.css';

type GroupHeadProps = {
  readonly group: MenuGroup;
  readonly count: number;
  /** The chosen sub-category; undefined for all. */
  readonly chosen: string | undefined;
  readonly onChoose: (subCategory: string | undefined) => void;
};

/** Returns the function that names a group of the menu. */
export function useGroupName() {
  const { t } = useTranslation('menu');
  const { say } = useLocale();
  return ({ category }: MenuGroup) => (category === undefined ? t('popular') : say(category.name));
}

/** Renders a group's heading with the number of its dishes and the filter by sub-category. */
export function GroupHead({ group, count, chosen, onChoose }: GroupHeadProps) {
  const { t } = useTranslation('menu');
  const { say } = useLocale();
  const name = useGroupName()(group);
  return (
    <div className={css.head}>
      <h2 className={css.title}>
        {name}
        <small className={css.count}>
          {t('dishes', { count })}
          {group.hidden ? ` · ${t('dietary-filter:hiddenHere', { count: group.hidden })}` : null}
        </small>
      </h2>
      {group.subCategories.length > 0 && (
        <ChipRow label={name}>
          <Chip pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
            {t('all')}
          </Chip>
          {group.subCategories.map(({ _id, name: sub }) => (
            <Chip key={_id} pressed={chosen === _id} onClick={() => onChoose(_id)}>
              {say(sub)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}
