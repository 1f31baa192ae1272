import { useMemo } from 'react';
import { usePlace } from '../../session/state/place.ts';
import { menuGroups } from '../state/menu-groups.ts';
import { useReadyCatalogue } from './catalogue-context.ts';
import { useSections } from './use-sections.ts';

/** The menu of the section that is ordered from. */
export function useMenu() {
  const { data } = useReadyCatalogue();
  const { mode } = usePlace();
  const { current } = useSections();
  const section = current?._id;
  return useMemo(() => menuGroups(data, { section, orderType: mode }), [data, section, mode]);
}
