import { choiceOf, optionOf, productOf } from '../catalogue/index.ts';
import { activeLines, type LineNode, leadsToRoot } from '../lines/index.ts';
import type { CartLine, LineId, LineOption } from '../model/index.ts';
import { ONE, scaledInteger } from '../money/index.ts';
import type { BillInput } from './bill.ts';

export type InputProblemCode =
  | 'invalidValue'
  | 'invalidTime'
  | 'invalidAmount'
  | 'invalidPercent'
  | 'invalidMultiplier'
  | 'invalidQuantity'
  | 'unknownProduct'
  | 'unknownOption'
  | 'unknownChoice'
  | 'duplicateLine'
  | 'missingParent';

/** A problem with an input: a stable code, the path of the field, and a sentence in English. */
export type InputProblem = {
  readonly code: InputProblemCode;
  readonly field: string;
  readonly message: string;
};

type Catalogue = BillInput['catalogue'];

/**
 * Returns the first problem that keeps a bill from being priced, if any (pricing §7): a duplicate line id, a child
 * without its parent, an unknown product, option or choice, an invalid quantity. Of cancelled lines only the ids are
 * checked.
 */
export function inputProblem(
  input: Pick<BillInput, 'session' | 'catalogue' | 'discounts'>,
): InputProblem | undefined {
  const lines = input.session.products;
  const structure = duplicateProblem(lines) ?? parentProblem(lines);
  if (structure !== undefined) return structure;
  return (
    firstOf(lines, (line, position) => lineProblem(line, lines, input.catalogue, at(position))) ??
    nodesProblem(lines, input.catalogue) ??
    freeProductProblem(input)
  );
}

function at(position: number): string {
  return `session.products[${position}]`;
}

function duplicateProblem(lines: readonly CartLine[]): InputProblem | undefined {
  const seen = new Set<LineId>();
  return firstOf(lines, (line, position) => {
    if (seen.has(line.id)) {
      return {
        code: 'duplicateLine',
        field: `${at(position)}.id`,
        message: `two lines have the id ${line.id}`,
      };
    }
    seen.add(line.id);
    return undefined;
  });
}

function parentProblem(lines: readonly CartLine[]): InputProblem | undefined {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return firstOf(lines, (line, position) => {
    if (leadsToRoot(line, byId)) return undefined;
    const message = `line ${line.id} belongs to the line ${line.fromProduct}, which is not there`;
    return { code: 'missingParent', field: `${at(position)}.fromProduct`, message };
  });
}

function lineProblem(
  line: CartLine,
  lines: readonly CartLine[],
  catalogue: Catalogue,
  field: string,
): InputProblem | undefined {
  if (isCancelled(line, lines)) return undefined;
  return (
    productProblem(line, catalogue, field) ??
    originProblem(line, catalogue, field) ??
    quantityProblem(line, catalogue, field) ??
    firstOf(line.options ?? [], (option, position) =>
      lineOptionProblem(line, option, catalogue, `${field}.options[${position}]`),
    )
  );
}

function isCancelled(line: CartLine, lines: readonly CartLine[]): boolean {
  if (line.status === 'cancel') return true;
  const parent = lines.find((candidate) => candidate.id === line.fromProduct);
  return parent !== undefined && isCancelled(parent, lines);
}

function productProblem(line: CartLine, catalogue: Catalogue, field: string): InputProblem | undefined {
  if (line.product === undefined && line.customProduct !== undefined) return undefined;
  const isKnown = productOf(line, catalogue) !== undefined;
  if (isKnown) return undefined;
  const message = `line ${line.id} asks for an unknown product: ${line.product ?? 'none'}`;
  return { code: 'unknownProduct', field: `${field}.product`, message };
}

function originProblem(line: CartLine, catalogue: Catalogue, field: string): InputProblem | undefined {
  if (line.fromProduct === undefined) return undefined;
  const option = optionOf(line, line.fromOption, catalogue);
  if (option === undefined) {
    const message = `line ${line.id} comes from an unknown option: ${line.fromOption ?? 'none'}`;
    return { code: 'unknownOption', field: `${field}.fromOption`, message };
  }
  if (choiceOf(option, line.fromChoice) !== undefined) return undefined;
  const message = `line ${line.id} comes from an unknown choice of ${option._id}: ${line.fromChoice ?? 'none'}`;
  return { code: 'unknownChoice', field: `${field}.fromChoice`, message };
}

function lineOptionProblem(
  line: CartLine,
  { option: id, selections }: LineOption,
  catalogue: Catalogue,
  field: string,
): InputProblem | undefined {
  const option = optionOf(line, id, catalogue);
  if (option === undefined) {
    return { code: 'unknownOption', field: `${field}.option`, message: `unknown option: ${id}` };
  }
  return firstOf(selections, (selection, position) => {
    const path = `${field}.selections[${position}]`;
    if (choiceOf(option, selection._id) === undefined) {
      const message = `unknown choice of ${id}: ${selection._id}`;
      return { code: 'unknownChoice', field: `${path}._id`, message };
    }
    return isPieces(selection.quantity) ? undefined : badQuantity(`${path}.quantity`, selection.quantity);
  });
}

/** Checks the quantity of a line, or the ratio of a child, whose own quantity does not count (pricing P1.6, P2.7). */
function quantityProblem(line: CartLine, catalogue: Catalogue, field: string): InputProblem | undefined {
  const isWeighed = isSoldByWeight(line, catalogue);
  if (line.fromProduct === undefined) {
    const isValid = isWeighed ? isWeight(line.quantity) : isPieces(line.quantity);
    return isValid ? undefined : badQuantity(`${field}.quantity`, line.quantity);
  }
  const { quantityRatio = 1 } = line;
  return isWeight(quantityRatio) ? undefined : badQuantity(`${field}.quantityRatio`, quantityRatio);
}

/** Returns the first child whose effective quantity is no whole number of pieces. */
function nodesProblem(lines: readonly CartLine[], catalogue: Catalogue): InputProblem | undefined {
  return firstOf(activeLines(lines), (node) => {
    const isWhole = node.quantity % ONE === 0;
    if (isWhole || isPartlyWeighed(node, catalogue)) return undefined;
    return badQuantity(`${at(lines.indexOf(node.line))}.quantityRatio`, node.quantity / ONE);
  });
}

function isPartlyWeighed({ line, parent }: LineNode, catalogue: Catalogue): boolean {
  return isSoldByWeight(line, catalogue) || (parent !== undefined && isPartlyWeighed(parent, catalogue));
}

function freeProductProblem({ discounts = [], catalogue }: Pick<BillInput, 'discounts' | 'catalogue'>) {
  return firstOf(discounts, (rule, position) => {
    if (rule.type !== 'free') return undefined;
    return firstOf(rule.freeProducts ?? [], (entry, index) => {
      const field = `discounts[${position}].freeProducts[${index}]`;
      const line: CartLine = {
        id: `free:${rule._id}:${index}`,
        product: entry.product,
        quantity: entry.quantity,
      };
      return (
        productProblem(line, catalogue, field) ??
        firstOf(entry.options ?? [], (option, place) =>
          lineOptionProblem(line, option, catalogue, `${field}.options[${place}]`),
        )
      );
    });
  });
}

function isSoldByWeight(line: CartLine, catalogue: Catalogue): boolean {
  return productOf(line, catalogue)?.soldByWeight === true;
}

function isPieces(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0 && scaledInteger(quantity, ONE) !== undefined;
}

function isWeight(quantity: number): boolean {
  return (
    quantity > 0 && scaledInteger(quantity, 1000) !== undefined && scaledInteger(quantity, ONE) !== undefined
  );
}

function badQuantity(field: string, quantity: number): InputProblem {
  return { code: 'invalidQuantity', field, message: `${field} cannot be ${quantity}` };
}

function firstOf<Entry>(
  entries: readonly Entry[],
  problemOf: (entry: Entry, position: number) => InputProblem | undefined,
): InputProblem | undefined {
  for (const [position, entry] of entries.entries()) {
    const problem = problemOf(entry, position);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
