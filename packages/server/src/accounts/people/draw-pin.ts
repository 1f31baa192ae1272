import { pinDigits, workTogether } from '@comanda/domain';
import type { StoredStaff } from '../../db/index.ts';
import { drawnPin, findByPin } from '../pins/index.ts';
import { hashPin } from '../tokens/index.ts';

/**
 * Draws a PIN for a person that nobody has who works in one of their shops, archived people included, and returns it
 * with the person who has it from now on (office B6.1).
 */
export async function drawPinFor(
  person: Omit<StoredStaff, 'pinHash'>,
  people: readonly StoredStaff[],
): Promise<{ readonly after: StoredStaff; readonly pin: string }> {
  const colleagues = people.filter((other) => other._id !== person._id && workTogether(other, person));
  for (;;) {
    const pin = drawnPin(pinDigits(person.role));
    if ((await findByPin(pin, colleagues)) === undefined)
      return { pin, after: { ...person, pinHash: await hashPin(pin) } };
  }
}
