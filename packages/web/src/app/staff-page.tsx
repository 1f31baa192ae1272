import { type ComponentType, Suspense } from 'react';
import { GuestPhoneContext } from '../data/catalogue/guest-phone.ts';
import { StaffScreenContext } from '../data/devices/staff-screen.ts';
import { useNewVersion } from '../data/devices/use-new-version.ts';
import { ApprovalProvider } from '../features/staff/approval/index.ts';
import { ConnectionLost, StaffGate, StaffMenu } from '../features/staff/sign-in/index.ts';
import { lazyPage } from '../i18n/lazy-page.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { isPosMode } from '../lib/persisted.ts';
import type { Gate } from './page.ts';
import { PAGES } from './pages.ts';

/** Idle clock of a paired device. */
const StaffIdle =
  isPosMode && lazyPage(async () => (await import('../features/staff/idle/index.ts')).StaffIdle, 'idle');

/** A guest's menu, for the office's preview. */
const GuestPhone = lazyPage(
  async () => (await import('../features/guest/preview/index.ts')).GuestPhone,
  'menu',
  'dietary-filter',
);

/** Staff screens to switch between. */
const SCREENS = PAGES.flatMap(({ path, gate }) =>
  gate === undefined ? [] : [{ path: path.replace(/\/:.*/, ''), ...gate }],
);

/** Wraps a screen in the gate of its roles, which the office opens by password. */
export function staffPage({ title, icon, roles }: Gate, Screen: ComponentType): ComponentType {
  return function StaffPage() {
    const { t } = useTranslation('staff');
    // the office is left to its owner: what is typed there is not kept
    useNewVersion(title !== 'office');
    return (
      <StaffGate title={t(title)} icon={icon} roles={roles} screens={SCREENS} byPassword={title === 'office'}>
        {(session) => (
          <StaffScreenContext
            value={{
              session,
              menu: <StaffMenu session={session} screens={SCREENS} />,
              lost: <ConnectionLost session={session} />,
            }}
          >
            <ApprovalProvider>
              <GuestPhoneContext value={GuestPhone}>
                <Screen />
              </GuestPhoneContext>
            </ApprovalProvider>
            {StaffIdle && (
              <Suspense>
                <StaffIdle />
              </Suspense>
            )}
          </StaffScreenContext>
        )}
      </StaffGate>
    );
  };
}
