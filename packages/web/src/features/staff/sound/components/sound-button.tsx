import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import type { StaffSound } from '../hooks/use-staff-sound.ts';

/** Sound button of a staff screen: asks for the tap that unlocks the sound, then is a small switch. */
export function SoundButton({ sound: { state, turnOn, turnOff } }: { readonly sound: StaffSound }) {
  const { t } = useTranslation('staff');
  if (state === 'blocked') {
    return (
      <Button size="s" variant="solid" icon="sound" onClick={turnOn}>
        {t('soundTap')}
      </Button>
    );
  }
  const isOn = state === 'on';
  return (
    <IconButton
      icon={isOn ? 'sound' : 'mute'}
      label={t(isOn ? 'soundOff' : 'soundOn')}
      pressed={isOn}
      onClick={isOn ? turnOff : turnOn}
    />
  );
}
