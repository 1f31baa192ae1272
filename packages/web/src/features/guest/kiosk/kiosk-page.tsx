import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useOnline } from '../../../data/calls/use-online.ts';
import { CatalogueContext } from '../../../data/catalogue/catalogue-context.ts';
import { useCatalogue } from '../../../data/catalogue/use-catalogue.ts';
import { type PosDevice, posDevice } from '../../../data/devices/pos-device.ts';
import { useDeviceBeat } from '../../../data/devices/use-device-beat.ts';
import { followAddress, useOrderContext } from '../../../data/order-context/order-context.ts';
import { useShopTheme } from '../../../data/organisation/use-shop-theme.ts';
import { GuestsLocale } from '../../../i18n/guests-locale.tsx';
import { useLocale, useOfferedBy } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePersisted } from '../../../lib/persisted.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { MoneyProvider } from '../../../ui/display/money-context.tsx';
import { preloadSpilledCup, SpilledCup } from '../../../ui/illustrations/spilled-cup.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { VisitScreens } from './components/visit-screens.tsx';

type DeviceProps = { readonly device: PosDevice['device'] };

/** Notice while the kiosk cannot take orders: the shop's server does not answer (till T9.5). */
function NoBox() {
  const { t } = useTranslation('kiosk');
  return (
    <main>
      <EmptyState live fills picture={<SpilledCup />} title={t('fault.noBox')} text={t('fault.noBoxText')} />
    </main>
  );
}

/** Frame of the kiosk's screens: the shop's menu, currency and colours. */
function KioskFrame({ device }: DeviceProps) {
  useDeviceBeat();
  useEffect(preloadSpilledCup, []);
  const { locale } = useLocale();
  const { shop } = useOrderContext();
  const catalogue = useCatalogue(device.shop);
  const isOnline = useOnline();
  useEffect(() => {
    if (shop !== device.shop) followAddress(device.shop);
  }, [shop, device.shop]);
  useShopTheme(catalogue.data?.shop);
  useOfferedBy(catalogue.data?.shop);
  const isReady = catalogue.data !== undefined && shop === device.shop;
  if (!isReady) return isOnline && catalogue.error === null ? null : <NoBox />;
  return (
    <CatalogueContext value={catalogue}>
      <MoneyProvider shop={catalogue.data?.shop} locale={locale.intl}>
        <GuestsLocale />
        <VisitScreens device={device} isOnline={isOnline} noBox={<NoBox />} />
      </MoneyProvider>
    </CatalogueContext>
  );
}

/** /kiosk: the screens on which guests order by themselves, on a paired kiosk only (till T9). */
export function KioskPage() {
  const paired = usePersisted(posDevice);
  if (paired?.device.kind !== 'kiosk') return <Navigate to={ROUTES.posHome} replace />;
  return <KioskFrame device={paired.device} />;
}
