import { Navigate } from 'react-router';
import { StaffCatalogue } from '../../../data/catalogue/staff-catalogue.tsx';
import { posDevice } from '../../../data/devices/pos-device.ts';
import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import { usePersisted } from '../../../lib/persisted.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { Till } from './components/till.tsx';

/** /till: rings up dishes, sends them to the kitchen and takes the money. */
export function TillPage() {
  const { session } = useStaffScreen();
  const paired = usePersisted(posDevice);
  if (paired?.device.kind === 'handheld') return <Navigate to={ROUTES.handheld} replace />;
  return (
    <StaffCatalogue shop={session.shop}>
      <Till session={session} />
    </StaffCatalogue>
  );
}
