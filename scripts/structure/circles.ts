import type { Edge } from './rooms.ts';

/** Returns the groups of nodes that import each other in circles (strongly connected components of two or more). */
export function circles(edges: readonly Edge[]): readonly (readonly string[])[] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const reached = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];

  function visit(node: string): number {
    const order = reached.size;
    reached.set(node, order);
    lowest.set(node, order);
    stack.push(node);
    for (const { to } of targets.get(node) ?? []) {
      if (!reached.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(node, Math.min(lowest.get(node) ?? order, lowest.get(to) ?? order));
    }
    if (lowest.get(node) === order) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) groups.push(group);
    }
    return order;
  }

  for (const node of targets.keys()) if (!reached.has(node)) visit(node);
  return groups;
}

/** Returns a shortest circle through a group, from a node back to it. */
export function shortestCircle(group: readonly string[], edges: readonly Edge[]): readonly string[] {
  const inside = new Set(group);
  const targets = Map.groupBy(
    edges.filter(({ from, to }) => inside.has(from) && inside.has(to)),
    ({ from }) => from,
  );
  const found = group.map((start) => pathBack(start, targets));
  return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

function pathBack(start: string, targets: ReadonlyMap<string, readonly Edge[]>): readonly string[] {
  const queue: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const { to } of targets.get(path.at(-1) ?? '') ?? []) {
      if (to === start) return [...path, to];
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push([...path, to]);
    }
  }
  return [];
}
