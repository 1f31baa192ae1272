import type { TableSession } from '@comanda/contract';
import { type Section, stepOf } from '@comanda/domain';
import type { ReactNode } from 'react';
import type { ApprovalShown } from '../../../../data/approval/asked-approval.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { BillChange } from '../components/bill-change.tsx';
import type { SalePlace } from '../state/place.ts';
import { useTillPricing } from './use-till-bill.ts';

/** Returns what shows a change of a place's bill to whoever approves it: its subject, and the sums old beside new. */
export function useChangePreview(place: SalePlace, section: string | undefined) {
  const price = useTillPricing(place, section);
  const { data, catalogue } = useReadyCatalogue();
  const ofBill = place.session?.section ?? section;
  const sectionOf: Section | undefined = data.sections.find(({ _id }) => _id === ofBill);
  return {
    /** Context that lines of the bill are priced in. */
    context: {
      shop: data.shop,
      session: { ...place.session, type: place.type },
      catalogue,
      ...(sectionOf !== undefined && { section: sectionOf }),
      step: stepOf(data.shop),
    },
    show: (what: ReactNode, after: TableSession | undefined): ApprovalShown => ({
      what,
      ...(after !== undefined && {
        changes: <BillChange before={price([])} after={price([], after)} />,
      }),
    }),
  };
}

export type ChangePreview = ReturnType<typeof useChangePreview>;
