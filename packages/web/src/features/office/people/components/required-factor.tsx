import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { useSystemSetting } from '../hooks/use-system-setting.ts';

const CHOICES = ['none', 'owners', 'office'] as const;

/** An owner's choice of who needs a second factor for the office (office B6.3); it is published at once. */
export function RequiredFactor() {
  const { t } = useTranslation('people');
  const { setting, edit } = useSystemSetting();
  if (setting === undefined) return null;
  return (
    <SelectField
      label={t('factor.required.label')}
      value={setting.requireSecondFactor ?? 'none'}
      onChange={(value) => edit('requireSecondFactor', value)}
      options={CHOICES.map((value) => ({ value, label: t(`factor.required.${value}`) }))}
    />
  );
}
