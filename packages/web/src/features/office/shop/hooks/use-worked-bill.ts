import type { Section, Shop, TaxSetting } from '@comanda/contract';
import { type ExplainedBill, explainBill, type OrderType } from '@comanda/domain';
import { useMemo } from 'react';
import type { CatalogueState } from '../../../../data/catalogue/use-catalogue.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { sampleLines, type WorkedLine } from '../state/sample-lines.ts';

const EVERY = 60_000;
const GUESTS = 2;

/** The shop, sections and taxes of a bill as they are being set up. */
type Settings = {
  readonly shop: Shop;
  readonly section: Section | undefined;
  readonly taxes: readonly TaxSetting[];
};

/** A bill worked out by the engine, and its dishes. */
export type WorkedBill = ExplainedBill & { readonly lines: readonly WorkedLine[] };

/**
 * Returns the bill of a sample cart with the shop's own dishes, two guests where they sit at a table, explained by the
 * engine (B5.2); undefined for a menu without a dish that can be sold as it is.
 */
export function useWorkedBill(
  { data, catalogue }: CatalogueState,
  { shop, section, taxes }: Settings,
  type: OrderType,
): WorkedBill | undefined {
  const now = useNow(EVERY);
  return useMemo(() => {
    const lines = sampleLines(data?.products ?? []);
    if (catalogue === undefined || lines.length === 0) return undefined;
    const tables = type === 'dineIn' ? [{ item: 'sample', capacity: GUESTS }] : [];
    try {
      const explained = explainBill({
        now: new Date(now).toISOString(),
        shop,
        ...(section !== undefined && { section }),
        session: { type, products: lines, tables },
        catalogue,
        taxes,
      });
      return { ...explained, lines };
    } catch (error) {
      // a dish that has just been taken off the menu
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }, [data, catalogue, shop, section, taxes, type, now]);
}
