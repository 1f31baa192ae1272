import { CodedError } from '../lib/index.ts';
import type { CatalogueReader } from './catalogue-reader.ts';

/** Returns whether the organisation has members (specification §1, `onlineMemberSystem`). */
export function hasMemberSystem({ list }: Pick<CatalogueReader, 'list'>): boolean {
  return list('systemSettings')[0]?.onlineMemberSystem === true;
}

/** Throws `memberSystemOff` while the organisation has no members. */
export function ensureMemberSystem(catalogue: Pick<CatalogueReader, 'list'>): void {
  if (!hasMemberSystem(catalogue)) throw new CodedError('memberSystemOff');
}
