import type { TillSettings } from '@comanda/contract';
import { DECIDED_ACTIONS, PERMISSION_CELLS, PERMISSION_ROLES, type PermissionRole } from '@comanda/domain';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/controls/field.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import {
  changeOf,
  draftOf,
  readLimit,
  readPercent,
  type SettingsChange,
  type SettingsDraft,
  SHOWN_LIMITS,
  withCell,
} from './settings-draft.ts';
import css from './settings-form.module.css';
import { useSavedDraft } from './use-saved-draft.ts';

/** The cell of those who change the settings. */
const OWN_RIGHT = 'manager/administer';

type PartProps = { readonly draft: SettingsDraft; readonly onChange: (draft: SettingsDraft) => void };

function Permissions({ draft, onChange, role }: PartProps & { readonly role: PermissionRole }) {
  const { t } = useTranslation('till-settings');
  return (
    <ul className={css.rows}>
      {DECIDED_ACTIONS.map((action) => (
        <li key={action} className={css.row}>
          <span>{t(`action.${action}`)}</span>
          <Segmented
            label={t(`action.${action}`)}
            value={draft.cells[role][action]}
            onChange={(cell) => onChange(withCell(draft, { role, action, cell }))}
            options={PERMISSION_CELLS.map((value) => ({
              value,
              label: t(`cell.${value}`),
              // whoever changes the settings cannot lock everybody out of them
              disabled: `${role}/${action}` === OWN_RIGHT,
            }))}
          />
        </li>
      ))}
    </ul>
  );
}

function Limits({ draft, onChange, role }: PartProps & { readonly role: PermissionRole }) {
  const { t } = useTranslation('till-settings');
  const { discountPercent, limits } = draft;
  const bad = (value: number | undefined) => (value === undefined ? t('notNumber') : null);
  return (
    <div className={css.limits}>
      <TextField
        label={t('limit.discountPercent', { role: t(`staff:role.${role}`) })}
        inputMode="decimal"
        value={discountPercent[role]}
        error={bad(readPercent(discountPercent[role]))}
        onChange={(typed) => onChange({ ...draft, discountPercent: { ...discountPercent, [role]: typed } })}
      />
      {SHOWN_LIMITS.map((limit) => (
        <TextField
          key={limit}
          label={t(`limit.${limit}`)}
          inputMode="decimal"
          value={limits[limit]}
          error={bad(readLimit(limit, limits[limit]))}
          onChange={(typed) => onChange({ ...draft, limits: { ...limits, [limit]: typed } })}
        />
      ))}
    </div>
  );
}

export type SettingsFormProps = {
  readonly settings: TillSettings;
  readonly isSaving: boolean;
  readonly disabled: boolean;
  readonly onSave: (change: SettingsChange) => Promise<unknown>;
};

/** Form of the permission table and its limits (T2.3), one role at a time; each change saves itself. */
export function SettingsForm({ settings, isSaving, disabled, onSave }: SettingsFormProps) {
  const { t } = useTranslation('till-settings');
  const [role, setRole] = useState<PermissionRole>('cashier');
  const { draft, setDraft, setAtOnce, state } = useSavedDraft({
    stored: settings,
    version: settings.version,
    draftOf,
    changeOf,
    save: onSave,
  });
  return (
    <fieldset className={css.form} disabled={disabled}>
      <legend className="sr">{t('staff:tillSettings')}</legend>
      <p role="status" className={css.state}>
        {t(isSaving && state === 'saved' ? 'saving' : state)}
      </p>
      <Segmented
        label={t('role')}
        value={role}
        onChange={setRole}
        options={PERMISSION_ROLES.map((value) => ({ value, label: t(`staff:role.${value}`) }))}
      />
      <Permissions draft={draft} role={role} onChange={setAtOnce} />
      <h2 className={css.heading}>{t('limits')}</h2>
      <Limits draft={draft} role={role} onChange={setDraft} />
      <Switch
        label={t('pinOnDevicesOnly.label')}
        note={t('pinOnDevicesOnly.note')}
        checked={draft.pinOnDevicesOnly}
        onChange={(pinOnDevicesOnly) => setAtOnce({ ...draft, pinOnDevicesOnly })}
      />
    </fieldset>
  );
}
