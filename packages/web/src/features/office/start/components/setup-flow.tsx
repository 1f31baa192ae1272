import type { StaffLogin } from '../../../../data/devices/staff-session.ts';
import { useStaffConnection } from '../../../../data/devices/use-staff-connection.ts';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { Skeleton, SkeletonRows } from '../../../../ui/display/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useShopLists } from '../hooks/use-shop-lists.ts';
import { keptSetup } from '../state/kept-setup.ts';
import { DeviceStep } from './device-step.tsx';
import { MenuStep } from './menu-step.tsx';
import css from './parts.module.css';
import { SellingStep } from './selling-step.tsx';
import { TablesStep } from './tables-step.tsx';
import { TrialStep } from './trial-step.tsx';

type SetupFlowProps = {
  readonly session: StaffLogin;
  /** The owner's new PIN, shown this once. */
  readonly pin: string | undefined;
  readonly onPinSeen: () => void;
};

/** The steps after the claim, for the owner who is signed in. */
export function SetupFlow({ session, pin, onPinSeen }: SetupFlowProps) {
  const { t } = useTranslation('start');
  return (
    <>
      <Steps session={session} />
      <Dialog
        open={pin !== undefined}
        title={t('pin.title')}
        text={t('pin.text')}
        confirmLabel={t('pin.seen')}
        onConfirm={onPinSeen}
        onCancel={onPinSeen}
      >
        <output className={css.big}>{pin}</output>
      </Dialog>
    </>
  );
}

function Steps({ session }: Pick<SetupFlowProps, 'session'>) {
  const { t } = useTranslation('start');
  const { step } = usePersisted(keptSetup);
  const isJoined = useStaffConnection(session);
  const shop = useShop(session.shop);
  const lists = useShopLists(session.shop, isJoined);
  if (shop === undefined || lists === undefined) {
    return (
      <Skeleton label={t('staff:loading')}>
        <SkeletonRows count={6} />
      </Skeleton>
    );
  }
  const { sections, categories, products, taxSettings: taxes, tableViewItems: tables } = lists;
  switch (step) {
    case 'menu':
      return <MenuStep {...{ shop, sections, categories, products }} />;
    case 'tables':
      return <TablesStep {...{ shop, tables }} />;
    case 'device':
      return <DeviceStep hasTables={tables.length > 0} />;
    case 'trial':
      return <TrialStep {...{ shop, isJoined }} hasMenu={products.length > 0} />;
    default:
      return <SellingStep {...{ shop, sections, taxes }} />;
  }
}
