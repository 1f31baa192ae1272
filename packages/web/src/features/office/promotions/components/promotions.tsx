import type { Shop } from '@comanda/contract';
import { ARCHIVED_AT } from '@comanda/domain';
import { useMemo, useState } from 'react';
import { useSentenceTexts } from '../../../../data/offers/use-sentence-texts.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { ConflictDialog, ReviewSheet, useDraft, WaitingNote } from '../../changes/index.ts';
import { creationOf } from '../../fields/index.ts';
import { OfficeBar, useOffice } from '../../frame/index.ts';
import { usePageWidth } from '../../menu/index.ts';
import { useDescribeRules } from '../hooks/use-describe-rules.ts';
import type { RuleLists } from '../hooks/use-rule-lists.ts';
import { useRuleNames } from '../hooks/use-rule-names.ts';
import { newRule, nextPriority } from '../state/rules.ts';
import css from './promotions.module.css';
import { RuleEditor } from './rule-editor.tsx';
import { RuleList } from './rule-list.tsx';

type PromotionsProps = { readonly lists: RuleLists; readonly shop: Shop };

/** Returns the rules shown, those of the archive or the others, the chosen one, and what makes another. */
function useChosenRule(lists: RuleLists, hasPanel: boolean) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const { change } = useDraft();
  const [chosen, setChosen] = useState<string>();
  const [isArchiveShown, setArchiveShown] = useState(false);
  const { rules } = lists;
  const shown = useMemo(
    () => rules.filter(({ now }) => (now[ARCHIVED_AT] !== undefined) === isArchiveShown),
    [rules, isArchiveShown],
  );
  const rule = rules.find(({ id }) => id === chosen) ?? (hasPanel ? shown[0] : undefined);
  const add = () => {
    const made = newRule(session.shop, t('promotions.unnamed'), nextPriority(lists.all));
    change([creationOf('orderDiscounts', made)]);
    setChosen(made._id);
  };
  return { shown, rule, setChosen, isArchiveShown, setArchiveShown, add };
}

/** The rules with their sentences, and the chosen one beside them; over them on narrow pages. */
export function Promotions({ lists, shop }: PromotionsProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { hasPanel } = usePageWidth();
  const { names, entries } = useRuleNames(lists);
  const { sentence } = useSentenceTexts(names);
  const { shown, rule, setChosen, isArchiveShown, setArchiveShown, add } = useChosenRule(lists, hasPanel);
  const editor = rule && (
    <RuleEditor key={rule.id} {...{ rule, lists, shop, names, entries }} onChoose={setChosen} />
  );
  return (
    <>
      <PromotionsBar lists={lists} onAdd={add} />
      <div className={css.page}>
        <section className={css.list}>
          <RuleList
            {...{ shown, shop, sentence }}
            chosen={hasPanel ? rule?.id : undefined}
            onChoose={setChosen}
          />
          {shown.length === 0 && (
            <EmptyState
              title={t(isArchiveShown ? 'promotions.noneArchived' : 'promotions.none')}
              text={isArchiveShown ? '' : t('promotions.noneText')}
            />
          )}
          <div className={css.archived}>
            <Switch
              label={t('promotions.showArchived')}
              checked={isArchiveShown}
              onChange={setArchiveShown}
            />
          </div>
        </section>
        {hasPanel ? (
          rule && (
            <aside className={css.panel} aria-label={t('promotions.chosen')}>
              <h2 className={css.title}>{say(rule.now.name) || t('promotions.unnamed')}</h2>
              {editor}
            </aside>
          )
        ) : (
          <Sheet
            open={rule !== undefined}
            onClose={() => setChosen(undefined)}
            title={say(rule?.now.name) || t('promotions.chosen')}
            closeLabel={t('common:close')}
            width="l"
            tall
          >
            {editor}
          </Sheet>
        )}
      </div>
      <RuleConflicts lists={lists} />
    </>
  );
}

function RuleConflicts({ lists }: { readonly lists: RuleLists }) {
  return <ConflictDialog describe={useDescribeRules(lists)} />;
}

/** Head of the page: the draft's state, a new rule, and publishing. */
function PromotionsBar({ lists, onAdd }: { readonly lists: RuleLists; readonly onAdd: () => void }) {
  const { t } = useTranslation('office');
  const { edits, saving, takeBack, isPublishing } = useDraft();
  const [isReviewed, setReviewed] = useState(false);
  const describe = useDescribeRules(lists);
  const count = edits.length;
  return (
    <>
      <OfficeBar
        title={t('nav.promotions')}
        text={
          <>
            {count === 0 ? t('promotions.clean') : t('changes.draft', { count })}{' '}
            {saving !== 'saved' && t(`changes.saving.${saving}`)} <WaitingNote />
          </>
        }
        actions={
          <>
            {takeBack && (
              <Button variant="quiet" icon="undo" onClick={takeBack}>
                {t('changes.takeBackLast')}
              </Button>
            )}
            <Button variant="tonal" icon="plus" onClick={onAdd}>
              {t('promotions.add')}
            </Button>
            <Button
              variant={count === 0 ? 'plain' : 'primary'}
              busy={isPublishing}
              onClick={() => setReviewed(true)}
            >
              {count === 0 ? t('changes.open') : t('changes.publish', { count })}
            </Button>
          </>
        }
      />
      <ReviewSheet open={isReviewed} onClose={() => setReviewed(false)} describe={describe} />
    </>
  );
}
