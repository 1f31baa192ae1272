import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { isErrorCode } from '../errors.ts';
import { SERVICES } from '../services.ts';
import { createValidator } from '../validate.ts';
import { answerSchema, querySchemas } from './call-schemas.ts';
import { CALLS, everyCall } from './calls.ts';

const calls = everyCall().map(({ path, method, call }) => ({ name: `${method} ${path}`, call }));
const problemsOf = (schema: TSchema, value: unknown) => createValidator(schema)(value);

it('describes every method of every service, and nothing else', () => {
  const methodsOf = (entries: readonly (readonly [string, readonly string[]])[]) =>
    Object.fromEntries(entries.map(([path, methods]) => [path, [...methods].sort()]));
  expect(methodsOf(Object.entries(CALLS).map(([path, each]) => [path, Object.keys(each)]))).toEqual(
    methodsOf(Object.entries(SERVICES).map(([path, { methods }]) => [path, methods])),
  );
});

describe.each(calls)('$name', ({ call }) => {
  it('has an example that fits its schema', () => {
    expect(problemsOf(answerSchema(call), call.example.answer)).toMatchObject({ ok: true });
    if ('data' in call) expect(problemsOf(call.data, call.example.data)).toMatchObject({ ok: true });
    if ('rules' in call) {
      const { query = {} } = call.example;
      const schemas = Object.entries(querySchemas(call)).map(([name, each]) => [name, Type.Optional(each)]);
      const schema = Type.Object(Object.fromEntries(schemas), { additionalProperties: false });
      expect(problemsOf(schema, query)).toMatchObject({ ok: true });
    }
  });

  it('has a summary of one sentence and known refusal codes', () => {
    expect(call.summary).toMatch(/^[A-Z].+\.$/);
    expect(call.refusals.filter((code) => !isErrorCode(code))).toEqual([]);
  });

  it('names only fields of its rows', () => {
    if (!('rules' in call)) return;
    const properties = Object.keys('row' in call ? call.row.properties : call.answer.properties);
    const { fields, populate, parameters } = call.rules;
    const required = 'required' in call.rules ? call.rules.required : [];
    const strange = [...fields, ...Object.keys(populate)].filter((name) => !properties.includes(name));
    expect(strange).toEqual([]);
    expect(required.filter((name) => !fields.includes(name) && !(name in parameters))).toEqual([]);
  });
});
