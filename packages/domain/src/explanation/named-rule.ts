import type { DiscountRule } from '../model/index.ts';
import type { NamedRule } from './messages.ts';

/** Returns a rule's id and name, for a message. */
export function namedRule({ _id: rule, name }: DiscountRule): NamedRule {
  return name === undefined ? { rule } : { rule, name };
}
