export type Json = Record<string, unknown>;
/** Status and body of an answer. */
export type Answer = { readonly status: number; readonly body: Json };

/** Returns Stripe's refusal of a parameter. */
export function invalid(param: string | undefined, code: string | undefined, message: string): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', message, param, code } } };
}

/** Returns Stripe's refusal of an id that it does not know. */
export function missing(object: string, id: string): Answer {
  const message = `No such ${object}: '${id}'`;
  return {
    status: 404,
    body: { error: { type: 'invalid_request_error', code: 'resource_missing', message } },
  };
}

/** Returns Stripe's refusal of a parameter that its documentation does not have. */
export function unknownParameter(param: string): Answer {
  return invalid(param, 'parameter_unknown', `Received unknown parameter: ${param}`);
}
