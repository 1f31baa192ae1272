import { toString as drawCode } from 'qrcode';
import type { Core } from '../../composition/index.ts';
import { badRequest, createAction, type Handlers } from '../call/index.ts';
import { present } from '../present/index.ts';
import { answerOf, createFindQuery, createGetQuery } from '../query/index.ts';
import { createCouponBatchServices } from './coupon-batch-services.ts';
import { requestedUser } from './list-query.ts';
import { createMemberItemList } from './member-item-list.ts';

/** Serves members' coupons, gifts, points and levels. */
export function createMemberServices({ coupons, couponBatches, gifts, points, members, catalogue }: Core) {
  const readPoints = createFindQuery('points');
  const readAvailable = createFindQuery('users/points/available');
  const readProgress = createGetQuery('users/vipProgress');
  return {
    userCoupons: {
      ...createMemberItemList('userCoupons', coupons, catalogue, present.userCoupons),
      ...createAction('userCoupons', coupons.issue),
    },
    ...createCouponBatchServices(couponBatches),
    'userCoupons/validate': createAction('userCoupons/validate', (asked, actor, address) =>
      coupons.withAttemptLimit({ actor, address }, 1, async () => {
        const answer = await coupons.validate(asked, actor);
        return { answer, known: answer.status === 'invalidCode' ? 0 : 1 };
      }),
    ),
    'userCoupons/claim': createAction('userCoupons/claim', coupons.claim),
    gifts: {
      ...createMemberItemList('gifts', gifts, catalogue, present.gifts),
      ...createAction('gifts', gifts.issue),
    },
    'gifts/redeem': createAction('gifts/redeem', gifts.redeem),
    points: {
      async find(call) {
        const query = readPoints(call.query);
        const user = requestedUser(call);
        if (user === undefined) throw badRequest({ field: 'user', rule: 'required' });
        const { total, data } = await points.find({ ...query, user }, call.actor);
        return answerOf({ total, data: data.map(present.points) }, query);
      },
    },
    'points/redeem': createAction('points/redeem', points.redeem),
    'points/adjust': createAction('points/adjust', points.adjust),
    'users/points/available': {
      async find(call) {
        const { user, shop } = readAvailable(call.query).parameters;
        const asked = { user: String(user), ...(shop !== undefined && { shop: String(shop) }) };
        return (await points.available(asked, call.actor)).map(present.pointBalances);
      },
    },
    'users/vipProgress': {
      async get(id, call) {
        readProgress(call.query);
        return present.vipProgress(await members.progress(id, call.actor));
      },
    },
    'users/qrCode': createAction('users/qrCode', async (_asked, actor) => {
      const { code, expiresAt } = await members.code(actor);
      const svg = await drawCode(code, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
      return { code, expiresAt, svg };
    }),
    'users/identify': createAction('users/identify', members.identify),
    'users/import': createAction('users/import', members.import),
    'tableSessions/changeUser': createAction('tableSessions/changeUser', members.changeUser),
  } satisfies Record<string, Handlers>;
}
