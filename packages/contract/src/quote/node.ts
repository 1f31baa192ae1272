import type { InputProblem, InputProblemCode, Minor } from '@comanda/domain';

/** A value of a case that is being read, with its path and the smallest amount of the case's currency. */
export type Node = { readonly value: unknown; readonly path: string; readonly step: Minor };

/** A reader of a value; `owner` is the record that the value is a field of. */
export type Read<Value> = (node: Node, owner: Node) => Value;

/** The end of reading a case that is not valid; caught where the case is quoted. */
export class InputError extends Error {
  readonly problem: InputProblem;

  constructor(problem: InputProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Throws an InputError that names the value's path, what was expected there and what was found. */
export function refuse(node: Node, code: InputProblemCode, expected: string): never {
  const found = JSON.stringify(node.value) ?? 'absent';
  const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found;
  throw new InputError({
    code,
    field: node.path,
    message: `${node.path || 'the case'} must be ${expected}, not ${shown}`,
  });
}

/** Returns a field of a record, whose value is undefined when it is absent or null. */
export function field(node: Node, name: string): Node {
  const { value, path, step } = node;
  if (!isRecord(value)) return refuse(node, 'invalidValue', 'an object');
  const found = Object.hasOwn(value, name) ? value[name] : undefined;
  return { value: found ?? undefined, path: path === '' ? name : `${path}.${name}`, step };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
