import type { Shop, TableViewItem } from '@comanda/contract';
import { tableRange } from '@comanda/domain';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { usePublishNow } from '../hooks/use-publish-now.ts';
import { finishStep } from '../state/kept-setup.ts';
import { tableEdits } from '../state/menu-edits.ts';
import css from './parts.module.css';
import { StepFrame } from './step-frame.tsx';

const MAX_SEATS = 100;

type TablesStepProps = { readonly shop: Shop; readonly tables: readonly TableViewItem[] };

/** The tables by range; unlucky numbers can be left out. */
export function TablesStep({ shop, tables }: TablesStepProps) {
  const { t } = useTranslation('start');
  const [range, setRange] = useState(tables.length === 0 ? 'A1–A12' : '');
  const [avoidsUnlucky, setAvoidsUnlucky] = useState(false);
  const [seats, setSeats] = useState('4');
  const publish = usePublishNow();
  const asked = range.trim() === '' ? { names: [] } : tableRange(range, { avoidsUnlucky });
  const known = new Set(tables.map(({ name }) => name));
  const names = 'names' in asked ? asked.names.filter((name) => !known.has(name)) : [];
  const capacity = /^\d{1,3}$/.test(seats) ? Number(seats) : 0;
  const isSeatsWrong = capacity < 1 || capacity > MAX_SEATS;
  const next = () => {
    const edits = tableEdits(names, { shop, capacity, newId: newRequestId });
    publish.mutate(edits, { onSuccess: () => finishStep('tables', 'device') });
  };
  return (
    <StepFrame
      step="tables"
      title={t('tables.title')}
      text={t('tables.text')}
      onNext={next}
      busy={publish.isPending}
      disabled={'problem' in asked || isSeatsWrong}
      error={publish.error}
      canSkip
    >
      {tables.length > 0 && <p className={css.note}>{t('tables.present', { count: tables.length })}</p>}
      <div className={css.fields}>
        <TextField
          label={t('tables.range')}
          value={range}
          onChange={setRange}
          hint={t('tables.rangeHint')}
          error={'problem' in asked ? t(`tables.problem.${asked.problem}`) : undefined}
        />
        <TextField
          label={t('tables.seats')}
          inputMode="numeric"
          value={seats}
          onChange={setSeats}
          error={isSeatsWrong ? t('tables.seatsWrong', { most: MAX_SEATS }) : undefined}
        />
      </div>
      <Switch label={t('tables.unlucky')} checked={avoidsUnlucky} onChange={setAvoidsUnlucky} />
      <p className={css.note} aria-live="polite">
        {t('tables.count', { count: names.length })}
      </p>
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </StepFrame>
  );
}
