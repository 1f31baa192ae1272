import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonBlock, SkeletonRows } from '../../../../ui/display/skeleton.tsx';

/** An order that has not been read yet. */
export function OrderSkeleton() {
  const { t } = useTranslation('order');
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBlock height={236} shape="box" />
      <SkeletonRows count={4} />
    </Skeleton>
  );
}
