import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonBlock, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import css from './menu-skeleton.module.css';

const ICONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Renders the placeholder of the cart beside the menu. */
export function CartSkeleton() {
  return (
    <div className={css.cart} aria-hidden="true">
      <SkeletonBlock width="42%" height={20} />
      <span className={css.plate}>
        <SkeletonBlock width={120} height={120} shape="round" />
        <SkeletonBlock width="48%" height={18} />
        <SkeletonBlock width="84%" />
      </span>
    </div>
  );
}

/** Renders the placeholder of the menu while it loads. */
export function MenuSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Skeleton label={t('loading')} className={css.page}>
      <div className={css.tools}>
        <SkeletonBlock height={44} shape="box" />
        <SkeletonBlock width={44} height={44} shape="box" />
        <SkeletonBlock width={44} height={44} shape="box" />
      </div>
      <div className={css.columns}>
        <div className={css.rail}>
          {ICONS.map((icon) => (
            <span key={icon} className={css.icon}>
              <SkeletonBlock width={44} height={44} shape="round" />
              <SkeletonBlock width={48} height={10} />
            </span>
          ))}
        </div>
        <div className={css.rows}>
          <span className={css.heading}>
            <SkeletonBlock width="38%" height={20} />
          </span>
          <SkeletonRows count={6} />
        </div>
      </div>
      <CartSkeleton />
    </Skeleton>
  );
}
