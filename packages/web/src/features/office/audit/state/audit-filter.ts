/** The filter of the audit log as it is chosen; empty texts filter nothing. */
export type AuditFilter = {
  readonly by: string;
  readonly action: string;
  readonly shop: string;
  readonly device: string;
  readonly entity: string;
  /** Days of the browser's time zone, `2026-03-02`; `to` included. */
  readonly from: string;
  readonly to: string;
};

export const NO_FILTER: AuditFilter = {
  by: '',
  action: '',
  shop: '',
  device: '',
  entity: '',
  from: '',
  to: '',
};

/** Returns true if the last day of a filter is before its first: no change can match. */
export function isWrongWay({ from, to }: AuditFilter): boolean {
  return from !== '' && to !== '' && to < from;
}

/** Returns the query of a page of the audit log, after the entry `last` (office B6.5). */
export function auditQuery(filter: AuditFilter, last: string | undefined, limit: number) {
  const { from, to, ...texts } = filter;
  const equal = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const at = {
    ...(from !== '' && { $gte: startOf(from, 0) }),
    ...(to !== '' && { $lt: startOf(to, 1) }),
  };
  return {
    ...Object.fromEntries(equal.map(([name, text]) => [name, text.trim()])),
    ...(Object.keys(at).length > 0 && { at }),
    ...(last !== undefined && { _id: { $lt: last } }),
    $limit: limit,
  };
}

const LAST_DAY = '9999-12-30';

/** Returns the moment at which a day begins, some days later. */
function startOf(day: string, later: number): string {
  // a year with more digits than a moment has
  const date = new Date(`${day.length > LAST_DAY.length ? LAST_DAY : day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
