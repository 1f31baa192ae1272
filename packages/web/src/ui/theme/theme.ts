import { hexColour } from './colour.ts';
import { accentRoles, darkRoles, lightRoles, ramp } from './ramp.ts';

/** Default colour, which tokens.css is written for, so that it needs no derivation. */
export const DEFAULT_PRIMARY = '#ff9b33';
/** Default second colour of the specification. */
export const DEFAULT_SECONDARY = '#ffb30e';

/** Returns the CSS variables of a shop's colours for tokens.css; none for an invalid or the default colour. */
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
  // the specification allows white as a second colour, which does not work for rewards
  if (secondary !== null && secondary !== DEFAULT_SECONDARY && secondary !== '#ffffff') {
    pairs.push(...named('light-', accentRoles(secondary, 'light')));
    pairs.push(...named('dark-', accentRoles(secondary, 'dark')));
  }
  return Object.fromEntries(pairs);
}

/** Applies a shop's colours to the page, light and dark, at AA contrast; replaces those of an earlier call. */
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
