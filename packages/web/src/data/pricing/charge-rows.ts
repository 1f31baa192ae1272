import type { DeliveryZone, TaxSetting } from '@comanda/contract';
import {
  type Bill,
  covers,
  type DiscountRule,
  type Section,
  type SectionSetting,
  wallClockAt,
  zoneOf,
} from '@comanda/domain';
import { type CartBill, type CartPricing, rulesOf } from './cart-bill.ts';

/** A row of the cart's breakdown: an amount the cart adds to the bill, minor units. */
export type ChargeRow = { readonly id: string; readonly amount: number } & (
  | { readonly kind: 'items' }
  | { readonly kind: 'discount'; readonly ruleId: string; readonly rule: DiscountRule | undefined }
  | { readonly kind: 'surcharge'; readonly percent: number; readonly base: number }
  | { readonly kind: 'seatCharge'; readonly perPerson: number }
  | { readonly kind: 'tax' | 'taxIncluded'; readonly tax: TaxSetting | undefined }
  | { readonly kind: 'tips' | 'adjusts' }
  /** Shown even when 0, as free delivery. */
  | { readonly kind: 'delivery'; readonly zone: DeliveryZone | undefined }
  | { readonly kind: 'rounding' }
);

/** Returns the section's setting at the price time: when the session began, else now (pricing P5.1). */
function settingAt({ data, section, session, now }: CartPricing): SectionSetting | undefined {
  const found: Section | undefined = data.sections.find(({ _id }) => _id === (session?.section ?? section));
  const at = session === undefined ? now : Date.parse(session.startTime);
  const clock = wallClockAt(zoneOf(data.shop), at);
  return found?.sectionSettings?.find((setting) => covers(setting, clock));
}

/** Returns a member's level, or what the bill carries while its rules are being read, as a rule with its name. */
function carriedRule(id: string, { session, member }: CartPricing): DiscountRule | undefined {
  const carried = session?.discounts.find(({ rule, vipLevel }) => rule === id || `vip:${vipLevel}` === id);
  const own = member?.vipLevel && `vip:${member.vipLevel._id}` === id ? member.vipLevel : undefined;
  const name = carried?.name ?? own?.name;
  return name === undefined ? undefined : { _id: id, name };
}

/** Returns the rows of the cart's share, without zeros other than delivery; an included tax is shown but not added. */
export function chargeRows({ bill, before, share }: CartBill, pricing: CartPricing): readonly ChargeRow[] {
  const { data, mode } = pricing;
  const rules = rulesOf(pricing);
  const grown = (of: (bill: Bill) => number) => of(bill) - (before === undefined ? 0 : of(before));
  const setting = settingAt(pricing);
  const goesOut = mode === 'takeAway' || mode === 'delivery';
  const charged = (each: Bill) =>
    each.lines.reduce((sum, line) => sum + (line.surcharge === 0 ? 0 : line.lineTotal - line.discount), 0);
  const discounts = bill.discounts.map(({ rule, amount }): ChargeRow => {
    const earlier = before?.discounts.find((each) => each.rule === rule)?.amount ?? 0;
    const known = rules.find(({ _id }) => _id === rule) ?? carriedRule(rule, pricing);
    return { id: `discount:${rule}`, kind: 'discount', ruleId: rule, rule: known, amount: earlier - amount };
  });
  const taxes = bill.taxes.map(({ tax, amount, included }, at): ChargeRow => {
    const known = data.taxes.find(({ _id }) => _id === tax);
    const earlier = before?.taxes[at]?.amount ?? 0;
    return { id: `tax:${tax}`, kind: included ? 'taxIncluded' : 'tax', tax: known, amount: amount - earlier };
  });
  const delivery: readonly ChargeRow[] =
    bill.deliveryFee === undefined
      ? []
      : [
          {
            id: 'delivery',
            kind: 'delivery',
            amount: grown((each) => each.deliveryFee ?? 0),
            zone: pricing.zone,
          },
        ];
  const items = grown((each) => each.subTotal);
  const rows: readonly ChargeRow[] = [
    ...discounts,
    {
      id: 'surcharge',
      kind: 'surcharge',
      amount: grown((each) => each.surcharge),
      percent: (goesOut ? setting?.takeAwayPercent : setting?.percent) ?? 0,
      base: grown(charged),
    },
    {
      id: 'seatCharge',
      kind: 'seatCharge',
      amount: grown((each) => each.seatCharge),
      perPerson: setting?.amountPerPerson ?? 0,
    },
    ...delivery,
    ...taxes,
    { id: 'tips', kind: 'tips', amount: grown((each) => each.tips) },
    { id: 'adjusts', kind: 'adjusts', amount: grown((each) => each.adjusts) },
    { id: 'rounding', kind: 'rounding', amount: share - grown((each) => each.total - each.rounding) },
  ];
  return [
    { id: 'items', kind: 'items', amount: items },
    ...rows.filter(({ amount, kind }) => amount !== 0 || kind === 'delivery'),
  ];
}
