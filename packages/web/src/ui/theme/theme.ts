import { hexColour } from './colour.ts';
import { accentRoles, darkRoles, lightRoles, ramp } from './ramp.ts';

/** The house's own colour; tokens.css is drawn for it, so it needs no derivation. */
export const DEFAULT_PRIMARY = '#ff9b33';
/** The second colour the specification gives a shop that chose none. */
export const DEFAULT_SECONDARY = '#ffb30e';

/** CSS variables for a shop's colours, read by tokens.css; a colour that is none, or the house's, gives nothing. */
export function themeVariables(
  primaryColor: string,
  secondaryColor?: string,
): Readonly<Record<string, string>> {
  const primary = hexColour(primaryColor);
  const secondary = secondaryColor === undefined ? null : hexColour(secondaryColor);
  const named = (prefix: string, colours: object) =>
    Object.entries(colours).map(([name, colour]) => [`--shop-${prefix}${name}`, String(colour)] as const);
  const pairs: (readonly [string, string])[] = [];
  if (primary !== null && primary !== DEFAULT_PRIMARY) {
    pairs.push(...named('', ramp(primary)));
    pairs.push(...named('light-', lightRoles(primary)), ...named('dark-', darkRoles(primary)));
  }
  // the specification lists white as a second colour too: white is no colour for a reward
  if (secondary !== null && secondary !== DEFAULT_SECONDARY && secondary !== '#ffffff') {
    pairs.push(...named('light-', accentRoles(secondary, 'light')));
    pairs.push(...named('dark-', accentRoles(secondary, 'dark')));
  }
  return Object.fromEntries(pairs);
}

/** Dresses the page in a shop's colours, light and dark, with AA contrast kept; replaces what an earlier call set. */
export function applyTheme(
  primaryColor: string,
  secondaryColor?: string,
  root: HTMLElement = document.documentElement,
): void {
  const earlier = Array.from(root.style).filter((name) => name.startsWith('--shop-'));
  for (const name of earlier) root.style.removeProperty(name);
  const variables = themeVariables(primaryColor, secondaryColor);
  for (const [name, colour] of Object.entries(variables)) root.style.setProperty(name, colour);
}
