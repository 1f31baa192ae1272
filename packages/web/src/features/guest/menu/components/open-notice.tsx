import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useOpening } from '../../../../data/shops/use-opening.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import css from './open-notice.module.css';

/** Says above the menu that the shop takes no orders now, and when it will. */
export function OpenNotice() {
  const { t } = useTranslation('opening');
  const { data } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const opening = useOpening(data.shop, mode);
  if (opening.isOpen) return null;
  return (
    <div className={css.place}>
      <Banner
        icon="clock"
        title={t(`unavailable.${opening.reason ?? 'timeSlotNotFound'}`)}
        text={
          opening.isAhead
            ? t('orderAhead', { opening: opening.next ?? '' })
            : (opening.next ?? t('closedNow'))
        }
      />
    </div>
  );
}
