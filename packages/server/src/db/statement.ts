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
