import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { firstName, MarkedSegmented, TypedField } from '../../fields/index.ts';
import { useLanguages } from '../../frame/index.ts';
import {
  daysProblem,
  type ExceptionMode,
  type Hours,
  type HoursException,
  inMode,
  inOrder,
  modeOf,
  overlappedException,
  withRow,
} from '../state/hours.ts';
import css from './exception-list.module.css';
import { HoursRows } from './hours-rows.tsx';
import { TextInLanguages } from './text-in-languages.tsx';

const MODES: readonly ExceptionMode[] = ['closed', 'own', 'week'];

type ExceptionFieldsProps = {
  readonly exception: HoursException;
  /** Exception that comes before it on some of its days. */
  readonly overlapped: HoursException | undefined;
  readonly week: readonly Hours[];
  readonly onChange: (exception: HoursException | undefined) => void;
};

/** Fields of an exception: its name, its days, and the hours on them. */
function ExceptionFields({ exception, overlapped, week, onChange }: ExceptionFieldsProps) {
  const { t } = useTranslation('office-shop');
  const { say } = useLocale();
  const mode = modeOf(exception);
  const day = (end: 'from' | 'to') => (
    <TypedField
      type="date"
      label={t(`hours.exception.${end}`)}
      value={exception[end]}
      commit={(typed) => {
        const moved = { ...exception, [end]: typed };
        // a first day after the last moves the last along
        const changed = end === 'from' && typed > exception.to ? { ...moved, to: typed } : moved;
        const problem = daysProblem(changed);
        if (problem !== undefined) return t(`hours.exception.${problem}`);
        if (typed !== exception[end]) onChange(changed);
        return undefined;
      }}
    />
  );
  return (
    <fieldset className={css.exception}>
      <legend className="sr">{say(exception.name)}</legend>
      <TextInLanguages
        label={(language) => t('office:menu.nameIn', { language })}
        text={exception.name}
        isNeeded
        of="shops.hoursExceptions[].name"
        onChange={(name) => name && onChange({ ...exception, name })}
      />
      <div className={css.days}>
        {day('from')}
        {day('to')}
      </div>
      {overlapped !== undefined && (
        <p role="status" className={css.note}>
          {t('hours.exception.overlaps', { name: say(overlapped.name) })}
        </p>
      )}
      <MarkedSegmented
        label={t('hours.exception.mode')}
        value={mode}
        onChange={(next) => onChange(inMode(exception, next, week))}
        options={MODES.map((value) => ({ value, label: t(`hours.exception.modes.${value}`) }))}
      />
      {mode === 'own' && (
        <HoursRows
          rows={exception.hours ?? []}
          onChange={(hours) => onChange({ ...exception, hours: [...hours] })}
        />
      )}
      <div>
        <Button variant="quiet" size="s" icon="ban" onClick={() => onChange(undefined)}>
          {t('hours.exception.remove', { name: say(exception.name) })}
        </Button>
      </div>
    </fieldset>
  );
}

/** Field of the day of a new exception: nothing is published before it has one. */
function NewException({ onDay }: { readonly onDay: (day: string) => void }) {
  const { t } = useTranslation('office-shop');
  const commit = (typed: string) => {
    const problem = daysProblem({ from: typed, to: typed });
    if (problem !== undefined) return t(`hours.exception.${problem}`);
    onDay(typed);
    return undefined;
  };
  return (
    <fieldset className={css.exception}>
      <legend className="sr">{t('hours.exception.add')}</legend>
      <div className={css.days}>
        <TypedField
          type="date"
          label={t('hours.exception.from')}
          hint={t('hours.exception.fromHint')}
          value=""
          commit={commit}
        />
      </div>
    </fieldset>
  );
}

type ExceptionListProps = {
  readonly exceptions: readonly HoursException[];
  readonly week: readonly Hours[];
  /** The shop's calendar day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onChange: (exceptions: readonly HoursException[]) => void;
};

/** Exceptions from the week's hours, those to come in the order of their days; past ones are folded away (B5.1). */
export function ExceptionList({ exceptions, week, today, onChange }: ExceptionListProps) {
  const { t } = useTranslation('office-shop');
  const { first } = useLanguages();
  const [isAdding, setAdding] = useState(false);
  const past = exceptions.filter(({ to }) => to < today);
  const field = (exception: HoursException) => {
    const at = exceptions.indexOf(exception);
    return (
      <ExceptionFields
        key={String(at)}
        {...{ exception, week }}
        overlapped={overlappedException(exceptions, at)}
        onChange={(changed) => onChange(withRow(exceptions, at, changed))}
      />
    );
  };
  const add = (day: string) => {
    setAdding(false);
    const name = firstName(t('hours.exception.newName'), first);
    onChange(inOrder([...exceptions, { from: day, to: day, name, closed: true }]));
  };
  return (
    <div className={css.list}>
      {exceptions.filter(({ to }) => to >= today).map(field)}
      {past.length > 0 && (
        <details>
          <summary className={css.past}>{t('hours.exception.past', { count: past.length })}</summary>
          {past.map(field)}
        </details>
      )}
      {isAdding && <NewException onDay={add} />}
      {!isAdding && (
        <div>
          <Button variant="tonal" size="s" icon="plus" onClick={() => setAdding(true)}>
            {t('hours.exception.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
