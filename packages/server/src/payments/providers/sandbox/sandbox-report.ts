import { createValidator } from '@comanda/contract';
import Type from 'typebox';
import { fromProviderAmount, type ProviderReport } from '../../port/index.ts';

const validReport = createValidator(
  Type.Object(
    {
      attempt: Type.String({ minLength: 1, maxLength: 64 }),
      outcome: Type.Enum(['succeeded', 'failed', 'cancelled']),
      amount: Type.Integer({ minimum: 0 }),
      currency: Type.String({ maxLength: 8 }),
    },
    { additionalProperties: false },
  ),
);

/** Parses a webhook's body and converts its amount to hundredths; undefined if it is not a valid report. */
export function parseReport(rawBody: string): ProviderReport | undefined {
  try {
    const report = validReport(JSON.parse(rawBody));
    if (!report.ok) return undefined;
    const { amount, currency } = report.value;
    return { ...report.value, amount: fromProviderAmount(amount, currency) };
  } catch {
    return undefined;
  }
}
