import { createPersisted } from '../../lib/persisted.ts';
import { object, type Schema } from '../../lib/schema.ts';

/** The organisation's colours, for shops without their own (specification §3, theme). */
export type OrganisationTheme = { readonly primaryColor: string; readonly secondaryColor: string };

/** Specification §3, locally stored state. */
export const SPEC_THEME: OrganisationTheme = { primaryColor: 'FF9B33', secondaryColor: 'FFB30E' };

const colourOf = (value: unknown, fallback: string) => {
  const hex = typeof value === 'string' ? value.trim().replace(/^#/, '').toUpperCase() : '';
  return /^[0-9A-F]{6}$/.test(hex) ? hex : fallback;
};

/** Returns a theme from settings or storage, with default colours for invalid ones. */
export const parseTheme: Schema<OrganisationTheme> = object({
  primaryColor: (value) => colourOf(value, SPEC_THEME.primaryColor),
  secondaryColor: (value) => colourOf(value, SPEC_THEME.secondaryColor),
});

/** The organisation's colours as of the last visit. */
export const organisationTheme = createPersisted<OrganisationTheme>({
  key: 'comanda.theme',
  version: 1,
  schema: parseTheme,
  initial: () => SPEC_THEME,
  isKeptInPosMode: true,
});
