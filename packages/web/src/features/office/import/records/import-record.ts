import type { ImportedMember } from '@comanda/contract';
import type { Json } from '@comanda/domain';
import type { CellProblem, RecordKind } from '../columns/index.ts';

/** The reasons for which a row is refused. */
type RefusalReason =
  | CellProblem
  | 'unknownKind'
  | 'nameMissing'
  | 'priceMissing'
  | 'negative'
  | 'offStep'
  | 'codeTwice'
  | 'rowTwice'
  | 'unknownReference'
  | 'doesNotFit'
  | 'notPoints'
  | 'memberTwice'
  | NonNullable<ImportedMember['problem']>;

/** A refused cell: `about` is the row that has the same, or the text that is unknown. */
export type Refusal = { readonly column: string; readonly reason: RefusalReason; readonly about?: string };

/** The id that a record has in another system. */
type Source = { readonly system: string; readonly id: string };

/** The variations of a dish in other tills, each with its full price: they become choices of an option. */
export type Variants = {
  readonly name: string;
  readonly choices: readonly { readonly name: string; readonly price: number }[];
};

/** A row of a file, or several of the same dish, as fields: a missing one changes nothing, null is an empty cell. */
export type ImportRecord = {
  /** Number of its first row in the file, from 1. */
  readonly row: number;
  /** The numbers of the other rows of the same dish. */
  readonly otherRows?: readonly number[];
  readonly kind: RecordKind;
  readonly id?: string;
  /** The option of a choice. */
  readonly of?: string;
  readonly source?: Source;
  readonly values: Readonly<Record<string, Json | null>>;
  readonly variants?: Variants;
  /** Names of options without choices in the file. */
  readonly modifierSets?: readonly string[];
  /** Prices of shops, by their name. */
  readonly shopPrices?: readonly { readonly shop: string; readonly price: number }[];
  readonly refusals: readonly Refusal[];
};
