import type { ProductOption } from '@comanda/contract';
import type { CartLine, Selection } from '@comanda/domain';
import { lineOptionOf } from '../../../../data/cart/line-draft.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { OptionGroup } from '../../../../ui/controls/option-group.tsx';
import { useRuleText } from '../hooks/use-rule-text.ts';
import { groupId } from '../state/group-id.ts';
import type { ChoiceProblem } from '../state/short-choices.ts';
import { OptionChoices } from './option-choices.tsx';

type OptionSectionProps = {
  readonly line: CartLine;
  readonly option: ProductOption;
  readonly problem: ChoiceProblem | undefined;
  /** Shows what is missing. */
  readonly showsProblems: boolean;
  readonly nested?: boolean;
  readonly onChange: (selections: readonly Selection[]) => void;
};

/** Renders an option: name, rule, choices and problem. */
export function OptionSection(props: OptionSectionProps) {
  const { line, option, problem, showsProblems, nested, onChange } = props;
  const { say } = useLocale();
  const { rule, problem: problemText, fixed } = useRuleText();
  const { selections = [], fixed: isFixed } = lineOptionOf(line, option._id) ?? {};
  // stock problems are shown at once, even before an attempt to add
  const isBad = problem !== undefined && (showsProblems || problem.code === 'shortOfStock');
  const isDone = problem === undefined && selections.length > 0;
  return (
    <OptionGroup
      id={groupId(line.id, option._id)}
      title={say(option.name)}
      rule={isFixed ? fixed : rule(option, selections)}
      state={isBad ? 'bad' : isDone ? 'done' : 'open'}
      error={isBad ? problemText(problem) : null}
    >
      <OptionChoices {...{ option, line, onChange, nested }} />
    </OptionGroup>
  );
}
