import type { Staff } from '@comanda/contract';
import type { Db } from '../../src/db/db.ts';
import { toJsonText } from '../../src/db/json-text.ts';
import { OTHER_SHOP, SHOP } from './small-organisation.ts';

type Person = Pick<Staff, 'role' | 'shops'> & { readonly email: string; readonly archivedAt?: string };

const PEOPLE: readonly Person[] = [
  { role: 'owner', shops: [], email: 'owner@rice.example' },
  { role: 'manager', shops: [SHOP], email: 'manager@rice.example' },
  { role: 'manager', shops: [OTHER_SHOP], email: 'elsewhere@rice.example' },
  { role: 'manager', shops: [SHOP], email: 'gone@rice.example', archivedAt: '2026-01-01T00:00:00.000Z' },
  { role: 'cashier', shops: [SHOP], email: 'cashier@rice.example' },
];

/** Adds staff with e-mail addresses: an owner, managers of two shops, one who has left, and a cashier. */
export async function addMailedStaff(db: Db): Promise<void> {
  await db.unitOfWork((tx) =>
    tx.insert(
      'staff',
      PEOPLE.map((person) => {
        const id = `mailed-${person.email.slice(0, person.email.indexOf('@'))}`;
        return {
          ...{ id, seen_at: null },
          doc: toJsonText({ _id: id, name: 'Ada', pinHash: '', ...person }),
        };
      }),
    ),
  );
}
