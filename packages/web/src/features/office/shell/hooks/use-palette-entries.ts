import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useOffice } from '../../frame/index.ts';
import { MENU_REQUESTS } from '../menu-requests.ts';
import { OUTSIDE, officePath, partsOf } from '../parts.ts';

/** Returns the pages and actions that the person signed in may open, as the palette lists them. */
export function usePaletteEntries() {
  const { t } = useTranslation('office');
  const { session, shop } = useOffice();
  const { role } = session.staff;
  return useMemo(
    () => [
      ...partsOf(role, shop).map(({ id, icon }) => ({
        id,
        kind: 'page' as const,
        label: t(`nav.${id}`),
        icon,
        to: officePath(id),
      })),
      ...OUTSIDE.map(({ to, icon, title }) => ({ id: to, kind: 'page' as const, label: t(title), icon, to })),
      ...MENU_REQUESTS.filter(({ everybody }) => everybody || role !== 'manager').map(({ id, icon }) => ({
        id,
        kind: 'action' as const,
        label: t(`palette.action.${id}`),
        icon,
        to: `${officePath('menu')}?do=${id}`,
      })),
    ],
    [t, role, shop],
  );
}
