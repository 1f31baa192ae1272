import { useConnectionState } from '../../../../data/calls/connection.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { FieldMark } from '../state/field-marks.ts';
import css from './mark-sign.module.css';

const ICONS = { saved: 'check', sending: 'clock', kept: 'offline', refused: 'alert' } as const;

/** Sign of what became of a field's edit (B10.1): saved, on its way, kept without a connection, or refused. */
export function MarkSign({ mark }: { readonly mark: FieldMark | undefined }) {
  const { t } = useTranslation('office');
  const isOffline = useConnectionState() === 'offline';
  if (mark === undefined) return null;
  const status = mark.status === 'sending' && isOffline ? 'kept' : mark.status;
  const text = t(`changes.mark.${status}`);
  return (
    // no text of its own, which would be part of the cell or label that it stands in
    <span role="img" className={css.sign} data-mark={status} aria-label={text} title={text}>
      <Icon name={ICONS[status]} size="xs" />
    </span>
  );
}
