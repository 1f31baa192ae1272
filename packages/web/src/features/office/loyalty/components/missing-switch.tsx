import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Switch } from '../../../../ui/controls/switch.tsx';

type MissingSwitchProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

/** Filter of the documents that lack a name in a language (B3.4). */
export function MissingSwitch({ isOn, onChange }: MissingSwitchProps) {
  const { t } = useTranslation('office');
  return <Switch label={t('promotions.kind.missing')} checked={isOn} onChange={onChange} />;
}
