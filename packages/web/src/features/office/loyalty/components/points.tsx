import { ARCHIVED_AT } from '@comanda/domain';
import { Link } from 'react-router';
import { useSentenceTexts } from '../../../../data/offers/use-sentence-texts.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { DocumentHistory } from '../../changes/index.ts';
import { MarkedSegmented, NumberField } from '../../fields/index.ts';
import { useDocumentEdit } from '../../menu/index.ts';
import {
  DraftBar,
  IdPicker,
  type PointSettings,
  type ProgrammeLists,
  useDescribeRules,
  usePointsText,
  useRuleNames,
} from '../../promotions/index.ts';
import { LEVEL_MONTHS } from '../hooks/use-level-sentence.ts';
import css from './loyalty.module.css';
import type { LoyaltyPageProps, LoyaltyProps } from './loyalty-props.ts';

const MAX_WELCOME = 20;

/** Renders where points count, when they expire, what a new member gets, and the rules that give points. */
export function Points({ tabs, ...props }: LoyaltyPageProps) {
  const { t } = useTranslation('office');
  const { rules, programme } = props;
  const { settings } = programme;
  return (
    <>
      <DraftBar title={t('nav.loyalty')} clean={t('programme.clean')} describe={useDescribeRules(rules)} />
      {tabs}
      {settings === undefined ? (
        <EmptyState title={t('programme.points.none')} text="" />
      ) : (
        <div className={css.card}>
          <Fields {...props} settings={settings} />
        </div>
      )}
      <div className={css.card}>
        <PointRules {...props} />
      </div>
    </>
  );
}

type FieldsProps = LoyaltyProps & { readonly settings: NonNullable<ProgrammeLists['settings']> };

function Fields({ rules, settings }: FieldsProps) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('systemSettings', settings);
  const describe = useDescribeRules(rules);
  const pointsText = usePointsText();
  const { points = {}, vipMonths, welcomeCoupons } = settings.now;
  const set = (part: PointSettings) => edit('points', { ...points, ...part });
  const coupons = rules.all
    .filter(({ now }) => now[ARCHIVED_AT] === undefined && now.source === 'coupon')
    .map(({ id }) => id);
  const { entries } = useRuleNames(rules);
  return (
    <>
      <p className={css.sentence}>{pointsText(points)}</p>
      <MarkedSegmented
        label={t('programme.points.scope')}
        options={(['all', 'shop'] as const).map((value) => ({
          value,
          label: t(`programme.points.scopes.${value}`),
        }))}
        value={points.scope ?? 'all'}
        onChange={(scope) => set({ scope })}
      />
      <NumberField
        label={t('programme.points.months')}
        hint={t('programme.points.monthsHint')}
        of="systemSettings.points.expireMonths"
        isOptional
        value={points.expireMonths ?? LEVEL_MONTHS}
        onChange={(expireMonths) => {
          if (expireMonths !== undefined) set({ expireMonths });
        }}
      />
      <NumberField
        label={t('programme.field.vipMonths')}
        hint={t('programme.points.vipHint')}
        of="systemSettings.vipMonths"
        value={vipMonths ?? LEVEL_MONTHS}
        onChange={(months) => {
          if (months !== undefined) edit('vipMonths', months);
        }}
      />
      <IdPicker
        label={t('programme.field.welcomeCoupons')}
        allLabel={t('programme.points.noWelcome')}
        entries={entries.rules.filter(({ id }) => coupons.includes(id))}
        value={welcomeCoupons}
        onChange={(ids) => edit('welcomeCoupons', ids?.slice(0, MAX_WELCOME))}
      />
      <DocumentHistory of={{ list: 'systemSettings', entity: settings.id }} describe={describe} />
    </>
  );
}

/** The promotions that give points, each of which leads to its editor. */
function PointRules({ rules }: Pick<LoyaltyProps, 'rules'>) {
  const { t } = useTranslation('office');
  const { names } = useRuleNames(rules);
  const { sentence } = useSentenceTexts(names);
  const promotions = ROUTES.office.replace(':part?', 'promotions');
  const giving = rules.rules.filter(({ now }) => now.type === 'point' && now[ARCHIVED_AT] === undefined);
  return (
    <>
      <h2 className={css.title}>{t('programme.points.rules')}</h2>
      {giving.length === 0 && <p>{t('programme.points.noRules')}</p>}
      <ul className={css.rows}>
        {giving.map(({ id, now }) => (
          <li key={id}>
            <Link className={css.rule} to={`${promotions}?kind=points&rule=${encodeURIComponent(id)}`}>
              {sentence(now, 'staff')}
            </Link>
          </li>
        ))}
      </ul>
      <div>
        <Link className={css.rule} to={`${promotions}?kind=points`}>
          {t('programme.points.edit')}
        </Link>
      </div>
    </>
  );
}
