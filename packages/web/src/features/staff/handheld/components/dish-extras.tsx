import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OptionGroup } from '../../../../ui/controls/option-group.tsx';
import type { DishDraft } from '../hooks/use-dish-draft.ts';
import css from './dish-view.module.css';

type DishExtrasProps = {
  readonly dish: DishDraft;
  /** Opens the note to the kitchen. */
  readonly onNote: () => void;
};

/** Wishes that go with any dish: packed, held back, with a note. */
export function DishExtras({ dish: { draft, change }, onNote }: DishExtrasProps) {
  const { t } = useTranslation('handheld');
  const { takeAway, hold, customRemark } = draft.line;
  const toggles = [
    { id: 'pack', isOn: takeAway === true, press: () => change({ takeAway: takeAway !== true }) },
    { id: 'hold', isOn: hold === true, press: () => change({ hold: hold !== true }) },
  ] as const;
  return (
    <OptionGroup title={t('also')}>
      <div className={css.choices}>
        {toggles.map(({ id, isOn, press }) => (
          <button key={id} type="button" className={css.choice} aria-pressed={isOn} onClick={press}>
            {t(`till:${id}`)}
          </button>
        ))}
        <button type="button" className={css.choice} aria-pressed={Boolean(customRemark)} onClick={onNote}>
          {customRemark || t('till:note')}
        </button>
      </div>
    </OptionGroup>
  );
}
