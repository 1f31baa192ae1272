import type { SessionLine } from '@comanda/contract';

/** A sent dish to change, or the pieces of it that are split off first (till T4.6). */
export type SentPart = {
  /** Id of the line that is changed: that of the part, if one is split off. */
  readonly line: string;
  readonly parts?: readonly { readonly line: string; readonly quantity: number; readonly id: string }[];
};

/** Returns the part of a line that some pieces are; the whole line for all of them. `id` is that of a new line. */
export function partOf(
  { id: line, quantity: all }: Pick<SessionLine, 'id' | 'quantity'>,
  pieces: number,
  id: string,
): SentPart {
  return pieces >= all ? { line } : { line: id, parts: [{ line, quantity: pieces, id }] };
}
