import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import { useStaffConnection } from '../../../data/devices/use-staff-connection.ts';
import { useShop } from '../../../data/shops/use-shops.ts';
import { TillSettingsForms } from '../../../data/till-settings/till-settings-forms.tsx';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { WorkFrame } from '../../../ui/layout/work-frame.tsx';

/** /tillSettings: the till's settings for managers who sign in with a PIN; the office has them as a part of its own. */
export function TillSettingsPage() {
  const { t } = useTranslation('till-settings');
  const { say } = useLocale();
  const { session, menu, lost } = useStaffScreen();
  const shop = useShop(session.shop);
  const isJoined = useStaffConnection(session);
  return (
    <WorkFrame
      title={t('staff:tillSettings')}
      icon="sliders"
      place={say(shop?.name)}
      menu={menu}
      notice={shop !== undefined && !isJoined && lost}
    >
      <TillSettingsForms {...{ session, isJoined }} />
    </WorkFrame>
  );
}
