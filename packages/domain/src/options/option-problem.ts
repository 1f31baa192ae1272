import type { ChoiceId, OptionId } from '../model/index.ts';

/** A problem with the selections of an option (specification §5), with the numbers for its message. */
export type OptionProblem =
  | { readonly code: 'required'; readonly option: OptionId }
  | { readonly code: 'minPick'; readonly option: OptionId; readonly minPick: number; readonly picked: number }
  | { readonly code: 'maxPick'; readonly option: OptionId; readonly maxPick: number; readonly picked: number }
  | {
      readonly code: 'minQuantity';
      readonly option: OptionId;
      readonly minQuantity: number;
      readonly quantity: number;
    }
  | {
      readonly code: 'maxQuantity';
      readonly option: OptionId;
      readonly maxQuantity: number;
      readonly quantity: number;
    }
  | {
      readonly code: 'quantityNotAllowed';
      readonly option: OptionId;
      readonly choice: ChoiceId;
      readonly quantity: number;
    }
  | {
      readonly code: 'invalidQuantity';
      readonly option: OptionId;
      readonly choice: ChoiceId;
      readonly quantity: number;
    }
  | { readonly code: 'duplicateValue'; readonly option: OptionId; readonly choice: ChoiceId }
  | { readonly code: 'unknownChoice'; readonly option: OptionId; readonly choice: ChoiceId }
  /** A set item that may not leave the premises, in an order that does. */
  | { readonly code: 'choiceEatInOnly'; readonly option: OptionId; readonly choice: ChoiceId }
  /** The product has no such option, or it is not asked for this order type. */
  | { readonly code: 'unknownOption'; readonly option: OptionId }
  | { readonly code: 'duplicateOption'; readonly option: OptionId }
  | { readonly code: 'fixedChanged'; readonly option: OptionId };

export type OptionProblemCode = OptionProblem['code'];
