import type { Edit } from '@comanda/domain';
import type { ReactNode } from 'react';

/** An edit in words: the document and the field it changes, and its values. */
export type DescribedEdit = {
  readonly title: string;
  readonly field: string;
  /** Returns a value of the field in words; empty for none. */
  readonly valueText: (value: unknown) => ReactNode;
};

/** Says an edit in words. */
export type Describe = (edit: Edit) => DescribedEdit;
