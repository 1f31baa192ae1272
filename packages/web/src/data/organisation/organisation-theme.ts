import { createPersisted } from '../../lib/persisted.ts';

/** The organisation's colours, for shops without their own (specification §3, theme). */
export type OrganisationTheme = { readonly primaryColor: string; readonly secondaryColor: string };

/** Specification §3, locally stored state. */
export const SPEC_THEME: OrganisationTheme = { primaryColor: 'FF9B33', secondaryColor: 'FFB30E' };

const colourOf = (value: unknown, fallback: string) => {
  const hex = typeof value === 'string' ? value.trim().replace(/^#/, '').toUpperCase() : '';
  return /^[0-9A-F]{6}$/.test(hex) ? hex : fallback;
};

/** A theme of settings or of the device; what is no colour is the usual one. */
export function parseTheme(stored: unknown): OrganisationTheme | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { primaryColor, secondaryColor } = stored as Record<string, unknown>;
  return {
    primaryColor: colourOf(primaryColor, SPEC_THEME.primaryColor),
    secondaryColor: colourOf(secondaryColor, SPEC_THEME.secondaryColor),
  };
}

/** The organisation's colours as they were at the last visit. */
export const organisationTheme = createPersisted<OrganisationTheme>({
  key: 'comanda.theme',
  version: 1,
  parse: parseTheme,
  initial: () => SPEC_THEME,
});
