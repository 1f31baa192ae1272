import type { Shop } from '@comanda/contract';
import { SENTENCE_SLOTS, type SentenceSlot, sentenceOf } from '@comanda/domain';
import { Fragment, useState } from 'react';
import { type RuleNames, useSentenceTexts } from '../../../../data/offers/use-sentence-texts.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DocumentHistory, useDraft } from '../../changes/index.ts';
import { creationOf, NameFields } from '../../fields/index.ts';
import { ArchiveButton, useDocumentEdit } from '../../menu/index.ts';
import { useDescribeRules } from '../hooks/use-describe-rules.ts';
import type { RuleLists } from '../hooks/use-rule-lists.ts';
import type { RuleEntries } from '../hooks/use-rule-names.ts';
import { copyOfRule, type DraftedRule, nextPriority } from '../state/rules.ts';
import { RuleCompany } from './rule-company.tsx';
import css from './rule-editor.module.css';
import { SlotFields } from './slot-fields.tsx';
import { TestSection } from './test-section.tsx';

type RuleEditorProps = {
  readonly rule: DraftedRule;
  readonly lists: RuleLists;
  readonly shop: Shop;
  readonly names: RuleNames;
  readonly entries: RuleEntries;
  /** Called with the id of a copy, or of another rule to look at. */
  readonly onChoose: (id: string) => void;
};

/** A rule as a sentence with slots, each of which opens its fields (B4.1). */
export function RuleEditor({ rule, lists, shop, names, entries, onChoose }: RuleEditorProps) {
  const { t } = useTranslation('office');
  const [opened, setOpened] = useState<SentenceSlot>('effect');
  const edit = useDocumentEdit('orderDiscounts', rule);
  const describe = useDescribeRules(lists);
  return (
    <div className={css.editor}>
      <Sentence {...{ rule, names, opened }} onOpen={setOpened} />
      <section className={css.slot} aria-label={t(`promotions.slot.${opened}`)}>
        <h3 className={css.title}>{t(`promotions.slot.${opened}`)}</h3>
        <SlotFields slot={opened} rule={rule.now} {...{ entries, shop, edit }} />
      </section>
      <NameFields of="orderDiscounts.name" name={rule.now.name} path="name" edit={edit} />
      <RuleCompany {...{ rule, lists, shop, names }} onChoose={onChoose} />
      <TestSection {...{ rule, lists, shop, entries }} />
      <RuleActions {...{ rule, lists }} onChoose={onChoose} />
      <DocumentHistory of={{ list: 'orderDiscounts', entity: rule.id }} describe={describe} />
    </div>
  );
}

type SentenceProps = Pick<RuleEditorProps, 'rule' | 'names'> & {
  readonly opened: SentenceSlot;
  readonly onOpen: (slot: SentenceSlot) => void;
};

function Sentence({ rule, names, opened, onOpen }: SentenceProps) {
  const { t } = useTranslation('office');
  const { slot, before, end } = useSentenceTexts(names);
  const sentence = sentenceOf(rule.now);
  return (
    <p className={css.sentence}>
      {SENTENCE_SLOTS.map((name) => (
        <Fragment key={name}>
          {before(name)}
          <button
            type="button"
            className={css.part}
            aria-expanded={name === opened}
            aria-label={`${t(`promotions.slot.${name}`)}: ${slot(sentence, name) || t(`promotions.unsaid.${name}`)}`}
            onClick={() => onOpen(name)}
          >
            {slot(sentence, name) || t(`promotions.unsaid.${name}`)}
          </button>
        </Fragment>
      ))}
      {end}
    </p>
  );
}

function RuleActions({ rule, lists, onChoose }: Pick<RuleEditorProps, 'rule' | 'lists' | 'onChoose'>) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { change } = useDraft();
  const copy = () => {
    const made = copyOfRule(rule, nextPriority(lists.all), (name) => t('menu.copyOf', { name }));
    change([creationOf('orderDiscounts', made)]);
    onChoose(made._id);
  };
  return (
    <div className={css.actions}>
      <Button variant="plain" icon="plus" onClick={copy}>
        {t('menu.duplicate')}
      </Button>
      <ArchiveButton list="orderDiscounts" document={rule} name={say(rule.now.name)} />
    </div>
  );
}
