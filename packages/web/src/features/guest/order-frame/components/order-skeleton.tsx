import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Bone, RowBones, Skeleton } from '../../../../ui/display/skeleton.tsx';

/** An order that has not been read yet. */
export function OrderBones() {
  const { t } = useTranslation('order');
  return (
    <Skeleton label={t('loading')}>
      <Bone height={236} shape="box" />
      <RowBones count={4} />
    </Skeleton>
  );
}
