import {
  ChangeSection,
  CreateOrResume,
  CreateSession,
  createValidator,
  OrderIntoSession,
  QuoteCart,
  SubscribeToSession,
  UpdatePayment,
  type Validator,
} from '@comanda/contract';
import type { Actor, Ordering } from '../../core.ts';
import { room } from '../../realtime/rooms.ts';
import { badRequest, type Handlers, onlyNames, validated } from '../call.ts';
import { present } from '../presenters.ts';

const subscription = createValidator(SubscribeToSession);

/** A service with the one method `create`: check the data, act, present. */
export function createAction<Data, Answer>(
  validate: Validator<Data>,
  act: (data: Data, actor: Actor) => Promise<Answer>,
  presentAnswer: (answer: Answer) => Answer,
): Handlers {
  return {
    async create(data, call) {
      onlyNames(call.query);
      return presentAnswer(await act(validated(validate, data), call.actor));
    },
  };
}

/** The calls that open, change and follow a bill. */
export function createOrderingServices(ordering: Ordering) {
  return {
    'tableSessions/create': createAction(
      createValidator(CreateSession),
      ordering.create,
      present.heldTableSession,
    ),
    'tableSessions/order': createAction(
      createValidator(OrderIntoSession),
      ordering.order,
      present.tableSessions,
    ),
    'tableSessions/quote': createAction(createValidator(QuoteCart), ordering.quote, present.bill),
    'tableSessions/createOrResume': createAction(
      createValidator(CreateOrResume),
      ordering.createOrResume,
      (held) => (held === null ? null : present.heldTableSession(held)),
    ),
    'tableSessions/changeSection': createAction(
      createValidator(ChangeSection),
      ordering.changeSection,
      present.tableSessions,
    ),
    'tableSessions/updatePayment': createAction(
      createValidator(UpdatePayment),
      ordering.updatePayment,
      present.tableSessions,
    ),
    'tableSessions/subscribe': {
      async create(data, call) {
        onlyNames(call.query);
        const { item, restoreKey } = validated(subscription, data);
        if (call.listener === undefined) throw badRequest({ field: 'connection', rule: 'required' });
        await ordering.authoriseHolder(item, restoreKey, call.actor);
        const isByRole = call.actor.kind === 'staff' && restoreKey === undefined;
        if (isByRole) call.listener.joinAsStaff(room.session(item));
        else call.listener.join(room.session(item));
        return { _id: item };
      },
    },
  } satisfies Record<string, Handlers>;
}
