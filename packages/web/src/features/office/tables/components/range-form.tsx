import type { TableViewItem } from '@comanda/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { useSetUp } from '../../changes/index.ts';
import { creationOf } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import { MAX_SEATS, newNames, newTables, readSeats } from '../state/new-tables.ts';
import css from './range-form.module.css';

/** Form that adds the tables of a range such as `A1–A12` (B5.3). */
export function RangeForm({ tables }: { readonly tables: readonly TableViewItem[] }) {
  const { t } = useTranslation('office-tables');
  const { session } = useOffice();
  const { change } = useSetUp();
  const [range, setRange] = useState('');
  const [seats, setSeats] = useState('4');
  const [avoidsUnlucky, setAvoidsUnlucky] = useState(false);
  const asked = newNames(range, tables, avoidsUnlucky);
  const names = 'names' in asked ? asked.names : [];
  const capacity = readSeats(seats);
  function add(event: FormEvent) {
    event.preventDefault();
    if (names.length === 0 || capacity === undefined) return;
    change(
      newTables(names, { shop: session.shop, capacity }).map((table) => creationOf('tableViewItems', table)),
    );
    setRange('');
  }
  return (
    <form className={css.form} onSubmit={add}>
      <div className={css.fields}>
        <TextField
          label={t('range')}
          value={range}
          onChange={setRange}
          hint={t('rangeHint')}
          error={'problem' in asked ? t(`problem.${asked.problem}`) : undefined}
        />
        <TextField
          label={t('seatsEach')}
          inputMode="numeric"
          value={seats}
          onChange={setSeats}
          error={capacity === undefined ? t('seatsWrong', { most: MAX_SEATS }) : undefined}
        />
      </div>
      <Switch label={t('unlucky')} checked={avoidsUnlucky} onChange={setAvoidsUnlucky} />
      <div>
        <Button
          type="submit"
          variant="tonal"
          icon="plus"
          disabled={names.length === 0 || capacity === undefined}
        >
          {names.length === 0 ? t('addTables') : t('add', { count: names.length })}
        </Button>
      </div>
    </form>
  );
}
