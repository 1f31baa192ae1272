import type { Device, StaffRole } from '@comanda/contract';
import { hasDuty } from '@comanda/domain';
import { ROUTES } from '../../../../lib/routes.ts';

/** Returns the page that a person who signs in on a kind of device begins with (till T1.1). */
export function homeOf(role: StaffRole, kind: Device['kind']): string {
  if (!hasDuty(role, 'serve')) return ROUTES.kitchen;
  return kind === 'handheld' ? ROUTES.handheld : ROUTES.till;
}
