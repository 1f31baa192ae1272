import type { StaffRole } from '@comanda/contract';
import { ROUTES } from '../../../../lib/routes.ts';

/** Returns the page that a person who signs in on a till or handheld begins with. */
export function homeOf(role: StaffRole): string {
  return role === 'kitchen' ? ROUTES.kitchen : ROUTES.till;
}
