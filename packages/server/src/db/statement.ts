import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Builder = Kysely<Tables>;
type ParameterValue = string | number | null;
export type Parameters = Readonly<Record<string, ParameterValue>>;

/** A query compiled once per database and executed with its parameters. */
export type Statement<Given extends Parameters, Row> = {
  readonly build: (builder: Builder, parameters: Given) => Compilable<Row>;
};

/** Marks a parameter while a statement is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Declares a query: `statement<{ id: string }>()((q, p) => q.selectFrom('staff').where('id', '=', p.id))`. */
export function statement<Given extends Parameters>() {
  return <Row>(build: Statement<Given, Row>['build']): Statement<Given, Row> => ({ build });
}

/** Returns the parameter of a field of one of the entries. */
type EntryParameter<Value> = (field: string, entry: number) => Value;
export type EntriesStatement<Value extends ParameterValue, Row> = {
  /** Returns the statement for so many entries. */
  forSize(size: number): Statement<Parameters, Row>;
  /** Returns the parameters of the entries. */
  given(entries: readonly Readonly<Record<string, Value>>[]): Parameters;
};

/**
 * Declares a query of a varying number of entries, compiled once for each number. Pad the entries with `paddedToSize`
 * where repeats are harmless, so that there are few.
 */
export function statementOfEntries<Value extends ParameterValue>() {
  return <Row>(
    build: (builder: Builder, size: number, p: EntryParameter<Value>) => Compilable<Row>,
  ): EntriesStatement<Value, Row> => {
    const known = new Map<number, Statement<Parameters, Row>>();
    return {
      forSize(size) {
        const parameterOf = (p: Parameters) => (field: string, entry: number) =>
          p[`${field}${entry}`] as Value;
        const found = known.get(size) ?? { build: (q, p) => build(q, size, parameterOf(p)) };
        known.set(size, found);
        return found;
      },
      given(entries) {
        const parameters: Record<string, ParameterValue> = {};
        entries.forEach((entry, index) => {
          for (const field of Object.keys(entry)) parameters[field + index] = entry[field] ?? null;
        });
        return parameters;
      },
    };
  };
}

/** Returns the values, the last repeated until their number is a power of two, for a list in which repeats are harmless. */
export function paddedToSize<Value>(values: readonly Value[]): readonly Value[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  return Array.from({ length: size }, (_none, index) => values[Math.min(index, values.length - 1)] as Value);
}

export type CompiledStatement = {
  readonly sql: string;
  readonly valuesFor: (given: Parameters) => readonly ParameterValue[];
};

/** Compiles a statement with placeholders where its parameters go. */
export function compileStatement<Given extends Parameters, Row>(
  builder: Builder,
  { build }: Statement<Given, Row>,
): CompiledStatement {
  const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });
  const compiled = build(builder, placeholders as Given).compile();
  const slots = compiled.parameters as readonly (Placeholder | ParameterValue)[];
  return {
    sql: compiled.sql,
    valuesFor: (given) =>
      slots.map((slot) => (slot instanceof Placeholder ? (given[slot.name] ?? null) : slot)),
  };
}
