import type { InputProblem, InputProblemCode } from '../bill/index.ts';

/** A value of a case that is being read, with the path that names it. */
export type Node = { readonly value: unknown; readonly path: string };

/** Ends the reading of a case; caught where the case is quoted. */
export class InputError extends Error {
  readonly problem: InputProblem;

  constructor(problem: InputProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Refuses a value. */
export function refuse(node: Node, code: InputProblemCode, expected: string): never {
  const shown = JSON.stringify(node.value) ?? 'absent';
  const cut = shown.length > 60 ? `${shown.slice(0, 60)}…` : shown;
  throw new InputError({
    code,
    field: node.path,
    message: `${node.path || 'the case'} must be ${expected}, not ${cut}`,
  });
}

/** A field of a record; `null` counts as absent. */
export function field(node: Node, name: string): Node {
  const { value, path } = node;
  if (!isRecord(value)) return refuse(node, 'invalidValue', 'an object');
  const found = Object.hasOwn(value, name) ? value[name] : undefined;
  return { value: found ?? undefined, path: path === '' ? name : `${path}.${name}` };
}

/** A value that may be absent. */
export function optional<Value>(node: Node, read: (node: Node) => Value): Value | undefined {
  return node.value === undefined ? undefined : read(node);
}

/** A list, each entry read by `read`; an absent list is empty. */
export function list<Value>(node: Node, read: (node: Node) => Value): readonly Value[] {
  if (node.value === undefined) return [];
  if (!Array.isArray(node.value)) return refuse(node, 'invalidValue', 'a list');
  return node.value.map((value: unknown, position) => read({ value, path: `${node.path}[${position}]` }));
}

export function text(node: Node): string {
  return typeof node.value === 'string' ? node.value : refuse(node, 'invalidValue', 'a text');
}

export function flag(node: Node): boolean {
  return typeof node.value === 'boolean' ? node.value : refuse(node, 'invalidValue', 'true or false');
}

export function number(node: Node): number {
  const isNumber = typeof node.value === 'number' && Number.isFinite(node.value);
  return isNumber ? Number(node.value) : refuse(node, 'invalidValue', 'a number');
}

/** One of a few words. */
export function oneOf<Word extends string>(words: readonly Word[]): (node: Node) => Word {
  return (node) => {
    const found = words.find((word) => word === node.value);
    return found ?? refuse(node, 'invalidValue', `one of ${words.join(', ')}`);
  };
}

/** A name in one language, or in all three. */
export function name(
  node: Node,
): string | { readonly en: string; readonly cht: string; readonly chs: string } {
  if (typeof node.value === 'string') return node.value;
  const language = (code: string) => optional(field(node, code), text) ?? '';
  return { en: language('en'), cht: language('cht'), chs: language('chs') };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
