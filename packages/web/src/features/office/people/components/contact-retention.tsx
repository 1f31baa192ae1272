import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { useSystemSetting } from '../hooks/use-system-setting.ts';

/** Months for which contacts are kept where nobody has chosen. */
const USUAL = 12;
const NEVER = 0;
const CHOICES = [1, 3, 6, USUAL, 24, 36, 60, NEVER] as const;

/** An owner's choice of when guests' addresses, telephone numbers and remarks are deleted (office B8.6). */
export function ContactRetention() {
  const { t } = useTranslation('people');
  const { setting, edit } = useSystemSetting();
  if (setting === undefined) return null;
  const { retention = {} } = setting;
  const now = retention.contactMonths ?? USUAL;
  const months = [...new Set([...CHOICES, now])];
  return (
    <SelectField
      label={t('member.retention.label')}
      hint={t('member.retention.hint')}
      value={`${now}`}
      onChange={(value) => edit('retention', { ...retention, contactMonths: Number(value) })}
      options={months.map((count) => ({
        value: `${count}`,
        label: count === NEVER ? t('member.retention.never') : t('member.retention.after', { count }),
      }))}
    />
  );
}
