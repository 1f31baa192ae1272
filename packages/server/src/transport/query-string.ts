import { parse } from 'qs';

const MAX_PARAMETERS = 1_000;
const MAX_DEPTH = 12;
const OPTIONS = {
  depth: MAX_DEPTH,
  parameterLimit: MAX_PARAMETERS,
  arrayLimit: MAX_PARAMETERS,
  strictDepth: true,
  throwOnLimitExceeded: true,
  // inherited names other than `__proto__` stay plain keys, which the guard refuses
  allowPrototypes: true,
} as const;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** A query string that is malformed or exceeds a limit. */
export class QueryStringError extends Error {}

/**
 * Parses a nested query, `a[$in][0]=x&a[$in][]=y`, as the framework's REST client writes it. Every leaf is text; `a=1&a=2`
 * is a list. Throws `QueryStringError` for malformed names and above the limits, where `qs` would accept a name as plain
 * text or drop a parameter.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  if (text === '') return {};
  let count = 0;
  for (const name of new URLSearchParams(text).keys()) {
    count += 1;
    if (count > MAX_PARAMETERS) throw new QueryStringError('too many parameters');
    checkName(name);
  }
  try {
    return parse(text, OPTIONS);
  } catch (error) {
    if (error instanceof RangeError) throw new QueryStringError('too many values');
    throw error;
  }
}

function checkName(name: string): void {
  const [, head, brackets] = NAME.exec(name) ?? [];
  if (brackets === undefined) throw new QueryStringError('brackets of a parameter do not match');
  if (brackets.split('[').length - 1 > MAX_DEPTH)
    throw new QueryStringError('a parameter is nested too deep');
  if (head === '__proto__' || brackets.includes('[__proto__]')) {
    throw new QueryStringError('forbiddenKey');
  }
}
