import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { canKeep } from '../../../../lib/can-keep.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './place-bar.module.css';

/** Tells guests before they order that this browser keeps nothing, so that their order's page is the way back to it. */
export function NotKeptNote() {
  const { t } = useTranslation('checkout');
  const [isKept] = useState(() => canKeep());
  if (isKept) return null;
  return (
    <p className={css.blocked} role="status">
      <Icon name="info" size="s" />
      <span>{t('placing.notKept')}</span>
    </p>
  );
}
