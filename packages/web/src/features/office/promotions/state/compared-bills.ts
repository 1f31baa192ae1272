import type { ExplainedBill, ExplanationStep, Name, RejectionExplanation } from '@comanda/domain';

/** A row of two bills beside each other: a dish, what happens to its price, or what happens to the order. */
export type ComparedRow = {
  readonly id: string;
  readonly kind: 'dish' | 'ofDish' | 'order';
  /** The step that says what the row is; of a dish its unit price. */
  readonly step: ExplanationStep;
  /** Quantity of a dish. */
  readonly quantity: number;
  /** Effect in minor units on the published bill, and on that of the draft; absent where the bill has no such row. */
  readonly live?: number;
  readonly draft?: number;
};

type Row = Omit<ComparedRow, 'live' | 'draft'> & { readonly amount: number };

/** The steps of a dish that the lines of the order do not say once more. */
const OF_DISH: readonly string[] = [
  'lineDiscount',
  'lineFreeItem',
  'lineMember',
  'lineSurchargeFreed',
  'lineSurchargeFree',
];

/** Returns what makes two steps the same one: all that they say but names, and the number of lines that are summed. */
function sameness({ key, params }: ExplanationStep): string {
  if (key === 'orderLines') return key;
  const { name: _name, ...said }: Readonly<Record<string, unknown>> = params;
  return `${key} ${JSON.stringify(said)}`;
}

function rowsOf({ bill, explanation }: ExplainedBill): readonly Row[] {
  const dishes = explanation.lines.flatMap(({ id, steps }, at): readonly Row[] => {
    const [first] = steps;
    if (first === undefined) return [];
    const pieces = steps.find((step) => step.key === 'lineQuantity');
    const quantity = pieces?.key === 'lineQuantity' ? pieces.params.quantity : 1;
    const dish = { id, kind: 'dish', step: first, quantity, amount: bill.lines[at]?.lineTotal ?? 0 } as const;
    const rules = steps
      .filter(({ key }) => OF_DISH.includes(key))
      .map((step) => ({
        id: `${id} ${sameness(step)}`,
        kind: 'ofDish' as const,
        step,
        quantity: 1,
        amount: step.effect,
      }));
    return [dish, ...rules];
  });
  const order = explanation.order.map((step) => ({
    id: sameness(step),
    kind: 'order' as const,
    step,
    quantity: 1,
    amount: step.effect,
  }));
  return [...dishes, ...order];
}

/**
 * Returns the rows of the published bill and the draft's beside each other (B4.3), in the order of the draft; those
 * that only the published one has stand after what they follow there.
 */
export function comparedBills(
  live: ExplainedBill | undefined,
  draft: ExplainedBill | undefined,
): readonly ComparedRow[] {
  const before = live === undefined ? [] : rowsOf(live);
  const after = draft === undefined ? [] : rowsOf(draft);
  const amounts = new Map(before.map(({ id, amount }) => [id, amount]));
  const drafted = new Set(after.map(({ id }) => id));
  const rows: ComparedRow[] = after.map(({ amount, ...row }) => {
    const published = amounts.get(row.id);
    return { ...row, draft: amount, ...(published !== undefined && { live: published }) };
  });
  before.forEach(({ amount, ...row }, at) => {
    if (drafted.has(row.id)) return;
    const previous = before[at - 1]?.id;
    rows.splice(rows.findIndex(({ id }) => id === previous) + 1, 0, { ...row, live: amount });
  });
  return rows;
}

/**
 * The outcomes of a rule that did not apply to one bill at least: its rejection, or that it counts; absent where it is
 * not tried.
 */
export type ComparedRejection = {
  readonly rule: string;
  readonly name: Name | undefined;
  readonly live?: RejectionExplanation | 'counts';
  readonly draft?: RejectionExplanation | 'counts';
};

function outcomeOf(rule: string, explained: ExplainedBill | undefined): ComparedRejection['live'] {
  const rejection = explained?.explanation.rejected.find((each) => each.rule === rule);
  if (rejection !== undefined || explained === undefined) return rejection;
  const { lines, order } = explained.explanation;
  const steps = [...order, ...lines.flatMap((line) => line.steps)];
  return steps.some(({ params }) => 'rule' in params && params.rule === rule) ? 'counts' : undefined;
}

/** Returns the rules that did not apply to the published bill or the draft's, with what each lacked there (B4.3). */
export function comparedRejections(
  live: ExplainedBill | undefined,
  draft: ExplainedBill | undefined,
): readonly ComparedRejection[] {
  const rejected = [...(draft?.explanation.rejected ?? []), ...(live?.explanation.rejected ?? [])];
  const names = new Map([...rejected].reverse().map(({ rule, name }) => [rule, name]));
  return [...new Set(rejected.map(({ rule }) => rule))].map((rule) => {
    const [published, drafted] = [outcomeOf(rule, live), outcomeOf(rule, draft)];
    return {
      rule,
      name: names.get(rule),
      ...(published !== undefined && { live: published }),
      ...(drafted !== undefined && { draft: drafted }),
    };
  });
}
