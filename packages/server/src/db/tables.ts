import type { AuditEntry, Device, StaffCall, TillSettings } from '@comanda/contract';
import type { TableMark } from '@comanda/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonText } from './json-text.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PromotionTables } from './promotion-tables.ts';
import type {
  CatalogueDocument,
  ShortLine,
  ShortSession,
  ShortTicket,
  StoredApiToken,
  StoredChangeSet,
  StoredDevice,
  StoredDraft,
  StoredEdit,
  StoredExport,
  StoredMail,
  StoredStaff,
  StoredUser,
} from './stored.ts';

/** Times are ISO text in UTC, flags 0 or 1, stock quantities thousandths of a piece, in every database. */
type CatalogueTable = {
  id: string;
  position: number;
  doc: JsonText<CatalogueDocument>;
  /** Incremented with every publishing that changed it. */
  version: Generated<number>;
  /** A product's own code, by which imports find it. */
  code: Generated<string | null>;
  /** The moment since which it is out of use. */
  archived_at: Generated<string | null>;
};

type DeviceReport = NonNullable<Device['beat']>;

export type Tables = PromotionTables &
  PaymentTables & {
    shops: CatalogueTable;
    sections: CatalogueTable;
    categories: CatalogueTable;
    sub_categories: CatalogueTable;
    products: CatalogueTable;
    product_options: CatalogueTable;
    order_discounts: CatalogueTable;
    tax_settings: CatalogueTable;
    table_view_items: CatalogueTable;
    payment_methods: CatalogueTable;
    system_settings: CatalogueTable;
    app_settings: CatalogueTable;
    vip_levels: CatalogueTable;
    rewards: CatalogueTable;
    /** The moment up to which a shop's bills of guests have no contacts any more (office B8.6). */
    erased_contacts: { shop: string; until: string };
    /** Rows by the shop they belong to (empty: every shop), or a sub-category's by its category; kept by triggers. */
    catalogue_scopes: { list: string; scope: string; id: string };
    /** Lower-case e-mail and telephone number (E.164) are unique. */
    users: {
      id: string;
      email: string | null;
      phone: string | null;
      doc: JsonText<StoredUser>;
    };
    staff: { id: string; seen_at: string | null; doc: JsonText<StoredStaff> };
    /** One row, of id 1: the generation of the claim's token, and whether and by whom the installation was claimed. */
    claims: {
      id: number;
      generation: number;
      claimed_at: string | null;
      staff: string | null;
      request: string | null;
    };
    /** `option` and `value` are empty for the product itself; a null quantity is not tracked. */
    stock: {
      shop: string;
      product: string;
      option: string;
      value: string;
      quantity: number | null;
      stock_mode: string | null;
      online_mode: string | null;
      /** 1 while it is marked as sold out. */
      sold_out: number;
      /** The moment at which the mark ends, or without one the count in `quantity`. */
      resume_at: string | null;
    };
    table_sessions: {
      shop: string;
      id: string;
      status: string;
      type: string;
      /** The session's status, or `held` until the kitchen receives it. */
      tv_status: string;
      business_day: string;
      created_at: string;
      /** The view item of a table with an open bill, else null; unique within the shop. */
      open_table: string | null;
      /** The member who owns the bill. */
      user: string | null;
      /** The paired device where it was opened or last paid. */
      device: string | null;
      paid_at: string | null;
      /** The caller's telephone number (E.164). */
      phone: string | null;
      version: number;
      doc: JsonText<ShortSession>;
    };
    session_lines: {
      shop: string;
      session: string;
      id: string;
      position: number;
      doc: JsonText<ShortLine>;
      /** 1 if no other bill of the shop may have a line with this id. */
      own: number | null;
    };
    restore_keys: { hash: string; session: string; shop: string; created_at: string; guest: number };
    kitchen_tickets: {
      shop: string;
      id: string;
      session: string;
      /** The ticket's status, or `held` until the bill is paid. */
      status: string;
      placed_at: string;
      /** The moment at which it is fired by itself. */
      fire_at: string | null;
      doc: JsonText<ShortTicket>;
    };
    /** The last mark of each table that had one. */
    table_marks: {
      shop: string;
      /** The table: its view item. */
      id: string;
      mark: TableMark | 'free';
      marked_at: string;
      /** The bill that was paid there. */
      session: string | null;
      version: number;
    };
    staff_calls: {
      shop: string;
      id: string;
      /** Id of the bill or of the kiosk that calls. */
      session: string;
      status: string;
      called_at: string;
      doc: JsonText<StaffCall>;
    };
    /** At most one open draft for each bill and person. */
    drafts: {
      shop: string;
      id: string;
      session: string | null;
      /** The holder. */
      staff: string;
      status: string;
      updated_at: string;
      doc: JsonText<StoredDraft>;
    };
    api_tokens: {
      id: string;
      /** The hash of the token, unique. */
      hash: string;
      last_used_at: string | null;
      doc: JsonText<StoredApiToken>;
    };
    order_numbers: { shop: string; business_day: string; next: number };
    /** Number of orders per pickup time. */
    pickup_slots: { shop: string; at: string; taken: number };
    /** Version of a table's code. */
    table_codes: { shop: string; view_item: string; version: number };
    /** Row lock that serialises phones scanning the same table's code. */
    table_turns: { shop: string; view_item: string; turns: number };
    idempotency: {
      actor: string;
      request_id: string;
      hash: string;
      /** The answer, or the id of the bill or payment attempt that it is read from again. */
      answer: string;
      created_at: string;
    };
    outbox: {
      seq: Generated<number>;
      shop: string;
      topic: string;
      event: string;
      entity: string;
      data: string;
    };
    /**
     * Log-ins, which access tokens refer to and end with. `generation` counts rotated refresh tokens; `strength` is how the
     * log-in was proved, `proved_at` when its password or second factor was last entered.
     */
    log_ins: {
      id: string;
      strength: string;
      proved_at: string | null;
      seen_at: string | null;
      kind: string;
      subject: string;
      shop: string | null;
      device: string | null;
      generation: number;
      rotated_at: string;
      created_at: string;
      expires_at: string;
    };
    /** Failed attempts at PINs and passwords, consecutive and within an hour. */
    guesses: { name: string; tries: number; last_at: string; hour_tries: number; hour_at: string };
    mails: {
      id: string;
      status: string;
      created_at: string;
      due_at: string;
      expires_at: string;
      tries: number;
      doc: JsonText<StoredMail>;
    };
    invitations: { hash: string; staff: string; email: string; expires_at: string };
    /** Second factors of staff; `last_step` is the last time step whose code was used. */
    second_factors: { staff: string; secret: string; last_step: number; confirmed_at: string | null };
    recovery_codes: { hash: string; staff: string };
    password_resets: { hash: string; kind: string; subject: string; expires_at: string };
    devices: {
      id: string;
      shop: string;
      /** Unique in the shop. */
      letter: string;
      token_hash: string;
      last_seen_at: string;
      beat: JsonText<DeviceReport> | null;
      doc: JsonText<StoredDevice>;
    };
    pairing_codes: { hash: string; shop: string; expires_at: string };
    kept_secrets: { name: string; value: string };
    /** Append-only. `entity` is the id of the changed entity. */
    audit_log: {
      shop: string;
      id: string;
      at: string;
      action: string;
      entity: string;
      /** Generated from the entry. */
      staff: GeneratedAlways<string | null>;
      device: GeneratedAlways<string | null>;
      doc: JsonText<AuditEntry>;
    };
    /** A shop's own settings of tills. */
    till_settings: { shop: string; doc: JsonText<TillSettings> };
    /** Sets of edits of the catalogue. */
    change_sets: {
      id: string;
      status: string;
      /** `draft` for the organisation's open set; unique. */
      slot: string | null;
      version: number;
      /** Position among the published sets. */
      number: number | null;
      /** The moment at which it is published by itself. */
      due_at: string | null;
      created_at: string;
      updated_at: string;
      published_at: string | null;
      doc: JsonText<StoredChangeSet>;
    };
    /** One row for each path that a set changes. */
    change_set_edits: {
      change_set: string;
      list: string;
      entity: string;
      path: string;
      position: number;
      crossed: number;
      doc: JsonText<StoredEdit>;
    };
    /** `updated_at` changes while a node is at work. */
    exports: {
      id: string;
      status: string;
      version: number;
      created_at: string;
      updated_at: string;
      expires_at: string | null;
      doc: JsonText<StoredExport>;
    };
  };
export type TableName = keyof Tables;
