import type { ComponentType } from 'react';
import { StaffScreenContext } from '../data/devices/staff-screen.ts';
import { ApprovalProvider } from '../features/staff/approval/index.ts';
import { ConnectionLost, StaffGate, StaffMenu } from '../features/staff/sign-in/index.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type Gate, PAGES } from './pages.ts';

/** Staff screens to switch between. */
const SCREENS = PAGES.flatMap(({ path, gate }) => (gate === undefined ? [] : [{ path, ...gate }]));

/** Wraps a screen in the PIN gate of its roles. */
export function staffPage({ title, icon, roles }: Gate, Screen: ComponentType): ComponentType {
  return function StaffPage() {
    const { t } = useTranslation('staff');
    return (
      <StaffGate title={t(title)} icon={icon} roles={roles} screens={SCREENS}>
        {(session) => (
          <StaffScreenContext
            value={{
              session,
              menu: <StaffMenu session={session} screens={SCREENS} />,
              lost: <ConnectionLost session={session} />,
            }}
          >
            <ApprovalProvider>
              <Screen />
            </ApprovalProvider>
          </StaffScreenContext>
        )}
      </StaffGate>
    );
  };
}
