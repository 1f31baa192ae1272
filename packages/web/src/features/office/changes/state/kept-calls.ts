import type { Edit } from '@comanda/domain';
import { createPersisted } from '../../../../lib/persisted.ts';
import { listOf, object, oneOf, text, wholeListOf } from '../../../../lib/schema.ts';
import { editSchema } from './kept-edits.ts';

/** Edits that were made together: `open` for those of the draft, `now` for those that are published at once. */
export type EditCall = {
  readonly requestId: string;
  /** The person who made them. */
  readonly staff: string;
  readonly changeSet: 'open' | 'now';
  readonly edits: readonly Edit[];
};

/** The edits that the server has not answered yet, kept on the device until it has (B10.1). */
export const keptCalls = createPersisted<readonly EditCall[]>({
  key: 'comanda.officeCalls',
  version: 1,
  schema: listOf(
    object({
      requestId: text,
      staff: text,
      changeSet: oneOf(['open', 'now'] as const),
      edits: wholeListOf(editSchema),
    }),
  ),
  initial: () => [],
});

/** Keeps edits until they are answered. */
export function keepCall(call: EditCall): void {
  keptCalls.set((calls) => [...calls, call]);
}

/** Forgets edits that the server has answered. */
export function forgetCall({ requestId }: EditCall): void {
  keptCalls.set((calls) => calls.filter((call) => call.requestId !== requestId));
}

/** Returns the edits of a person that are still to be sent, in order. */
export function unsentCalls(staff: string, changeSet: EditCall['changeSet']): readonly EditCall[] {
  return keptCalls.get().filter((call) => call.staff === staff && call.changeSet === changeSet);
}
