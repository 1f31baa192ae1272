import { StaffCatalogue } from '../../../data/catalogue/staff-catalogue.tsx';
import { useStaffScreen } from '../../../data/devices/staff-screen.ts';
import { Handheld } from './components/handheld.tsx';

/** /handheld: a waiter's phone: their tables, orders by seat, what guests want. */
export function HandheldPage() {
  const { session } = useStaffScreen();
  return (
    <StaffCatalogue shop={session.shop}>
      <Handheld session={session} />
    </StaffCatalogue>
  );
}
