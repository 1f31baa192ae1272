import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STAFF_ROLES } from '../model/index.ts';
import { abilitiesOf, mayAct } from './abilities.ts';
import { permissionOf } from './permission.ts';
import { PERMISSION_CELLS, PERMISSION_ROLES, STAFF_ACTIONS, type TillSettings } from './permission-table.ts';

const SEEDED = { seed: 20260302, numRuns: 300 };
const column = fc.dictionary(fc.constantFrom(...STAFF_ACTIONS), fc.constantFrom(...PERMISSION_CELLS));
const settings: fc.Arbitrary<TillSettings> = fc.record({
  permissions: fc.dictionary(fc.constantFrom(...PERMISSION_ROLES), column),
});

it('T2.3 answers for every action, role and shop as the permission table does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STAFF_ROLES), settings, (role, own) => {
      const abilities = abilitiesOf(role, own);
      for (const action of STAFF_ACTIONS) {
        const { verdict } = permissionOf({ action, role, settings: own });
        expect(abilities[action]).toBe(verdict);
        expect(mayAct(abilities, action)).toBe(verdict !== 'refused');
      }
    }),
    SEEDED,
  );
});
