import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Bone, RowBones, Skeleton } from '../../../../ui/display/skeleton.tsx';
import css from './menu-skeleton.module.css';

const SIGNS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The cart's place beside the menu until it comes. */
export function CartBones() {
  return (
    <div className={css.cart} aria-hidden="true">
      <Bone width="42%" height={20} />
      <span className={css.plate}>
        <Bone width={120} height={120} shape="round" />
        <Bone width="48%" height={18} />
        <Bone width="84%" />
      </span>
    </div>
  );
}

/** The menu's own shape while it is on its way. */
export function MenuSkeleton() {
  const { t } = useTranslation('guest');
  return (
    <Skeleton label={t('loading')} className={css.page}>
      <div className={css.tools}>
        <Bone height={44} shape="box" />
        <Bone width={44} height={44} shape="box" />
        <Bone width={44} height={44} shape="box" />
      </div>
      <div className={css.columns}>
        <div className={css.rail}>
          {SIGNS.map((sign) => (
            <span key={sign} className={css.sign}>
              <Bone width={44} height={44} shape="round" />
              <Bone width={48} height={10} />
            </span>
          ))}
        </div>
        <div className={css.rows}>
          <span className={css.heading}>
            <Bone width="38%" height={20} />
          </span>
          <RowBones count={6} />
        </div>
      </div>
      <CartBones />
    </Skeleton>
  );
}
