import { Autocomplete } from '@base-ui/react/autocomplete';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useDishEntries } from '../hooks/use-dish-entries.ts';
import { foundEntries, type PaletteEntry } from '../state/entries.ts';
import css from './palette.module.css';

type PaletteSearchProps = {
  readonly entries: readonly PaletteEntry[];
  readonly menuPath: string;
  readonly onDone: () => void;
};

/** Field and list of the palette: a combobox whose options are chosen by the arrow keys and Enter, or by a tap. */
export function PaletteSearch({ entries, menuPath, onDone }: PaletteSearchProps) {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const dishes = useDishEntries(menuPath);
  const wanted = useDeferredValue(typed);
  const found = useMemo(
    () => foundEntries([...entries, ...(dishes ?? [])], wanted),
    [entries, dishes, wanted],
  );
  const go = (entry: PaletteEntry) => {
    onDone();
    navigate(entry.to);
  };
  return (
    <Autocomplete.Root
      inline
      open
      items={found}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={typed}
      onValueChange={setTyped}
      itemToStringValue={({ label }) => label}
    >
      <div className={css.palette}>
        <Autocomplete.Input
          data-palette
          aria-label={t('palette.title')}
          spellCheck={false}
          className={css.field}
          placeholder={t('palette.hint')}
        />
        <Autocomplete.List aria-label={t('palette.found')} className={css.list}>
          {(entry: PaletteEntry) => (
            <Autocomplete.Item
              key={`${entry.kind} ${entry.id}`}
              value={entry}
              className={css.entry}
              onClick={() => go(entry)}
            >
              <Entry entry={entry} />
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
        <Autocomplete.Status className={found.length === 0 ? css.none : 'sr'}>
          {found.length > 0
            ? t('palette.count', { count: found.length })
            : t(dishes === undefined ? 'staff:loading' : 'palette.none')}
        </Autocomplete.Status>
      </div>
    </Autocomplete.Root>
  );
}

/** Line of an entry: its icon, its name and note, and what it is. */
function Entry({ entry: { icon, label, note, kind } }: { readonly entry: PaletteEntry }) {
  const { t } = useTranslation('office');
  return (
    <>
      <Icon name={icon} size="s" />
      <span className={css.names}>
        {label}
        {note && <small className={css.note}>{note}</small>}
      </span>
      <small className={css.note}>{t(`palette.kind.${kind}`)}</small>
    </>
  );
}
