import { AUDIT_ACTIONS } from '@comanda/contract/audit-actions';
import { useState } from 'react';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { TypedField } from '../../fields/index.ts';
import { OfficeBar, PagedList, useOffice } from '../../frame/index.ts';
import { useAudit, useAuditChoices } from '../hooks/use-audit.ts';
import { type AuditFilter, isWrongWay, NO_FILTER } from '../state/audit-filter.ts';
import css from './audit-part.module.css';
import { AuditRow } from './audit-row.tsx';

/** The audit log: who changed what, when and where, field by field (office B6.5). */
export function AuditPart() {
  const { t } = useTranslation('audit');
  const [filter, setFilter] = useState<AuditFilter>(NO_FILTER);
  const audit = useAudit(filter);
  const entries = audit.data?.pages.flat() ?? [];
  const names = useNames();
  return (
    <>
      <OfficeBar
        title={t('title')}
        text={t('text')}
        actions={
          filter !== NO_FILTER && (
            <Button variant="plain" onClick={() => setFilter(NO_FILTER)}>
              {t('clear')}
            </Button>
          )
        }
      />
      <div className={css.page}>
        <AuditFilters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
        <PagedList
          list={audit}
          count={entries.length}
          countText={t('count', { count: entries.length })}
          moreLabel={t('more')}
          empty={<EmptyState title={t(filter === NO_FILTER ? 'nothing' : 'none')} />}
        >
          {entries.map((entry) => (
            <AuditRow key={entry._id} {...{ entry, names }} />
          ))}
        </PagedList>
      </div>
    </>
  );
}

/** Returns the names of the people and restaurants by their ids. */
function useNames(): ReadonlyMap<string, string> {
  const { say } = useLocale();
  const shops = useShops().data ?? [];
  const { people } = useAuditChoices();
  const named: readonly (readonly [string, string])[] = [
    ...people.map(({ _id, name }) => [_id, name] as const),
    ...shops.map(({ _id, name }) => [_id, say(name)] as const),
  ];
  return new Map(named);
}

type AuditFiltersProps = {
  readonly filter: AuditFilter;
  readonly onChange: (change: Partial<AuditFilter>) => void;
};

function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const { say } = useLocale();
  const { session } = useOffice();
  const shops = useShops().data ?? [];
  const { people, devices } = useAuditChoices();
  const { role } = session.staff;
  const theirs = shops.filter(({ _id }) => role === 'owner' || session.staff.shops.includes(_id));
  const all = { value: '', label: t('all') };
  const actions = AUDIT_ACTIONS.map((value) => ({ value, label: t(`action.${value}`) }));
  return (
    <search className={css.filters} aria-label={t('filter')}>
      <SelectField
        label={t('by')}
        value={filter.by}
        onChange={(by) => onChange({ by })}
        options={[all, ...people.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
      <SelectField
        label={t('what')}
        value={filter.action}
        onChange={(action) => onChange({ action })}
        options={[all, ...[...actions].sort((one, other) => one.label.localeCompare(other.label))]}
      />
      {role !== 'manager' && theirs.length > 1 && (
        <SelectField
          label={t('staff:shop')}
          value={filter.shop}
          onChange={(shop) => onChange({ shop })}
          options={[
            all,
            ...(role === 'owner' ? [{ value: 'all', label: t('organisation') }] : []),
            ...theirs.map(({ _id, name }) => ({ value: _id, label: say(name) })),
          ]}
        />
      )}
      {devices.length > 0 && (
        <SelectField
          label={t('device')}
          value={filter.device}
          onChange={(device) => onChange({ device })}
          options={[all, ...devices.map(({ _id, name }) => ({ value: _id, label: name }))]}
        />
      )}
      <TextField label={t('from')} type="date" value={filter.from} onChange={(from) => onChange({ from })} />
      <TextField
        label={t('to')}
        type="date"
        value={filter.to}
        error={isWrongWay(filter) ? t('wrongWay') : null}
        onChange={(to) => onChange({ to })}
      />
      <TypedField
        label={t('entity')}
        value={filter.entity}
        maxLength={64}
        commit={(entity) => {
          onChange({ entity });
          return undefined;
        }}
      />
    </search>
  );
}
