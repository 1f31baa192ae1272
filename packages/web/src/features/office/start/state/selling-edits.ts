import type { Section, Shop, TaxSetting } from '@comanda/contract';
import { type Preset, presetTaxes, type TaxPreset } from '@comanda/contract/presets';
import type { Edit, Json } from '@comanda/domain';

/** The answers of the step about selling. */
type Selling = {
  readonly openTime: string;
  readonly closeTime: string;
  /** The service charge at a table in per cent; 0 for none. */
  readonly servicePercent: number;
  /** The rate of a tax that the preset asks for. */
  readonly askedPercent: number;
  /** The shop's calendar day, as YYYY-MM-DD. */
  readonly day: string;
};
type Given = {
  readonly shop: Shop;
  readonly sections: readonly Section[];
  readonly taxes: readonly TaxSetting[];
  readonly preset: Preset;
  readonly selling: Selling;
  readonly newId: () => string;
};

type Answered = Pick<Given, 'sections' | 'preset'> & { readonly isAnswered: boolean };

/** Returns the service charge that the step begins with: before it is answered, what is usual in the country (B1.6). */
export function firstPercent({ sections, preset, isAnswered }: Answered): number {
  return sections[0]?.sectionSettings?.[0]?.percent ?? (isAnswered ? 0 : preset.servicePercent);
}

/** Returns the edits that set a shop's hours, service charge and taxes; none for what is so already. */
export function sellingEdits({ shop, sections, taxes, preset, selling, newId }: Given): readonly Edit[] {
  const { openTime, closeTime, servicePercent } = selling;
  const ofShop = (path: 'openTime' | 'closeTime', value: string): Edit[] =>
    shop[path] === value ? [] : [edit('shops', shop._id, path, shop[path], value)];
  return [
    ...ofShop('openTime', openTime),
    ...ofShop('closeTime', closeTime),
    ...sections.flatMap((section) => serviceEdits(section, servicePercent)),
    ...taxEdits(shop, taxes, presetTaxes(preset, selling), newId),
  ];
}

function serviceEdits(section: Section, percent: number): readonly Edit[] {
  const now = section.sectionSettings?.[0]?.percent ?? 0;
  if (now === percent) return [];
  const value = percent === 0 ? [] : [{ from: '00:00', to: '24:00', percent }];
  return [edit('sections', section._id, 'sectionSettings', section.sectionSettings, value)];
}

function taxEdits(
  shop: Shop,
  taxes: readonly TaxSetting[],
  wanted: readonly TaxPreset[],
  newId: () => string,
): readonly Edit[] {
  const changed = wanted.flatMap(({ onService, orderType, ...tax }, at): readonly Edit[] => {
    const present = taxes[at];
    if (present === undefined) {
      const _id = newId();
      const more = {
        ...(onService && { includeServiceCharge: true }),
        ...(orderType && { orderType: [...orderType] }),
      };
      const document = { _id, ...tax, status: 'active', shops: [shop._id], ...more };
      return [edit('taxSettings', _id, '', undefined, document)];
    }
    return (['percent', 'included'] as const).flatMap((path) =>
      present[path] === tax[path] ? [] : [edit('taxSettings', present._id, path, present[path], tax[path])],
    );
  });
  const surplus = taxes
    .slice(wanted.length)
    .filter(({ status }) => status === 'active')
    .map(({ _id, status }) => edit('taxSettings', _id, 'status', status, 'disabled'));
  return [...changed, ...surplus];
}

function edit(list: Edit['list'], entity: string, path: string, was: unknown, value: unknown): Edit {
  // the casts are sound: documents and their fields are JSON
  return { list, entity, path, ...(was !== undefined && { was: was as Json }), value: value as Json };
}
