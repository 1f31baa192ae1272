import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { WorkFrame } from '../../../ui/layout/work-frame.tsx';
import { ServiceForm } from './components/service-form.tsx';
import { SettingsForm } from './components/settings-form.tsx';
import { useTillSettings } from './hooks/use-till-settings.ts';

/** /tillSettings: who may do what at the till, with which limits, and how the shop serves; for managers. */
export function TillSettingsPage() {
  const { t } = useTranslation('till-settings');
  const { say } = useLocale();
  const screen = useStaffScreen();
  const shop = useShop(screen.session.shop);
  const { settings, save, isJoined } = useTillSettings(screen);
  const { data } = settings;
  return (
    <WorkFrame
      title={t('staff:tillSettings')}
      icon="sliders"
      place={say(shop?.name)}
      menu={screen.menu}
      notice={data !== undefined && !isJoined && screen.lost}
    >
      {data !== undefined && (
        <SettingsForm
          key={data._id}
          settings={data}
          isSaving={save.isPending}
          disabled={!isJoined}
          onSave={(change) => save.mutate(change)}
        />
      )}
      {data !== undefined && shop !== undefined && <ServiceForm shop={shop} disabled={!isJoined} />}
      {settings.isPending && (
        <Skeleton label={t('staff:loading')}>
          <SkeletonRows count={6} />
        </Skeleton>
      )}
      {settings.isError && data === undefined && (
        <EmptyState
          live
          title={t('staff:notArrived')}
          action={<Button onClick={() => void settings.refetch()}>{t('common:retry')}</Button>}
        />
      )}
    </WorkFrame>
  );
}
