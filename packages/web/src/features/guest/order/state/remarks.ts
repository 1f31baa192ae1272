import type { TableSession } from '@comanda/contract';
import { placementsOf } from './placements.ts';

/** Whether what was ordered is shown by the times it was ordered. */
export function isByPlacement(session: TableSession): boolean {
  return session.type === 'dineIn' && placementsOf(session).length > 1;
}

/** What was said to the kitchen with one placement. */
export function remarkOf({ remarks = [] }: TableSession, order: number): string | undefined {
  return remarks.find((remark) => remark.order === order)?.text;
}

/** What was said of the whole order; with what was said of its placements where those are not shown apart. */
export function wholeRemarks(session: TableSession): readonly string[] {
  const { remark, remarks = [] } = session;
  const said = isByPlacement(session) ? [] : remarks.map(({ text }) => text);
  return remark === undefined ? said : [remark, ...said];
}
