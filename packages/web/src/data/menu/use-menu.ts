import { useMemo } from 'react';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { useOrderContext } from '../order-context/order-context.ts';
import { menuGroups } from './menu-groups.ts';
import { useSections } from './use-sections.ts';

/** Returns the menu of the current section. */
export function useMenu() {
  const { data } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const { current } = useSections();
  const section = current?._id;
  return useMemo(() => menuGroups(data, { section, orderType: mode }), [data, section, mode]);
}
