/** The fields of a form-encoded request, by name. */
export type Form = { readonly [name: string]: string | Form };

/** Parses `a[b][0][c]=d` into nested objects. */
export function formOf(raw: string): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(raw)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    let here = form;
    for (const key of keys.slice(0, -1)) {
      here[key] ??= {};
      here = here[key] as Record<string, unknown>;
    }
    here[keys.at(-1) ?? name] = value;
  }
  return form as Form;
}

/** Returns the form within a form under names; an empty one if there is none. */
export function at(form: Form, ...names: readonly string[]): Form {
  let here = form;
  for (const name of names) {
    const next = here[name];
    here = typeof next === 'object' ? next : {};
  }
  return here;
}

/** Returns a text of a form; empty if there is none. */
export function text(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}
