import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Skeleton, SkeletonBlock, SkeletonRows } from '../../../../ui/display/skeleton.tsx';

/** Renders the placeholder of an order while it loads. */
export function OrderSkeleton() {
  const { t } = useTranslation('order');
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBlock height={236} shape="box" />
      <SkeletonRows count={4} />
    </Skeleton>
  );
}
