import type { Percent } from '@comanda/domain';
import type { Preset, TaxPreset } from './preset.ts';

/** The choices of an owner that taxes depend on. */
type Choices = {
  /** The service charge at a table; 0 for none. */
  readonly servicePercent: Percent;
  /** The rate of a tax that a preset asks for; no such tax when absent or 0. */
  readonly askedPercent?: Percent;
  /** The shop's calendar day, as YYYY-MM-DD: a later rate may apply by then. */
  readonly day?: string;
};

/**
 * Returns the taxes of a shop by its preset (office B1.6): they may depend on the service charge and the day, or be asked
 * for.
 */
export function presetTaxes(
  preset: Preset,
  { servicePercent, askedPercent = 0, day = '' }: Choices,
): readonly TaxPreset[] {
  const { taxes, taxesWithService = taxes, askedTax, nextRate } = preset;
  const given = servicePercent > 0 ? taxesWithService : taxes;
  const isNext = nextRate !== undefined && day >= nextRate.from;
  const own = isNext ? given.map((tax) => ({ ...tax, percent: nextRate.percent })) : given;
  if (askedTax === undefined || askedPercent === 0) return own;
  return [...own, { ...askedTax, percent: askedPercent }];
}
