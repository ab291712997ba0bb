import { formatMoney, shortDay } from '@back-office/shared/format';
import type { DeferredLineId } from './deferredLines';
import type { Scenario, ScenarioGroup } from './scenario';
import {
  appointmentStory,
  cateringStory,
  depositDay,
  fulfillmentDay,
  giftCardStory,
  invoiceStory,
  orderDay,
  orderStory,
  refundDay,
  remainingDay,
  usedGiftCardStory,
} from './stories';

const bothDays = [depositDay, remainingDay];
const orderTerms = `Order of ${formatMoney(100_000)} with a deposit of ${formatMoney(10_000)}`;
const invoiceTerms = `Invoice of ${formatMoney(100_000)} with a deposit of ${formatMoney(10_000)}`;
const appointmentTerms = `Appointment of ${formatMoney(20_000)} with a deposit of ${formatMoney(5_000)}`;

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
      { story: invoiceStory, deferredLines: partialPayments },
      invoiceTerms,
      `Invoice of ${formatMoney(100_000)}: ${formatMoney(10_000)} on ${shortDay(depositDay)}, the rest on ${shortDay(remainingDay)}`,
    ),
  },
  {
    id: 'appointments-deposits',
    title: 'Deposits',
    description: 'An appointment with a deposit: what each day reports',
    kind: 'Appointments',
    scenarios: threeDays(
      ['appointment-deposit-day', 'appointment-remaining-payment', 'appointment-full-cycle'],
      { story: appointmentStory, deferredLines: appointments },
      appointmentTerms,
      `Appointment of ${formatMoney(20_000)}: ${formatMoney(5_000)} on ${shortDay(depositDay)}, the rest on ${shortDay(remainingDay)}`,
    ),
  },
  {
    id: 'orders-deposits',
    title: 'Orders',
    description: 'An online order with a deposit: what each day reports',
    kind: undefined,
    scenarios: threeDays(
      ['deposit-day', 'remaining-payment-option-b', 'full-cycle-option-b'],
      { story: orderStory, deferredLines: deposits },
      orderTerms,
      `Order of ${formatMoney(100_000)}: ${formatMoney(10_000)} on ${shortDay(depositDay)}, the rest on ${shortDay(remainingDay)}`,
    ),
  },
  {
    id: 'invoices-by-date',
    title: 'Follow the date range',
    description: 'An invoice whose report depends on which of its two days are in the date range',
    kind: 'Invoices',
    scenarios: [
      following('deposit-payment', 'Deposit payment', invoiceTerms, { story: invoiceStory, deferredLines: deposits }),
      following(
        'partial-payment',
        'Partial payment',
        `Invoice of ${formatMoney(100_000)} with a partial payment of ${formatMoney(10_000)}`,
        {
          story: invoiceStory,
          deferredLines: partialPayments,
        },
      ),
    ],
  },
  {
    id: 'appointments-by-date',
    title: 'Follow the date range',
    description: 'An appointment whose report depends on which of its two days are in the date range',
    kind: 'Appointments',
    scenarios: [
      following('appointment-deposit-payment', 'Deposit payment', appointmentTerms, {
        story: appointmentStory,
        deferredLines: appointments,
      }),
      following(
        'appointment-partial-payment',
        'Partial payment',
        `Appointment of ${formatMoney(20_000)} with a partial payment of ${formatMoney(5_000)}`,
        { story: appointmentStory, deferredLines: appointments },
      ),
    ],
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

type Told = Pick<Scenario, 'story' | 'deferredLines'>;

function threeDays(
  ids: readonly [string, string, string],
  told: Told,
  terms: string,
  both: string,
): readonly Scenario[] {
  const [deposit, remaining, fullCycle] = ids;
  return [
    { ...told, id: deposit, title: 'Deposit day', description: `${terms}, paid on Jul 5`, days: [depositDay] },
    {
      ...told,
      id: remaining,
      title: 'Remaining payment',
      description: `${terms}, paid on Jul 5`,
      days: [remainingDay],
    },
    {
      ...told,
      id: fullCycle,
      title: 'Full cycle',
      description: both,
      days: bothDays,
      ...(fullCycle === 'full-cycle-option-b' && { opensFullCycle: true }),
    },
  ];
}

/** Without any of its days in the range, it shows the first payment. */
function following(id: string, title: string, terms: string, told: Told): Scenario {
  return { ...told, id, title, description: `${terms}, on Jul 5 and Jul 10`, days: [depositDay], followsRange: true };
}
