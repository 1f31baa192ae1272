import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TickLabel } from '../../../../ui/controls/tick-label.tsx';
import { useMarked } from '../hooks/use-marked.ts';
import { switchedEntries } from '../state/switched-entries.ts';
import css from './entry-ticks.module.css';
import { Marked } from './marked.tsx';

type EntryTicksProps<Entry> = {
  readonly title: string;
  readonly all: readonly Entry[];
  /** The entries that are ticked; all of them where there are none. */
  readonly chosen: readonly Entry[] | undefined;
  readonly nameOf: (entry: Entry) => string;
  /** Called with the ticked entries; undefined for all, never with an empty list (B2.8). */
  readonly onChange: (chosen: Entry[] | undefined) => void;
};

/** Ticks of a list that means everything when empty: the last one stays, and says so. */
export function EntryTicks<Entry extends string | number>(props: EntryTicksProps<Entry>) {
  const { title, all, chosen = [], nameOf, onChange } = props;
  const { t } = useTranslation('office');
  const [isRefused, setRefused] = useState(false);
  const { mark, commit } = useMarked();
  const isTicked = (entry: Entry) => chosen.length === 0 || chosen.includes(entry);
  const toggle = (entry: Entry) => {
    const next = switchedEntries(all, chosen, entry);
    const stays = isTicked(entry) && next?.includes(entry) === true;
    setRefused(stays);
    if (!stays) commit(() => onChange(next && [...next]));
  };
  return (
    <Marked mark={mark}>
      <fieldset className={css.ticks}>
        <legend>{title}</legend>
        {all.map((entry) => (
          <TickLabel
            key={entry}
            type="checkbox"
            className={css.tick}
            checked={isTicked(entry)}
            onChange={() => toggle(entry)}
          >
            {nameOf(entry)}
          </TickLabel>
        ))}
        {isRefused && (
          <p role="alert" className={css.refused}>
            {t('oneStays')}
          </p>
        )}
      </fieldset>
    </Marked>
  );
}
