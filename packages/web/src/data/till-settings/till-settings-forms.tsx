import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Skeleton, SkeletonRows } from '../../ui/display/skeleton.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { useShop } from '../shops/use-shops.ts';
import { ServiceForm } from './service-form.tsx';
import { SettingsForm } from './settings-form.tsx';
import { type TillSettingsInput, useTillSettings } from './use-till-settings.ts';

/** Forms of who may do what at the till, with which limits, and of how the shop serves; for managers. */
export function TillSettingsForms({ session, isJoined }: TillSettingsInput) {
  const { t } = useTranslation('till-settings');
  const shop = useShop(session.shop);
  const { settings, save } = useTillSettings({ session, isJoined });
  const { data } = settings;
  if (data !== undefined)
    return (
      <>
        <SettingsForm
          key={data._id}
          settings={data}
          isSaving={save.isPending}
          disabled={!isJoined}
          onSave={(change) => save.mutateAsync(change)}
        />
        {shop !== undefined && <ServiceForm shop={shop} disabled={!isJoined} />}
      </>
    );
  if (settings.isError)
    return (
      <EmptyState
        live
        title={t('staff:notArrived')}
        action={<Button onClick={() => void settings.refetch()}>{t('common:retry')}</Button>}
      />
    );
  return (
    <Skeleton label={t('staff:loading')}>
      <SkeletonRows count={6} />
    </Skeleton>
  );
}
