import { ARCHIVED_AT } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DocumentHistory, useDraft } from '../../changes/index.ts';
import { creationOf, MarkedSelect, MarkedSwitch, NameFields, NumberField } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import { useDocumentEdit } from '../../menu/index.ts';
import {
  DocumentPane,
  DraftBar,
  RefPicker,
  type RuleLists,
  TestSection,
  useDescribeRules,
  useRuleNames,
} from '../../promotions/index.ts';
import { useRewardSentence } from '../hooks/use-reward-sentence.ts';
import { useShown } from '../hooks/use-shown.ts';
import { type DraftedReward, inRewardOrder, newReward } from '../state/programme.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentRows } from './document-rows.tsx';
import css from './loyalty.module.css';
import type { LoyaltyPageProps, LoyaltyProps } from './loyalty-props.ts';
import { MissingSwitch } from './missing-switch.tsx';

/** Returns the promotions that points may buy: coupons and gifts. */
function bought({ all }: Pick<RuleLists, 'all'>) {
  return all.filter(
    ({ now }) => now[ARCHIVED_AT] === undefined && (now.source === 'coupon' || now.source === 'gift'),
  );
}

/** The rewards of the shop, the cheapest first as members see them, and the chosen one's fields. */
export function Rewards({ tabs, ...props }: LoyaltyPageProps) {
  const { rules, programme } = props;
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const { session } = useOffice();
  const { change } = useDraft();
  const sentence = useRewardSentence(rules);
  const shown = useShown(inRewardOrder(programme.rewards, session.shop));
  const reward = shown.document;
  const [first] = bought(rules);
  const add = () => {
    if (first === undefined) return;
    const made = newReward(session.shop, t('programme.reward.unnamed'), first.id);
    change([creationOf('rewards', made)]);
    shown.choose(made._id);
  };
  return (
    <>
      <DraftBar title={t('nav.loyalty')} clean={t('programme.clean')} describe={useDescribeRules(rules)}>
        {first !== undefined && (
          <Button variant="tonal" icon="plus" onClick={add}>
            {t('programme.reward.add')}
          </Button>
        )}
      </DraftBar>
      {tabs}
      <DocumentPane
        {...shown.pane}
        list={
          <DocumentRows
            label={t('programme.tabs.rewards')}
            rows={shown.shown}
            sentenceOf={({ now }) => sentence(now)}
            isOff={({ now }) => now.status === 'disabled'}
            isChosen={shown.isChosen}
            onChoose={shown.choose}
          />
        }
        empty={{
          title: t('programme.reward.none'),
          text: t(first === undefined ? 'programme.reward.noOffers' : 'programme.reward.noneText'),
        }}
        filter={<MissingSwitch isOn={shown.isMissing} onChange={shown.setMissing} />}
        panelLabel={t('programme.tabs.rewards')}
        chosen={
          reward && {
            title: say(reward.now.name) || t('promotions.unnamed'),
            editor: <RewardEditor key={reward.id} {...props} reward={reward} onChoose={shown.choose} />,
          }
        }
      />
    </>
  );
}

type RewardEditorProps = LoyaltyProps & {
  readonly reward: DraftedReward;
  readonly onChoose: (id: string) => void;
};

function RewardEditor({ reward, rules, shop, onChoose }: RewardEditorProps) {
  const sentence = useRewardSentence(rules);
  const { entries } = useRuleNames(rules);
  const describe = useDescribeRules(rules);
  const rule = rules.all.find(({ id }) => id === reward.now.coupon);
  return (
    <div className={css.editor}>
      <p className={css.sentence}>{sentence(reward.now)}</p>
      <RewardFields reward={reward} rules={rules} />
      <TestSection key={rule?.id} lists={rules} {...{ rule, shop, entries }} />
      <DocumentActions list="rewards" document={reward} onChoose={onChoose} />
      <DocumentHistory of={{ list: 'rewards', entity: reward.id }} describe={describe} />
    </div>
  );
}

function RewardFields({ reward, rules }: Pick<RewardEditorProps, 'reward' | 'rules'>) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const edit = useDocumentEdit('rewards', reward);
  const { entries } = useRuleNames(rules);
  const { name, points, coupon, shops, status, validDays } = reward.now;
  const offers = bought(rules).map((rule) => ({
    value: rule.id,
    label: say(rule.now.name) || t('promotions.unnamed'),
  }));
  const isGone = offers.every(({ value }) => value !== coupon);
  return (
    <>
      <MarkedSwitch
        label={t('promotions.on')}
        note={t('programme.reward.onNote')}
        checked={status !== 'disabled'}
        onChange={(isOn) => edit('status', isOn ? 'active' : 'disabled')}
      />
      <NameFields of="rewards.name" name={name} path="name" edit={edit} />
      <NumberField
        label={t('programme.field.points')}
        of="rewards.points"
        value={points}
        onChange={(next) => {
          // what is being typed may be empty or begin with 0: a reward costs a point at least
          if (next !== undefined && next > 0) edit('points', next);
        }}
      />
      <MarkedSelect
        label={t('programme.field.coupon')}
        hint={t('programme.reward.couponHint')}
        value={coupon}
        options={isGone ? [{ value: coupon, label: t('promotions.gone') }, ...offers] : offers}
        onChange={(next) => edit('coupon', next)}
      />
      <NumberField
        label={t('programme.field.validDays')}
        hint={t('programme.reward.daysHint')}
        of="rewards.validDays"
        value={validDays}
        onChange={(days) => edit('validDays', days === 0 ? undefined : days)}
      />
      <RefPicker
        of="rewards.shops"
        label={t('promotions.field.shops')}
        allLabel={t('promotions.anyShop')}
        entries={entries.byRef}
        value={shops}
        onChange={(ids) => edit('shops', ids)}
      />
    </>
  );
}
