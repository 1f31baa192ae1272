/** Returns a copy of a list with another value at a place. */
export function replacedAt<Value>(list: readonly Value[], at: number, value: Value): Value[] {
  return list.map((each, place) => (place === at ? value : each));
}

/** Returns a copy of a list without the value at a place. */
export function removedAt<Value>(list: readonly Value[], at: number): Value[] {
  return list.filter((_, place) => place !== at);
}

/** Returns a copy of a list with more values before a place. */
export function insertedAt<Value>(list: readonly Value[], at: number, ...values: readonly Value[]): Value[] {
  return [...list.slice(0, at), ...values, ...list.slice(at)];
}
