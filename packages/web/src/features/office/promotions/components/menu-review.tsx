import { ConflictDialog, ReviewSheet, useDraft } from '../../changes/index.ts';
import type { MenuReviewProps } from '../../menu/index.ts';
import { useDescribeRules } from '../hooks/use-describe-rules.ts';
import { useRules } from '../hooks/use-rule-lists.ts';

/** Review of the open set on the page of the menu: edits of promotions are said as on their own. */
export function MenuReview({ lists, open, onClose }: MenuReviewProps) {
  const { edits, conflicts } = useDraft();
  const hasRules = [...edits, ...conflicts.map(({ edit }) => edit)].some(
    ({ list }) => list === 'orderDiscounts' || list === 'rewards' || list === 'systemSettings',
  );
  const { all } = useRules(open || hasRules);
  const describe = useDescribeRules({ menu: lists, all });
  return (
    <>
      <ReviewSheet {...{ open, onClose, describe }} />
      <ConflictDialog describe={describe} />
    </>
  );
}
