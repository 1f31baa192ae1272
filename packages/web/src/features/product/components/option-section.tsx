import type { ProductOption } from '@comanda/contract';
import type { CartLine, OptionProblem, Selection } from '@comanda/domain';
import { useLocale } from '../../../app/locale.ts';
import { OptionGroup } from '../../../ui/option-group.tsx';
import { useRuleText } from '../hooks/use-rule-text.ts';
import { selectionsIn } from '../state/draft.ts';
import { OptionChoices } from './option-choices.tsx';

/** Where a group stands on the page. */
export function groupId(line: string, option: string): string {
  return `option-${line}-${option}`;
}

type OptionSectionProps = {
  readonly line: CartLine;
  readonly option: ProductOption;
  readonly problem: OptionProblem | undefined;
  /** Whether what is missing is said already. */
  readonly tells: boolean;
  readonly nested?: boolean;
  readonly onChange: (selections: readonly Selection[]) => void;
};

/** An option: its name, its rule, its choices, and what is missing. */
export function OptionSection(props: OptionSectionProps) {
  const { line, option, problem, tells, nested, onChange } = props;
  const { say } = useLocale();
  const { rule, problem: problemText } = useRuleText();
  const selections = selectionsIn(line, option._id);
  const isBad = tells && problem !== undefined;
  const isDone = problem === undefined && selections.length > 0;
  return (
    <OptionGroup
      id={groupId(line.id, option._id)}
      title={say(option.name)}
      rule={rule(option, selections)}
      state={isBad ? 'bad' : isDone ? 'done' : 'open'}
      error={isBad ? problemText(problem) : null}
    >
      <OptionChoices {...{ option, selections, onChange, nested }} />
    </OptionGroup>
  );
}
