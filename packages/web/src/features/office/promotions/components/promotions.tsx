import type { Shop } from '@comanda/contract';
import { ARCHIVED_AT } from '@comanda/domain';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSentenceTexts } from '../../../../data/offers/use-sentence-texts.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../ui/controls/field.tsx';
import { ConflictDialog, useDraft } from '../../changes/index.ts';
import { creationOf, firstName } from '../../fields/index.ts';
import { useLanguages, useOffice } from '../../frame/index.ts';
import { usePageWidth } from '../../menu/index.ts';
import { useDescribeRules } from '../hooks/use-describe-rules.ts';
import type { RuleLists } from '../hooks/use-rule-lists.ts';
import { useRuleNames } from '../hooks/use-rule-names.ts';
import { isOfKind, RULE_KINDS, type RuleKind } from '../state/rule-kinds.ts';
import { newRule, nextPriority } from '../state/rules.ts';
import { DocumentPane } from './document-pane.tsx';
import { DraftBar } from './draft-bar.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { RuleList } from './rule-list.tsx';

type PromotionsProps = { readonly lists: RuleLists; readonly shop: Shop };

/** Returns the rules shown, by archive, kind and words, the chosen one, and what makes another of the kind. */
function useChosenRule(lists: RuleLists, hasPanel: boolean) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const { first, offered } = useLanguages();
  const { change } = useDraft();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(query.get('rule') ?? undefined);
  const [isArchiveShown, setArchiveShown] = useState(false);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<RuleKind>(
    () => RULE_KINDS.find((each) => each === query.get('kind')) ?? 'all',
  );
  const { rules } = lists;
  const shown = useMemo(
    () =>
      rules.filter(
        (rule) =>
          (rule.now[ARCHIVED_AT] !== undefined) === isArchiveShown && isOfKind(rule, kind, { text, offered }),
      ),
    [rules, isArchiveShown, kind, text, offered],
  );
  const rule = rules.find(({ id }) => id === chosen) ?? (hasPanel ? shown[0] : undefined);
  const add = () => {
    const made = newRule(
      session.shop,
      firstName(t('promotions.unnamed'), first),
      nextPriority(lists.all),
      kind,
    );
    change([creationOf('orderDiscounts', made)]);
    setText('');
    setChosen(made._id);
  };
  return {
    rule,
    setChosen,
    add,
    shown,
    isOrdered: kind === 'all' && text.trim() === '',
    kind: { value: kind, onChange: setKind },
    search: { label: t('promotions.findRule'), text, onChange: setText },
    archive: { isArchiveShown, onShowArchive: setArchiveShown },
  };
}

/** The rules with their sentences, and the chosen one beside them; over them on narrow pages. */
export function Promotions({ lists, shop }: PromotionsProps) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { hasPanel } = usePageWidth();
  const { names, entries } = useRuleNames(lists);
  const { sentence } = useSentenceTexts(names);
  const { shown, isOrdered, rule, setChosen, kind, search, archive, add } = useChosenRule(lists, hasPanel);
  const describe = useDescribeRules(lists);
  const editor = rule && (
    <RuleEditor key={rule.id} {...{ rule, lists, shop, names, entries }} onChoose={setChosen} />
  );
  return (
    <>
      <DraftBar title={t('nav.promotions')} clean={t('promotions.clean')} describe={describe}>
        <Button variant="tonal" icon="plus" onClick={add}>
          {t('promotions.add')}
        </Button>
      </DraftBar>
      <DocumentPane
        list={
          <RuleList
            {...{ shown, shop, sentence, isOrdered }}
            chosen={hasPanel ? rule?.id : undefined}
            onChoose={setChosen}
          />
        }
        isEmpty={shown.length === 0}
        empty={{ title: t('promotions.none'), text: t('promotions.noneText') }}
        filter={
          <SelectField
            label={t('promotions.kind.label')}
            value={kind.value}
            options={RULE_KINDS.map((value) => ({ value, label: t(`promotions.kind.${value}`) }))}
            onChange={(value) => kind.onChange(RULE_KINDS.find((each) => each === value) ?? 'all')}
          />
        }
        panelLabel={t('promotions.chosen')}
        chosen={editor && { title: say(rule?.now.name) || t('promotions.unnamed'), editor }}
        onClose={() => setChosen(undefined)}
        search={search}
        {...archive}
      />
      <ConflictDialog describe={describe} />
    </>
  );
}
