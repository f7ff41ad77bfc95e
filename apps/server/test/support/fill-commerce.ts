import { randomUUID } from 'node:crypto';
import { seal } from '../../src/kernel/sealed.ts';
import { TEST_SECRET } from './constants.ts';
import type { Own } from './fill.ts';
import type { TestServer } from './test-server.ts';

/** What the invoice of the paid order says. */
const contentOf = ({ marker, both, orderLineId }: { marker: string; both: unknown; orderLineId: unknown }) => {
  const address = { street: marker, building: '1', city: marker, postalCode: '12212', countryCode: 'SA' };
  return {
    orderNumber: 1,
    organization: both,
    seller: { legalName: { en: marker, ar: marker }, vatNumber: '310122393500003', address },
    buyer: { name: marker, email: 'buyer@example.test' },
    company: { companyName: marker, vatNumber: '', address },
    lines: [{ orderLineId, itemType: 'course', title: both, grossMinor: 4900, taxMinor: 639, rate: 1500 }],
    corrects: null,
    reason: '',
  };
};

interface Filling {
  /** Puts a row of the organisation into a table. */
  own: Own;
  both: unknown;
  marker: string;
  userId: number;
  authorId: number;
  courseId: unknown;
}

/**
 * An order of the learner that waits for an open test payment, after another that was paid and is partly refunded, and a course in
 * their cart. Vouchers reduced the paid order and stand in the cart. The cart's item has the id of the newest order line, because the API calls both purchasedItemId.
 */
export async function fillCommerce(
  server: TestServer,
  { own, both, marker, userId, authorId, courseId }: Filling,
): Promise<void> {
  const now = server.clock.now();
  await own('marketplace_settings', { tax_rate_basis_points: 1500, changed_at: now, changed_by: authorId });
  await own('seller_details', {
    legal_name_en: marker,
    legal_name_ar: marker,
    vat_number: '310122393500003',
    street: marker,
    building: '1',
    city: marker,
    postal_code: '12212',
    country_code: 'SA',
    documents_issued_by: 'PLATFORM',
    changed_at: now,
    changed_by: authorId,
  });
  await own('order_counters', { last_number: 2 });
  const line = { item_type: 'course', item_id: courseId, title: both, total_minor: 4900, tax_rate_basis_points: 1500 };
  const order = { user_id: userId, currency: 'SAR', total_minor: 4900, tax_minor: 639, placed_at: now };
  const buyer = {
    buyer_name: marker,
    buyer_email: 'buyer@example.test',
    expires_at: new Date(now.getTime() + 900_000),
  };
  const payment = { method: 'Credit Card', provider: 'test', is_test: true, amount_minor: 4900, created_at: now };
  const { order_id: paidId } = await own('orders', { ...order, ...buyer, number: 1, status: 'PAID', ended_at: now });
  const { order_line_id } = await own('order_lines', { ...line, order_id: paidId, tax_minor: 639 });
  const company = { company_name: marker, vat_number: '', street: marker, building: '', city: marker, postal_code: '' };
  await own('order_companies', { order_id: paidId, ...company, country_code: 'SA' });
  const { payment_id } = await own('payments', { ...payment, order_id: paidId, status: 'SUCCEEDED', ended_at: now });
  const { refund_id } = await own('refunds', {
    order_id: paidId,
    payment_id,
    order_line_id,
    amount_minor: 100,
    reason: 'ADMINISTRATOR',
    note: marker,
    status: 'REQUESTED',
    requested_at: now,
    requested_by: authorId,
  });
  await own('cancellation_terms', {
    item_type: 'event',
    item_id: 0,
    tiers: server.admin.json([{ hoursBeforeStart: 24, refundPercent: 50 }] as never),
  });
  await own('refund_requests', {
    order_id: paidId,
    order_line_id,
    user_id: userId,
    status: 'REQUESTED',
    reason: marker,
    requested_at: now,
  });
  const opened = { currency: 'SAR', opened_at: now };
  await own('credit_accounts', { ...opened, kind: 'SPENT', balance_minor: 0 });
  const { credit_account_id: issued } = await own('credit_accounts', {
    ...opened,
    kind: 'ISSUED',
    balance_minor: -5000,
  });
  const { credit_account_id: held } = await own('credit_accounts', {
    ...opened,
    kind: 'MEMBER',
    user_id: userId,
    balance_minor: 5000,
  });
  const given = { debit_account_id: issued, credit_account_id: held, made_at: now };
  await own('credit_transfers', {
    ...given,
    key: `request:${marker}`,
    kind: 'TOP_UP',
    amount_minor: 4900,
    balance_after_minor: 4900,
    reason: marker,
    made_by: authorId,
  });
  await own('credit_transfers', {
    ...given,
    key: `refund:${String(refund_id)}`,
    kind: 'REFUND',
    amount_minor: 100,
    balance_after_minor: 5000,
    order_id: paidId,
    refund_id,
  });
  await own('disputes', {
    order_id: paidId,
    payment_id,
    provider_reference: marker,
    status: 'INQUIRY',
    amount_minor: 100,
    reason: marker,
    opened_at: now,
  });
  await own('test_payments', { payment_id, outcome: 'PAID', paid_at: now, chosen_at: now });
  await own('test_refunds', { refund_id, payment_id, amount_minor: 100, refunded_at: now });
  const { credit_list_id } = await own('credit_lists', {
    name: marker,
    currency: 'SAR',
    made_by: authorId,
    made_at: now,
  });
  await own('credit_list_rows', {
    credit_list_id,
    line: 1,
    email: 'buyer@example.test',
    amount_text: '49.00',
    amount_minor: 4900,
    reason: marker,
    key: `list:${marker}`,
    status: 'WAITING',
    user_id: userId,
  });
  await own('payment_accounts', {
    // no provider of this name is ever asked
    provider: 'none',
    mode: 'TEST',
    sealed_keys: marker,
    key_hints: server.admin.json(['4f2Q'] as never),
    account_name: marker,
    is_offered: false,
    checked_at: now,
    changed_at: now,
    changed_by: authorId,
  });
  await own('payment_events', { provider: 'none', event_id: marker, kind: marker, received_at: now });
  await own('tax_document_counters', { series: 'TEST-INV-2026', last_number: 1 });
  await own('tax_documents', {
    kind: 'INVOICE',
    series: 'TEST-INV-2026',
    number: 1,
    document_uuid: randomUUID(),
    issued_at: now,
    type_code: '388',
    is_standard: true,
    is_test: true,
    order_id: paidId,
    user_id: userId,
    currency: 'SAR',
    total_minor: 4900,
    tax_minor: 639,
    content: server.admin.json(contentOf({ marker, both, orderLineId: order_line_id }) as never),
  });
  await own('accounting_settings', {
    is_enabled: true,
    url: 'https://books.example.com/sullam',
    sealed_secret: seal(TEST_SECRET, 'accounting', marker),
    sends_test_orders: true,
    accounts: server.admin.json({ sales: '1', tax: '2', card: '3', transfer: '4', cash: '5', credit: '6' } as never),
    changed_at: now,
    changed_by: authorId,
  });
  for (const kind of ['CUSTOMER', 'DOCUMENT'])
    await own('accounting_deliveries', {
      kind,
      key: marker,
      user_id: userId,
      order_id: paidId,
      title: marker,
      body: server.admin.json({ name: marker } as never),
      status: 'WAITING',
      due_at: now,
      created_at: now,
    });
  const { seat_pool_id } = await own('seat_pools', {
    order_line_id,
    user_id: userId,
    course_id: courseId,
    seat_count: 3,
    assignable_until: new Date(now.getTime() + 900_000),
    link_hash: marker,
    link_created_at: now,
    created_at: now,
  });
  await own('seats', {
    seat_pool_id,
    email: `${marker.toLowerCase()}@example.test`,
    status: 'INVITED',
    invitation_language: 'both',
    invitation_hash: marker,
    invited_at: now,
  });
  await own('seats', { seat_pool_id, email: '', user_id: userId, status: 'ACTIVE', activated_at: now });
  const { seat_assignment_id } = await own('seat_assignments', {
    seat_pool_id,
    request_key: randomUUID(),
    assigned_by: userId,
    invitation_language: 'both',
    created_at: now,
  });
  await own('seat_assignment_rows', { seat_assignment_id, position: 1, email: marker });
  await own('order_history', { order_id: paidId, kind: 'PAID', amount_minor: 4900, note: marker, at: now });
  await own('manual_payment_settings', {
    method: 'Cash',
    is_offered: true,
    instructions: both,
    bank_name: {},
    iban: '',
    account_holder: '',
    wait_days: 7,
    changed_at: now,
    changed_by: authorId,
  });
  await own('idempotency_keys', {
    user_id: userId,
    key: marker,
    request_hash: marker,
    response: server.admin.json({ marker }),
    created_at: now,
  });
  const { bundle_id } = await own('bundles', {
    title: both,
    description: both,
    price_minor: 4900,
    is_published: true,
    created_at: now,
  });
  await own('bundle_items', { bundle_id, item_type: 'course', item_id: courseId, position: 0 });
  await own('item_prices', {
    item_type: 'course',
    item_id: courseId,
    sale_minor: 100,
    sale_starts_at: now,
    sale_ends_at: new Date(now.getTime() + 900_000),
    tax_category: 'EXEMPT',
    exemption_reason: both,
  });
  const { permission_set_id } = await own('permission_sets', { name: both });
  await own('item_group_prices', { item_type: 'course', item_id: courseId, permission_set_id, price_minor: 200 });
  await own('bundle_sales', { order_line_id, item_type: 'course', item_id: courseId, share_minor: 4900 });
  const { order_id } = await own('orders', { ...order, ...buyer, number: 2, status: 'PENDING' });
  const waiting = await own('order_lines', { ...line, order_id, tax_minor: 639 });
  const rejected = {
    ...payment,
    order_id,
    method: 'Wire Transfer',
    provider: 'manual',
    is_test: false,
    status: 'FAILED',
    ended_at: now,
  };
  const { payment_id: rejectedId } = await own('payments', rejected);
  await own('manual_payment_decisions', {
    payment_id: rejectedId,
    outcome: 'REJECTED',
    reason: marker,
    decided_at: now,
    decided_by: authorId,
  });
  await own('payments', { ...payment, order_id, status: 'OPEN' });
  await own('payment_fees', {
    payment_id,
    currency: 'SAR',
    gross_minor: 4900,
    fee_minor: 242,
    reported_at: now,
  });
  const { payout_id } = await own('payouts', {
    provider: 'none',
    is_test: true,
    provider_reference: marker,
    currency: 'SAR',
    amount_minor: 4658,
    status: 'PAID',
    arrives_on: now,
    has_entries: true,
    reported_at: now,
  });
  await own('payout_entries', {
    payout_id,
    provider_reference: marker,
    kind: 'PAYMENT',
    amount_minor: 4900,
    fee_minor: 242,
    payment_id,
    happened_at: now,
  });
  const { bank_statement_id } = await own('bank_statements', {
    file_name: marker,
    format: 'MT940',
    line_count: 1,
    imported_at: now,
    imported_by: authorId,
  });
  await own('bank_statement_lines', {
    bank_statement_id,
    line_key: marker,
    account: 'SA0380000000608010167519',
    currency: 'SAR',
    received_on: now,
    amount_minor: 4900,
    payer: marker,
    remittance: marker,
    bank_reference: marker,
    order_numbers: [2],
  });
  const made = { created_at: now, created_by: authorId };
  const { voucher_batch_id } = await own('voucher_batches', { label: marker, ...made });
  const { voucher_id } = await own('vouchers', {
    code: `CODE${String(order_id)}`,
    label: marker,
    voucher_batch_id,
    percent_basis_points: 1000,
    scope: 'ITEMS',
    ...made,
  });
  await own('voucher_scopes', { voucher_id, item_type: 'course', item_id: courseId });
  await own('voucher_uses', {
    order_id: paidId,
    voucher_id,
    user_id: userId,
    status: 'USED',
    discount_minor: 100,
    held_at: now,
    ended_at: now,
  });
  const { organization_id } = await own('carts', { user_id: userId, changed_at: now });
  await server.admin`
    insert into cart_items (organization_id, cart_item_id, user_id, item_type, item_id, title, price_minor, currency, added_at)
    overriding system value
    values (${organization_id as number}, ${waiting.order_line_id as number}, ${userId}, 'course', ${courseId as number}, ${both as never}, 4900,
      'SAR', ${now})`;
  await own('cart_vouchers', { user_id: userId, voucher_id, added_at: now });
  await own('saved_views', { user_id: userId, list: 'orders', name: marker, query: 'state=PAID', created_at: now });
}
