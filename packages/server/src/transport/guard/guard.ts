const MAX_DEPTH = 12;
const MAX_NODES = 5_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export type ShapeFault = 'tooDeep' | 'tooLarge' | 'forbiddenKey' | 'notPlain' | 'nul';

/** The one character that PostgreSQL cannot store in text. */
const NUL = '\0';

/**
 * Returns the first structural fault of a message, before any schema validates it; undefined if there is none.
 * Iterative, so that hostile nesting cannot overflow the stack.
 */
export function shapeFault(message: unknown): ShapeFault | undefined {
  const open: [value: unknown, depth: number][] = [[message, 0]];
  let nodes = 0;
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [value, depth] = entry;
    nodes += 1;
    if (nodes > MAX_NODES) return 'tooLarge';
    if (typeof value !== 'object' || value === null) {
      if (typeof value === 'function') return 'notPlain';
      if (typeof value === 'string' && value.includes(NUL)) return 'nul';
      continue;
    }
    if (depth >= MAX_DEPTH) return 'tooDeep';
    if (!isPlain(value)) return 'notPlain';
    const keys = Object.keys(value);
    if (nodes + open.length + keys.length > MAX_NODES) return 'tooLarge';
    if (!Array.isArray(value) && keys.some((key) => FORBIDDEN_KEYS.has(key))) return 'forbiddenKey';
    if (keys.some((key) => key.includes(NUL))) return 'nul';
    for (const inner of Object.values(value)) open.push([inner, depth + 1]);
  }
  return undefined;
}

/** Returns true for arrays and objects as JSON makes them; buffers, dates and class instances are not. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns true for a valid id: text that is safe in a path and is no inherited property name. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9:_.-]{1,64}$/.test(value) && !(value in Object.prototype);
}
