import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './sold-out-sheet.module.css';

/** Says whether a dish or a choice is sold out now; a tap on its row turns that round. */
export function SoldOutBadge({ isOff }: { readonly isOff: boolean }) {
  const { t } = useTranslation('kitchen');
  return (
    <span className={cx(css.state, isOff && css.isOff)}>
      <Icon name={isOff ? 'ban' : 'check'} size="s" />
      {t(isOff ? 'soldOut.isOff' : 'soldOut.isOn')}
    </span>
  );
}
