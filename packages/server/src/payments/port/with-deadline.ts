/** Milliseconds that a provider has for each call (payments M2.1). */
const DEADLINE_MS = 10_000;

/** Resolves as the call of a provider does; rejects once it takes longer than it may. */
export async function withDeadline<Answer>(call: Promise<Answer>, deadlineMs = DEADLINE_MS): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the provider did not answer in time')), deadlineMs);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
