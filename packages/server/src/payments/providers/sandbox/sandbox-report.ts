import { createValidator } from '@comanda/contract';
import Type, { type Static } from 'typebox';
import { type AnyProviderEvent, fromProviderAmount } from '../../port/index.ts';

const Report = Type.Object(
  {
    attempt: Type.String({ minLength: 1, maxLength: 64 }),
    outcome: Type.Enum(['succeeded', 'failed', 'cancelled', 'declined', 'captureFailed']),
    amount: Type.Integer({ minimum: 0 }),
    currency: Type.String({ maxLength: 8 }),
  },
  { additionalProperties: false },
);
/** The body of the sandbox's webhook; the amount is in its own units, as with real providers. */
export type SandboxReport = Static<typeof Report>;
const validReport = createValidator(Report);

/** Parses a webhook's body and converts its amount to hundredths; undefined if it is not a valid report. */
export function parseReport(rawBody: string): AnyProviderEvent | undefined {
  try {
    const report = validReport(JSON.parse(rawBody));
    return report.ok ? eventOf(report.value) : undefined;
  } catch {
    return undefined;
  }
}

function eventOf({ attempt, outcome, amount, currency }: SandboxReport): AnyProviderEvent {
  const id = `${attempt}:${outcome}`;
  if (outcome === 'captureFailed') return { id, attempt, status: outcome };
  if (outcome !== 'succeeded') return { id, attempt, status: outcome };
  return { id, attempt, status: 'paid', amount: fromProviderAmount(amount, currency), currency };
}
