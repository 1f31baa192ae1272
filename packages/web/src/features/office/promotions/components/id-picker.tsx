import { foldedText } from '@comanda/domain';
import { useId, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { NamedEntry } from '../hooks/use-rule-names.ts';
import css from './slot-fields.module.css';

export type IdPickerProps = {
  readonly label: string;
  /** Text of the field without a list, which then means this. */
  readonly allLabel: string;
  readonly entries: readonly NamedEntry[];
  readonly value: readonly string[] | undefined;
  /** Called with the chosen ids; undefined for `allLabel`. Never with an empty list (office B2.8). */
  readonly onChange: (ids: string[] | undefined) => void;
};

/** Number of entries from which there is a search. */
const SEARCHED_FROM = 9;
/** Most entries listed at once; the search finds the others. */
const SHOWN = 80;

/** Field of several entries of a list; that none is chosen is said, and chosen, in words. */
export function IdPicker(props: IdPickerProps) {
  const { label, allLabel, entries, value = [], onChange } = props;
  const { t } = useTranslation('office');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const nameOf = (each: string) => entries.find((entry) => entry.id === each)?.name ?? t('promotions.gone');
  const text = value.length === 0 ? allLabel : value.map(nameOf).join(t('common:listComma'));
  return (
    <div className={css.picked}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <span className={css.chosen}>{text}</span>
      <Button
        variant="plain"
        size="s"
        aria-label={`${label}: ${t('promotions.choose')}`}
        onClick={() => setOpen(true)}
      >
        {t('promotions.choose')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={label} closeLabel={t('common:close')} tall>
        {isOpen && <Entries {...props} value={value} onChange={onChange} />}
      </Sheet>
    </div>
  );
}

/** The entries to tick, and the choice that stands for all; the last one ticked stays. */
function Entries({ label, allLabel, entries, value = [], onChange }: IdPickerProps) {
  const { t } = useTranslation('office');
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const wanted = foldedText(text);
  const found = entries.filter(({ name }) => foldedText(name).includes(wanted));
  const gone = value.filter((id) => !entries.some((entry) => entry.id === id));
  const rows = [...gone.map((id) => ({ id, name: t('promotions.gone') })), ...found.slice(0, SHOWN)];
  function tick(id: string, isOn: boolean): void {
    const next = isOn ? [...value, id] : value.filter((each) => each !== id);
    // an empty list means everything, which is chosen in words
    setRefused(next.length === 0);
    if (next.length > 0) onChange(next);
  }
  return (
    <div className={css.fields}>
      {entries.length >= SEARCHED_FROM && (
        <SearchField
          value={text}
          onChange={setText}
          label={t('promotions.find')}
          placeholder={t('promotions.find')}
          clearLabel={t('menu.clear')}
        />
      )}
      <div>
        <Button
          variant={value.length === 0 ? 'tonal' : 'plain'}
          size="s"
          aria-pressed={value.length === 0}
          onClick={() => {
            setRefused(false);
            if (value.length > 0) onChange(undefined);
          }}
        >
          {allLabel}
        </Button>
      </div>
      {isRefused && <p role="alert">{t('promotions.chooseOne', { all: allLabel })}</p>}
      <fieldset className={css.ticks} aria-label={label}>
        {rows.map(({ id, name }) => (
          <TickLabel
            key={id}
            type="checkbox"
            className={css.tick}
            checked={value.includes(id)}
            onChange={(isOn) => tick(id, isOn)}
          >
            {name}
          </TickLabel>
        ))}
      </fieldset>
      {found.length > SHOWN && <small>{t('menu.choice.more', { count: found.length - SHOWN })}</small>}
    </div>
  );
}
