import type { Edit, Json } from '@comanda/domain';
import type { RecordKind } from '../columns/index.ts';
import type { Refusal } from '../records/index.ts';

/** A value that a row changes: the old one beside the new one. */
type PlannedChange = { readonly path: string; readonly was?: Json; readonly value?: Json };

/**
 * A row as it would be imported (office B8.2). `asks` matches a dish by its name within the category alone, and waits for
 * an answer whether it is that dish.
 */
export type PlannedRow = {
  readonly row: number;
  readonly kind: RecordKind;
  readonly standing: 'new' | 'changed' | 'same' | 'refused' | 'asks';
  /** Its name as the file or the menu has it. */
  readonly name: string;
  /** Values that change; of a new entry those that it has besides its name. */
  readonly changes: readonly PlannedChange[];
  readonly refusals: readonly Refusal[];
};

/** The answer for a dish that matches by its name: it is that dish, or another one. */
export type NameAnswer = 'same' | 'new';

/** The settings of an import, all of which a person ticks (office B8.3). */
export type PlanSettings = {
  /** The shop that new dishes are sold in. */
  readonly shop: string;
  /** True if an empty cell empties its field. */
  readonly clearsEmpty: boolean;
  /** True if the shop's dishes that are not in the file are archived. */
  readonly archivesAbsent: boolean;
  /** The answer for all dishes that match by name, and those of single rows. */
  readonly sameNames?: NameAnswer;
  readonly answers: Readonly<Record<number, NameAnswer>>;
  /** The name of the category of new dishes without one. */
  readonly otherCategory: string;
  /** The present moment, and the maker of ids. */
  readonly now: string;
  readonly newId: () => string;
};

/** An import before it is made; nothing is written yet. */
export type ImportPlan = {
  readonly rows: readonly PlannedRow[];
  /** Names of the dishes that would be archived, and of those that stay because others use them. */
  readonly archived: readonly string[];
  readonly kept: readonly string[];
  /** Names of the categories that the file needs and the menu lacks. */
  readonly newCategories: readonly string[];
  readonly edits: readonly Edit[];
};
