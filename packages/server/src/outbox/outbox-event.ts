/**
 * `identities` reaches nobody: it names a staff member, user or device (`id`) whose role, shops, tokens or pairing
 * changed, whose live connections then verify their token again, on every node. Its `shop` and `data` are empty.
 */
type OutboxTopic =
  | 'tableSessions'
  | 'products'
  | 'shops'
  | 'kitchenTickets'
  | 'staffCalls'
  | 'board'
  | 'payments'
  | 'identities';

/** What happened, told after its commit and in the order of the commits; `data` is the entity as it is answered. */
export type OutboxEvent = {
  readonly seq: number;
  readonly topic: OutboxTopic;
  readonly event: 'patched' | 'created';
  readonly shop: string;
  /** Id of the entity. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
};
