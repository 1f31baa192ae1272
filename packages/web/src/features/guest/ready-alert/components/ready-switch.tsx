import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { useReadyBell } from '../hooks/use-ready-alert.ts';
import { ringNote } from '../state/ring-note.ts';

/** Switch of the sound when everything is ready. */
export function ReadySwitch({ type }: Pick<TableSession, 'type'>) {
  const { t } = useTranslation('order');
  const bell = useReadyBell();
  const note = ringNote(type);
  return (
    <Switch checked={bell.isOn} onChange={bell.setOn} label={t('ringWhenReady')} note={note && t(note)} />
  );
}
