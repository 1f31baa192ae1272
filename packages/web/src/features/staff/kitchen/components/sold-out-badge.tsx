import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './sold-out-sheet.module.css';

/** Says what a tap does: marks as sold out, or puts back on sale. */
export function SoldOutBadge({ isOff }: { readonly isOff: boolean }) {
  const { t } = useTranslation('kitchen');
  return (
    <span className={isOff ? css.back : css.mark}>
      <Icon name={isOff ? 'undo' : 'ban'} size="s" />
      {t(isOff ? 'soldOut.back' : 'soldOut.mark')}
    </span>
  );
}
