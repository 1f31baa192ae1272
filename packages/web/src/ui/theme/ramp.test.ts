import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, hexColour } from './colour.ts';
import { accentRoles, DARK_GROUNDS, darkRoles, LIGHT_GROUNDS, lightRoles, onFill, ramp } from './ramp.ts';
import { themeVariables } from './theme.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const runs = { numRuns: 400, seed: 20261121 };
const lowest = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

describe('ramp', () => {
  test('keeps the shop’s colour as step 500 and darkens from step to step', () => {
    const steps = ramp('#1f7a4d');
    expect(steps[500]).toBe('#1f7a4d');
    expect(contrast(steps[50], '#ffffff')).toBeLessThan(contrast(steps[200], '#ffffff'));
    expect(contrast(steps[200], '#ffffff')).toBeLessThan(contrast(steps[700], '#ffffff'));
    expect(contrast(steps[700], '#ffffff')).toBeLessThan(contrast(steps[950], '#ffffff'));
  });

  test('puts dark ink on orange, white on deep green', () => {
    expect(onFill('#ff9b33')).toBe('#2a1a0c');
    expect(onFill('#1f5f3d')).toBe('#ffffff');
  });
});

describe('roles derived from any colour', () => {
  test.each([
    ['light', lightRoles, LIGHT_GROUNDS],
    ['dark', darkRoles, DARK_GROUNDS],
  ] as const)('hold AA on %s grounds', (_, rolesOf, grounds) => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const roles = rolesOf(colour);
        const tints = [roles['primary-tint'], roles['primary-tint-2']];
        expect(lowest(roles['on-primary'], [roles.primary, roles['primary-press']])).toBeGreaterThanOrEqual(
          4.5,
        );
        expect(lowest(roles['primary-text'], [...grounds, ...tints])).toBeGreaterThanOrEqual(4.5);
        expect(lowest(roles['primary-strong'], [...grounds, ...tints])).toBeGreaterThanOrEqual(7);
        expect(lowest(roles['on-tint'], tints)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(roles['on-bar'], roles.bar)).toBeGreaterThanOrEqual(4.5);
        expect(lowest(roles['on-dock'], [roles.dock])).toBeGreaterThanOrEqual(4.5);
        expect(lowest(roles['on-dock-2'], [roles.dock])).toBeGreaterThanOrEqual(4.5);
        expect(lowest(roles['primary-mark'], [...grounds, roles['primary-tint']])).toBeGreaterThanOrEqual(3);
      }),
      runs,
    );
  });

  test('a button is visible on dark backgrounds, whatever the colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(lowest(darkRoles(colour).primary, DARK_GROUNDS)).toBeGreaterThanOrEqual(3);
      }),
      runs,
    );
  });

  test.each(['light', 'dark'] as const)('reward roles have AA contrast, %s', (theme) => {
    const grounds = theme === 'light' ? LIGHT_GROUNDS : DARK_GROUNDS;
    fc.assert(
      fc.property(anyColour, (colour) => {
        const roles = accentRoles(colour, theme);
        expect(contrast(roles['on-accent'], roles.accent)).toBeGreaterThanOrEqual(4.5);
        expect(lowest(roles['accent-text'], [...grounds, roles['accent-tint']])).toBeGreaterThanOrEqual(4.5);
      }),
      runs,
    );
  });
});

describe('theme', () => {
  test('default and invalid colours set nothing', () => {
    expect(themeVariables('FF9B33', 'FFB30E')).toEqual({});
    expect(themeVariables('tomato')).toEqual({});
  });

  test('a shop’s colour sets the ramp and the roles of both themes', () => {
    const variables = themeVariables('#1f7a4d', '#8a2be2');
    expect(variables['--shop-500']).toBe('#1f7a4d');
    expect(variables['--shop-light-primary']).toBe('#1f7a4d');
    expect(variables['--shop-dark-bar']).toMatch(/^#[0-9a-f]{6}$/);
    expect(variables['--shop-light-accent']).toBe('#8a2be2');
  });

  test('short hex is accepted', () => {
    expect(hexColour('f80')).toBe('#ff8800');
    expect(hexColour('#12')).toBeNull();
  });
});
