import { formatMoney, shortDay } from '@back-office/shared/format';
import type { DeferredLineId } from './deferredLines';
import type { Scenario, ScenarioGroup } from './scenario';
import {
  appointmentDeposit,
  cateringStory,
  depositDay,
  fulfillmentDay,
  giftCardStory,
  invoiceDeposit,
  orderDay,
  orderDeposit,
  refundDay,
  remainingDay,
  usedGiftCardStory,
} from './stories';

const deposits: readonly DeferredLineId[] = ['gift-card-sales', 'partial-payments-deposit', 'deposit-redeemed'];
const partialPayments: readonly DeferredLineId[] = ['gift-card-sales', 'partial-payments', 'deposit-redeemed'];
const appointments: readonly DeferredLineId[] = [
  'gift-card-sales',
  'appointments-deposit',
  'appointments-deposit-redeemed',
];
const giftCards: readonly DeferredLineId[] = ['gift-card-sales', 'gc-refund'];

/** In the order of the navigation. */
export const scenarioGroups: readonly ScenarioGroup[] = [
  {
    id: 'invoices-deposits',
    title: 'Deposits',
    description: 'An invoice with a deposit: what each day reports',
    kind: 'Invoices',
    scenarios: threeDays(
      ['invoice-deposit-day', 'invoice-remaining-payment', 'invoice-full-cycle'],
      invoiceDeposit,
      partialPayments,
    ),
  },
  {
    id: 'appointments-deposits',
    title: 'Deposits',
    description: 'An appointment with a deposit: what each day reports',
    kind: 'Appointments',
    scenarios: threeDays(
      ['appointment-deposit-day', 'appointment-remaining-payment', 'appointment-full-cycle'],
      appointmentDeposit,
      appointments,
    ),
  },
  {
    id: 'orders-deposits',
    title: 'Orders',
    description: 'An online order with a deposit: what each day reports',
    kind: undefined,
    scenarios: threeDays(['deposit-day', 'remaining-payment-option-b', 'full-cycle-option-b'], orderDeposit, deposits),
  },
  {
    id: 'invoices-by-date',
    title: 'Follow the date range',
    description: 'An invoice whose report depends on which of its two days are in the date range',
    kind: 'Invoices',
    scenarios: byDate('', invoiceDeposit, { deposit: deposits, partial: partialPayments }),
  },
  {
    id: 'appointments-by-date',
    title: 'Follow the date range',
    description: 'An appointment whose report depends on which of its two days are in the date range',
    kind: 'Appointments',
    scenarios: byDate('appointment-', appointmentDeposit, { deposit: appointments, partial: appointments }),
  },
  {
    id: 'more-scenarios',
    title: 'More scenarios',
    description: 'Gift cards, and an order that is paid in full in advance',
    kind: undefined,
    scenarios: [
      {
        id: 'gift-card',
        title: 'Gift card',
        description: `A gift card of ${formatMoney(5_000)}, sold on ${shortDay(depositDay)}`,
        story: giftCardStory,
        days: [depositDay],
        deferredLines: giftCards,
      },
      {
        id: 'gift-card-used',
        title: 'Gift card used and refunded',
        description: `A gift card of ${formatMoney(5_000)}: ${formatMoney(3_000)} used on ${shortDay(remainingDay)}, the rest refunded on ${shortDay(refundDay)}`,
        story: usedGiftCardStory,
        days: [depositDay, remainingDay, refundDay],
        deferredLines: giftCards,
      },
      {
        id: 'catering-order',
        title: 'Catering order',
        description: `An order of ${formatMoney(100_000)}, placed and paid on ${shortDay(orderDay)} and fulfilled on ${shortDay(fulfillmentDay)}`,
        story: cateringStory,
        days: [orderDay, fulfillmentDay],
        deferredLines: partialPayments,
      },
    ],
  },
];

export const scenarios: readonly Scenario[] = scenarioGroups.flatMap((group) => group.scenarios);

/** For pages that are opened without a scenario. */
export function scenarioWithId(id: string): Scenario {
  const found = scenarios.find((each) => each.id === id);
  if (!found) throw new Error(`There is no scenario ${id}. Change it, or add it to a group.`);
  return found;
}

type Ids = readonly [deposit: string, remaining: string, fullCycle: string];

function threeDays(
  [deposit, remaining, cycle]: Ids,
  { story, termsWith, summary }: typeof orderDeposit,
  deferredLines: readonly DeferredLineId[],
): readonly Scenario[] {
  const told = { story, deferredLines };
  const description = `${termsWith('deposit')}, paid on Jul 5`;
  const opensFullCycle = cycle === 'full-cycle-option-b' && ({ opensFullCycle: true } as const);
  return [
    { ...told, id: deposit, title: 'Deposit day', description, days: [depositDay] },
    { ...told, id: remaining, title: 'Remaining payment', description, days: [remainingDay] },
    {
      ...told,
      id: cycle,
      title: 'Full cycle',
      description: summary,
      days: [depositDay, remainingDay],
      ...opensFullCycle,
    },
  ];
}

/** The same story twice. Without any of its days in the range, it shows the first payment. */
function byDate(
  prefix: string,
  { story, termsWith }: typeof orderDeposit,
  lines: Readonly<Record<'deposit' | 'partial', readonly DeferredLineId[]>>,
): readonly Scenario[] {
  const following = (id: string, title: string, terms: string, deferredLines: readonly DeferredLineId[]): Scenario => ({
    id: `${prefix}${id}`,
    title,
    description: `${terms}, on Jul 5 and Jul 10`,
    story,
    days: [depositDay],
    followsRange: true,
    deferredLines,
  });
  return [
    following('deposit-payment', 'Deposit payment', termsWith('deposit'), lines.deposit),
    following('partial-payment', 'Partial payment', termsWith('partial payment'), lines.partial),
  ];
}
