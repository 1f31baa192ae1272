import type { Shop, TableSession } from '@comanda/contract';
import type { LocalizedText } from '@comanda/domain';

/** Returns the names of the circumstances that hold for a bill, in the shop's order (till T4.5). */
export function modifierNames(
  session: Pick<TableSession, 'modifiers'> | undefined,
  { modifiers = [] }: Pick<Shop, 'modifiers'>,
): readonly LocalizedText[] {
  return modifiers.filter(({ _id }) => session?.modifiers.includes(_id)).map(({ name }) => name);
}
