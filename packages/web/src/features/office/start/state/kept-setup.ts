import type { Shop } from '@comanda/contract';
import { createPersisted } from '../../../../lib/persisted.ts';
import { listOf, object, oneOf, text } from '../../../../lib/schema.ts';
import { LAST_STEP, STEPS, type StepId } from './steps.ts';

/** Answers that the wizard keeps on this device while it is left; never a password. */
export type KeptSetup = {
  readonly step: StepId;
  readonly done: readonly StepId[];
  readonly name: string;
  readonly email: string;
  readonly shopName: string;
  readonly address: string;
  readonly country: string;
  readonly timezone: string;
  readonly colour: string;
};

/** The colour of the product, until the restaurant has its own. */
export const FIRST_COLOUR = '#ff9b33';

export const keptSetup = createPersisted<KeptSetup>({
  key: 'comanda.setup',
  version: 1,
  schema: object({
    step: oneOf(STEPS),
    done: listOf(oneOf(STEPS)),
    name: text,
    email: text,
    shopName: text,
    address: text,
    country: text,
    timezone: text,
    colour: text,
  }),
  initial: () => ({
    step: 'language',
    done: [],
    name: '',
    email: '',
    shopName: '',
    address: '',
    country: 'HK',
    timezone: '',
    colour: FIRST_COLOUR,
  }),
});

/** Notes a step as done, and goes on to another. */
export function finishStep(step: StepId, next: StepId): void {
  keptSetup.set((now) => ({ ...now, step: next, done: [...new Set([...now.done, step])] }));
}

/** Returns true if the wizard was begun and left, and the shop has not opened for guests since. */
export function isUnfinished(
  { done }: Pick<KeptSetup, 'done'>,
  { openForOnline }: Pick<Shop, 'openForOnline'>,
) {
  return done.length > 0 && !done.includes(LAST_STEP) && openForOnline === false;
}

export function goToStep(step: StepId): void {
  keptSetup.set((now) => ({ ...now, step }));
}
