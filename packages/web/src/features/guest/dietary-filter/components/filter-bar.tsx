import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useDietaryNames } from '../hooks/use-dietary-names.ts';
import { dietaryFilter, NO_FILTER, useDietaryFilter } from '../state/dietary-filter.ts';
import type { FilteredMenu } from '../state/filter-menu.ts';
import css from './filter-bar.module.css';

type FilterBarProps = { readonly filtered: FilteredMenu; readonly onOpen: () => void };

/** Summarises the dietary filter above the menu, with the number of hidden dishes. */
export function FilterBar({ filtered: { hidden, unknown }, onOpen }: FilterBarProps) {
  const { t, summary } = useDietaryNames();
  const filter = useDietaryFilter();
  const counts = [t('hidden', { count: hidden }), unknown > 0 && t('unknownCount', { count: unknown })];
  return (
    <section className={css.bar} aria-label={t('title')}>
      <button type="button" className={css.words} onClick={onOpen}>
        <Icon name="sliders" size="s" />
        <span className={css.text}>
          <b>{summary(filter)}</b>
          <span role="status">{counts.filter(Boolean).join(t('dot'))}</span>
        </span>
      </button>
      <IconButton icon="close" label={t('clear')} onClick={() => dietaryFilter.set(NO_FILTER)} />
    </section>
  );
}
