import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Where a value departs from its schema: a JSON pointer, the rule broken, and the message in English. */
export type SchemaProblem = { readonly field: string; readonly rule: string; readonly message: string };
export type Validation<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly SchemaProblem[] };
export type Validator<Value> = (value: unknown) => Validation<Value>;

/** Compiles a schema once into a check that gives the typed value, or what is wrong with it (at most 8 problems). */
export function createValidator<Schema extends TSchema>(schema: Schema): Validator<Static<Schema>> {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return { ok: true, value: value as Static<Schema> };
    const problems = compiled
      .Errors(value)
      .filter((error) => error.keyword !== 'boolean')
      .slice(0, 8)
      .map((error) => ({ field: error.instancePath, rule: error.keyword, message: error.message }));
    return { ok: false, problems };
  };
}
