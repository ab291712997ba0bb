import type { Cents, Day, DayRange } from '@back-office/shared/format';
import { customerText, type TransactionLine } from '@back-office/shared/ledger';
import { shownDays, type Scenario } from './scenario';
import type { ScenarioRow } from './scenarioRow';

/** The invoice, appointment or order whose deposit is redeemed, as it stands on the last day shown. */
export interface Invoice {
  readonly title: string;
  readonly number: string;
  readonly customer: string;
  readonly channel: string;
  readonly issued: Day;
  readonly items: readonly TransactionLine[];
  readonly price: Cents;
  /** In order of time. */
  readonly payments: readonly InvoicePayment[];
  readonly paid: Cents;
  readonly due: Cents;
  readonly asOf: Day;
}

interface InvoicePayment {
  readonly row: ScenarioRow;
  /** Its day is not over on the last day shown. */
  readonly isDue: boolean;
}

const titles: Readonly<Record<string, string>> = {
  Invoice: 'Invoice detail',
  Appointment: 'Appointment detail',
  Online: 'Order detail',
};

/** `undefined` if the scenario has no deposit, and so nothing to redeem. */
export function invoiceOf(scenario: Scenario, range: DayRange): Invoice | undefined {
  const { story } = scenario;
  const completion = story.find(({ depositRedeemed }) => depositRedeemed > 0);
  const [first] = story;
  if (!completion || !first) return undefined;
  const asOf = shownDays(scenario, range).at(-1) ?? completion.date;
  const payments = story.map((row) => ({ row, isDue: row.date > asOf }));
  const paid = sumOf(payments.filter(({ isDue }) => !isDue));
  return {
    title: titles[completion.channel] ?? 'Invoice detail',
    number: first.id,
    customer: customerText(completion),
    channel: completion.channel,
    issued: first.date,
    items: completion.lines,
    price: completion.netSales,
    payments,
    paid,
    due: completion.netSales - paid,
    asOf,
  };
}

function sumOf(payments: readonly InvoicePayment[]): Cents {
  return payments.reduce((sum, { row }) => sum + row.totalCollected, 0);
}
