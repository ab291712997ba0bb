import type { PaymentMethod, Tender } from '@back-office/shared/ledger';
import type { RowTest } from './lineDefinition';

export const byMethod: Readonly<Record<PaymentMethod, RowTest>> = {
  card: ({ paymentMethod }) => paymentMethod === 'card',
  cash: ({ paymentMethod }) => paymentMethod === 'cash',
};

export const withTender: Readonly<Record<Tender, RowTest>> = {
  Card: ({ tender }) => tender === 'Card',
  Cash: ({ tender }) => tender === 'Cash',
  'Digital Wallet': ({ tender }) => tender === 'Digital Wallet',
  Other: ({ tender }) => tender === 'Other',
};
